import * as z from 'zod';
import { PAGE_IDS, type PageId } from '#lib/pages/registry.ts';
import { isLongerThan } from './fields.ts';

/** A run of a text with marks: plain, strong, code, or a link to a page of ours or to another site. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'page'; readonly page: string; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] };

/** `**strong**`, `` `code` ``, `[text](page:web-design)` and `[text](https://…)`. */
const MARK =
  /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|\[(?<label>[^[\]]+)\]\((?:page:(?<page>[\w-]+)|(?<url>https:\/\/[^\s()]+))\)/u;

function markOf(groups: Partial<Record<string, string>>): Inline {
  const { strong, code, label = '', page, url = '' } = groups;
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) };
  if (code !== undefined) return { kind: 'code', text: code };
  const children = parseInline(label);
  return page === undefined ? { kind: 'link', url, children } : { kind: 'page', page, children };
}

/** Splits a text at its marks. What is no mark stays text, so nothing a writer typed is lost. */
export function parseInline(text: string): Inline[] {
  const found = MARK.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, found.index);
  const mark = markOf(found.groups ?? {});
  return [...parseInline(before), mark, ...parseInline(text.slice(found.index + found[0].length))];
}

const inside = (run: Inline): readonly Inline[] => ('children' in run ? [run, ...run.children.flatMap(inside)] : [run]);

/** Every run of a text, those inside others included. */
const runsOf = (text: string): Inline[] => parseInline(text).flatMap(inside);

/** What a reader sees: the text without its marks. */
export const plainText = (text: string): string =>
  runsOf(text)
    .map((run) => ('text' in run ? run.text : ''))
    .join('');

/** Where a text links to: `page:web-design`, `https://…`. */
export const linkTargets = (text: string): string[] =>
  runsOf(text).flatMap((run) => {
    if (run.kind === 'page') return [`page:${run.page}`];
    return run.kind === 'link' ? [run.url] : [];
  });

export const isPageId = (value: string): value is PageId => PAGE_IDS.some((id) => id === value);

/** What is wrong with the marks of a text, or nothing. */
function markProblem(text: string): string | undefined {
  const runs = runsOf(text);
  const unknown = runs.find((run) => run.kind === 'page' && !isPageId(run.page));
  if (unknown?.kind === 'page') return `no page is called "${unknown.page}"; see lib/pages/registry.ts`;
  const left = runs.find((run) => run.kind === 'text' && /\*\*|`|\]\(/u.test(run.text));
  return left && 'text' in left ? `a mark is not closed or no link we know: "${left.text.slice(0, 60)}"` : undefined;
}

/** A text with marks, with its longest visible length. */
export const markedText = (max: number, note: string) =>
  z
    .string()
    .min(1)
    .superRefine((value, context) => {
      if (value.length > max && isLongerThan(plainText(value), max)) {
        context.addIssue({ code: 'custom', message: `longer than ${max} characters` });
      }
      const problem = markProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({ description: note, maxGraphemes: max, marked: true });
