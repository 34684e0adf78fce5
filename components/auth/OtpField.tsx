import { useEffect, useRef } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { classNames } from '#components/ui/class-names.ts';
import { Field } from '#components/ui/Field.tsx';
import { controlProps } from '#components/ui/field-parts.ts';
import { CODE_LENGTH, codeIn } from '#lib/otp/code-in.ts';
import css from './OtpField.module.css';
import { useWebOtp } from './use-web-otp.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (code: string) => void;
  /** All six digits are there; called once for each code. */
  readonly onComplete: () => void;
}

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** One real field, so that autofill, paste and screen readers work, drawn as six boxes. */
export function OtpField({
  id,
  label,
  value,
  error,
  disabled = false,

  onChange,
  onComplete,
}: Props) {
  const { digits } = useFormat();
  const input = useRef<HTMLInputElement>(null);

  function take(text: string): void {
    const code = codeIn(text);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) queueMicrotask(onComplete); // after the state has the last digit
  }
  useWebOtp(take);

  useEffect(() => {
    if (error) input.current?.select(); // typing replaces the refused code
    input.current?.focus();
  }, [error]);

  return (
    <Field id={id} label={label} error={error}>
      <div className={css.boxes} dir="ltr">
        <input
          ref={input}
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          disabled={disabled}
          onChange={({ target }) => take(target.value)}
          {...controlProps({ id, error })}
        />
        {PLACES.map((place) => (
          <span
            key={place}
            className={classNames(
              css.box,
              place < value.length && css.filled,
              place === Math.min(value.length, CODE_LENGTH - 1) && css.next,
            )}
            aria-hidden="true"
          >
            {digits(value[place] ?? '')}
          </span>
        ))}
      </div>
    </Field>
  );
}
