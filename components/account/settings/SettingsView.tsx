import { Devices } from './Devices.tsx';
import { SigningIn } from './SigningIn.tsx';

/** Account settings. */
export function SettingsView() {
  return (
    <>
      <SigningIn />
      <Devices />
    </>
  );
}
