import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import json from 'shiki/langs/json.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import type { CodeLanguage } from '#lib/content/kinds/article.ts';

/** What a run of code is, where a reader is helped by seeing it. */
export type CodeRole = 'keyword' | 'string' | 'comment' | 'name' | 'constant';

export interface CodeToken {
  readonly text: string;
  readonly role: CodeRole | undefined;
}

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '', fontStyle: false });

/** Colours of the theme are variables named after what they colour. */
const ROLES: Readonly<Record<string, CodeRole>> = {
  'var(token-keyword)': 'keyword',
  'var(token-string)': 'string',
  'var(token-string-expression)': 'string',
  'var(token-comment)': 'comment',
  'var(token-function)': 'name',
  'var(token-constant)': 'constant',
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, css, html, json, tsx, typescript],
  engine: createJavaScriptRegexEngine(),
});

/** Brackets and operators stay plain: colour there is noise, and bytes. */
const roleOf = (text: string, colour: string | undefined): CodeRole | undefined =>
  /[\p{L}\p{N}]/u.test(text) ? ROLES[colour ?? ''] : undefined;

/** Joins neighbours of one role, so that a page carries as few elements as it can. */
function joined(tokens: readonly CodeToken[]): CodeToken[] {
  const runs: CodeToken[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && last.role === token.role) runs[runs.length - 1] = { ...last, text: last.text + token.text };
    else runs.push(token);
  }
  return runs;
}

/** Splits a code sample into coloured runs; line breaks stay inside them. */
export function codeTokens(code: string, language: CodeLanguage): CodeToken[] {
  const text = code.trimEnd();
  if (language === 'text') return [{ text, role: undefined }];
  const lines = highlighter.codeToTokensBase(text, { lang: language, theme: 'site' });
  const tokens = lines.flatMap((line, at) => [
    ...(at > 0 ? [{ text: '\n', role: undefined }] : []),
    ...line.map(({ content, color }) => ({ text: content, role: roleOf(content, color) })),
  ]);
  return joined(tokens);
}
