import { Icon } from '#components/ui/Icon.tsx';
import css from './AltchaCaptcha.module.css';

interface Props {
  readonly id?: string;
  readonly children: string;
}

/** What is wrong with a captcha, under it. */
export function CaptchaError({ id, children }: Props) {
  return (
    <p className={css.error} id={id} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
