import type { MouseEvent } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import type { FieldErrors } from '#lib/forms/field-errors.ts';
import css from './ErrorSummary.module.css';
import { type FormTexts, fieldMessage } from './form-texts.ts';

interface Props {
  readonly errors: FieldErrors;
  /** The form's fields in their order: name, id of the control, label. */
  readonly fields: readonly { readonly name: string; readonly id: string; readonly label: string }[];
  readonly texts: FormTexts;
}

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault(); // a jump to the anchor would scroll without moving the focus
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Lists refused fields with links to them. With one field the focus is on the field itself, and no list is needed. */
export function ErrorSummary({ errors, fields, texts }: Props) {
  const refused = fields.flatMap((field) => {
    const error = errors[field.name];
    return error ? [{ ...field, message: fieldMessage(error, texts) }] : [];
  });
  if (refused.length < 2) return null;
  return (
    <div className={css.summary} role="alert" tabIndex={-1} data-summary>
      <Alert tone="error" title={texts.words.summaryTitle}>
        <ul className={css.list}>
          {refused.map(({ name, id, label, message }) => (
            <li key={name}>
              <a href={`#${id}`} onClick={focusField}>
                {label}
              </a>{' '}
              {message}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
