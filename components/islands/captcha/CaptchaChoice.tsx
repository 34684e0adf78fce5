import { Button } from '#components/ui/Button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import row from './AltchaCaptcha.module.css';
import css from './Captcha.module.css';
import { CaptchaError } from './CaptchaError.tsx';
import type { CaptchaTexts } from './captcha-texts.ts';

interface Props {
  readonly id: string;
  readonly texts: CaptchaTexts;
  readonly error?: string | undefined;
  readonly isLoading: boolean;
  readonly onGoogle: () => void;
  readonly onOwn: () => void;
}

/** Who shall check that one is human: Google, which then learns of the visitor, or the agency's own service. */
export function CaptchaChoice({ id, texts, error, isLoading, onGoogle, onOwn }: Props) {
  return (
    <fieldset id={id} tabIndex={-1} className={css.choice} data-refused={error ? '' : undefined}>
      <legend className="vh">{texts.captcha}</legend>
      <div className={classNames(row.row, css.ways)} data-error={error ? '' : undefined}>
        <p className="caption">{texts.captchaGoogle}</p>
        <Button variant="line" size="sm" loading={isLoading} onClick={onGoogle}>
          {texts.captchaByGoogle}
        </Button>
        <Button variant="quiet" size="sm" onClick={onOwn}>
          {texts.captchaByUs}
        </Button>
      </div>
      {error && <CaptchaError>{error}</CaptchaError>}
    </fieldset>
  );
}
