import { useText } from '#components/providers/use-text.ts';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { passwordRules } from '#lib/contract/password.ts';
import { useAppSelector } from '#store/hooks.ts';
import css from './AuthForm.module.css';
import { PasswordField } from './PasswordField.tsx';

function Rule({ isMet, children }: { readonly isMet: boolean; readonly children: string }) {
  return (
    <li className={isMet ? css.met : css.unmet}>
      <Icon name="check" />
      {children}
    </li>
  );
}

/** A new password with its rules ticked off as it is typed, and once more to be sure. */
export function NewPasswordFields({ prefix, label }: { readonly prefix: string; readonly label: string }) {
  const text = useText('auth');
  const { password, confirmPassword } = useAppSelector((state) => state.registerUser);
  const { isLong, hasUppercase } = passwordRules(password);
  const isSame = password !== '' && password === confirmPassword;
  return (
    <>
      <PasswordField id={`${prefix}-password`} name="password" label={label} autoComplete="new-password">
        <ul className={classNames('caption', css.rules)}>
          <Rule isMet={isLong}>{text('ruleLength')}</Rule>
          <Rule isMet={hasUppercase}>{text('ruleUppercase')}</Rule>
        </ul>
      </PasswordField>
      <PasswordField
        id={`${prefix}-repeat`}
        name="confirmPassword"
        label={text('repeatPassword')}
        autoComplete="new-password"
      >
        {isSame && (
          <ul className={classNames('caption', css.rules)}>
            <Rule isMet>{text('same')}</Rule>
          </ul>
        )}
      </PasswordField>
    </>
  );
}
