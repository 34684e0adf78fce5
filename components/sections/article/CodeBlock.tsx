import { createElement } from 'react';
import { type CodeToken, codeTokens } from '#lib/code-tokens.ts';
import type { BlockOf } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './CodeBlock.module.css';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly block: BlockOf<'code'>;
}

/** Runs never change places, so they are spread and need no keys. */
const Tokens = ({ tokens }: { readonly tokens: readonly CodeToken[] }) =>
  createElement(
    'code',
    null,
    ...tokens.map(({ text, role }) => (role ? createElement('span', { className: css[role] }, text) : text)),
  );

/** A code sample, left to right in every language. Its box scrolls by itself, and the keyboard reaches it. */
export function CodeBlock({ lng, block: { language, caption, code } }: Props) {
  const { copyCode, copied } = messagesOf(lng, 'blog');
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <span className="caption muted">{caption}</span>
        <CopyButton label={copyCode} copied={copied} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard */}
      <pre className={css.code} dir="ltr" translate="no" tabIndex={0} data-copy-source="">
        <Tokens tokens={codeTokens(code, language)} />
      </pre>
    </figure>
  );
}
