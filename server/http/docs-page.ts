import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from './openapi.ts';

/*
 * The browsable page of the API: plain HTML from the OpenAPI document, no script and nothing from elsewhere. The
 * ready-made viewers weigh megabytes and ask other hosts for fonts.
 */
const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d8d2c4, #3a362d); --gold: light-dark(#7d6632, #bfa268) }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.6 system-ui, sans-serif }
h1 { font-weight: 500 } h2 { margin-block: 3rem 0; font-size: 1.1rem; text-transform: uppercase; letter-spacing: .08em }
details { border-block-end: 1px solid var(--line) } summary { padding-block: .8rem; cursor: pointer }
summary code { font-weight: 600 } .method { color: var(--gold) }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); font-size: .85rem }
table { border-collapse: collapse; width: 100% } td, th { padding: .4rem .8rem .4rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line) }
a { color: var(--gold) }`;

/** The page runs nothing, and its one style sheet is known by its hash. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const json = (value: unknown): string => `<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;

const schemaIn = (container: object | undefined): unknown =>
  Object.values((container as { content?: Record<string, { schema?: object }> } | undefined)?.content ?? {})[0]?.schema;

function parameterTable({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escapeHtml(description)} <code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><table>${rows.join('')}</table>`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const answers = Object.entries(operation.responses);
  const success = schemaIn(answers.find(([status]) => status.startsWith('2'))?.[1]);
  const mark = operation.security ? ' <span class="method">signed in</span>' : '';
  const rows = answers.map(
    ([status, { description }]) => `<tr><td><code>${status}</code></td><td>${escapeHtml(description)}</td></tr>`,
  );
  const body = operation.requestBody ? `<h4>Body</h4>${json(schemaIn(operation.requestBody))}` : '';
  return `<details id="${operation.operationId}">
<summary><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}${mark}</summary>
${parameterTable(operation)}${body}${success ? `<h4>Success</h4>${json(success)}` : ''}<h4>Answers</h4><table>${rows.join('')}</table></details>`;
}

/** Renders the whole API on one page, grouped by the first part of the path. */
export function docsPage({ info, servers, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags[0] ?? ''));
  const sections = groups.map(
    ([tag, found = []]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${found.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<p>Base: <code>${escapeHtml(servers[0]?.url ?? '')}</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a></p>
${sections.join('\n')}</body></html>`;
}
