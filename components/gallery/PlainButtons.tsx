import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import css from './Gallery.module.css';
import { TEXTS } from './texts.ts';

const VARIANTS = ['gold', 'ink', 'line', 'quiet'] as const;

export function PlainButtons() {
  return VARIANTS.map((variant) => (
    <div className={css.line} key={variant}>
      <Button variant={variant} go>
        {TEXTS.order}
      </Button>
      <Button variant={variant} disabled>
        {TEXTS.disabled}
      </Button>
      <Button variant={variant} loading>
        {TEXTS.loading}
      </Button>
      <Button variant={variant} size="md">
        {TEXTS.small}
      </Button>
      <Button variant={variant} size="sm">
        {TEXTS.tiny}
      </Button>
    </div>
  ));
}

export function PlainLinks() {
  return (
    <div className={css.line}>
      <ArrowLink href="#links">{TEXTS.textLink}</ArrowLink>
      <TextLink href="#links">{TEXTS.inlineLink}</TextLink>
    </div>
  );
}
