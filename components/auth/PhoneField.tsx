import { useMemo } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Field } from '#components/ui/Field.tsx';
import { controlProps } from '#components/ui/field-parts.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { asciiDigits } from '#lib/format/digits.ts';
import { CALLING_COUNTRIES, callingCodeOf, countryOfPrefix } from '#lib/phone/calling-codes.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { typed } from '#store/sign-in/attempt.ts';
import { LinkedText } from './LinkedText.tsx';
import css from './PhoneField.module.css';

interface Props {
  readonly id: string;
  readonly hint?: string;
  /** A way out beside the error: to the other page, when the number is known or is not. */
  readonly errorLink?: { readonly text: string; readonly href: string } | undefined;
}

/** Countries by their names in the page's language. */
function useCountries(locale: string) {
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const rows = CALLING_COUNTRIES.map((row) => ({ ...row, name: names.of(row.country) ?? row.country }));
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  }, [locale]);
}

/** A telephone number: the country is chosen, or follows the prefix that is typed. Left to right in every language. */
export function PhoneField({ id, hint, errorLink }: Props) {
  const { phone, country, errors } = useAppSelector((state) => state.registerUser);
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const forms = useText('forms');
  const message = useMessage();
  const { locale } = useFormat();
  const countries = useCountries(locale);
  const error = message(errors.phone);

  function type(value: string): void {
    const named = countryOfPrefix(asciiDigits(value), country);
    dispatch(typed({ phone: value, ...(named && { country: named }) }));
  }

  return (
    <div>
      <Field id={id} label={forms('phone')} hint={hint} error={error}>
        <div className={css.phone} dir="ltr">
          <span className={css.country}>
            <span aria-hidden="true">+{callingCodeOf(country)}</span>
            <Icon name="chevron" />
            <select
              aria-label={text('country')}
              value={country}
              onChange={({ target }) => dispatch(typed({ country: target.value }))}
            >
              {countries.map(({ country: code, callingCode, name }) => (
                <option key={code} value={code}>
                  {`${name} (+${callingCode})`}
                </option>
              ))}
            </select>
          </span>
          <input
            className={css.input}
            type="tel"
            name="phone"
            autoComplete="tel"
            value={phone}
            onChange={({ target }) => type(target.value)}
            {...controlProps({ id, hint, error })}
          />
        </div>
      </Field>
      {error && errorLink && (
        <p className="caption">
          <LinkedText text={`<a>${errorLink.text}</a>`} href={errorLink.href} />
        </p>
      )}
    </div>
  );
}
