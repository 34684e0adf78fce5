import { useText } from '#components/providers/use-text.ts';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { readProfile } from '#lib/contract/profile.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useQuery } from '../use-query.ts';
import { Devices } from './Devices.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { NoticeChoices } from './NoticeChoices.tsx';
import { SigningIn } from './SigningIn.tsx';

/** Account settings: how one signs in and where, how the pages look, and what is told. */
export function SettingsView() {
  const [profile, reload] = useQuery((api) => api.call(readProfile, {}));
  const messages = useText('messages');
  return (
    <>
      <SigningIn />
      <Devices />
      {profile.state === 'loading' && <Skeleton label={messages('loading')} rows={5} />}
      {profile.state === 'failed' && <LoadFailed onRetry={reload} />}
      {profile.state === 'ready' && (
        <>
          <DisplaySettings profile={profile.data} onChange={reload} />
          <NoticeChoices profile={profile.data} onChange={reload} />
        </>
      )}
    </>
  );
}
