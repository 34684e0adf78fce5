import { useText } from '#components/providers/use-text.ts';
import { TextField } from '#components/ui/TextField.tsx';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The code of the authenticator app, or a recovery code, beside another proof. Neither is a word of any language. */
export function AppCodeField({ id, value, onChange }: Props) {
  const text = useText('auth');
  return (
    <TextField
      id={id}
      label={text('appOtp')}
      hint={text('appOtpHint')}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
