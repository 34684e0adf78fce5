import { type ReactNode, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Field } from '#components/ui/Field.tsx';
import { controlProps, fieldClass } from '#components/ui/field-parts.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { typed } from '#store/sign-in/attempt.ts';
import css from './AuthForm.module.css';

interface Props {
  readonly id: string;
  readonly name: 'password' | 'confirmPassword';
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly children?: ReactNode;
}

/** A password that can be looked at while it is typed; pasting is welcome. */
export function PasswordField({ id, name, label, autoComplete, children }: Props) {
  const value = useAppSelector((state) => state.registerUser[name]);
  const refusal = useAppSelector((state) => state.registerUser.errors[name]);
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const error = useMessage()(refusal);
  const [isShown, setShown] = useState(false);

  return (
    <Field id={id} label={label} error={error}>
      <div className={css.with}>
        <input
          className={fieldClass}
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => dispatch(typed({ [name]: target.value }))}
          {...controlProps({ id, error })}
        />
        <button
          type="button"
          aria-label={text('showPassword')}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
      {children}
    </Field>
  );
}
