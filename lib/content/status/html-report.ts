import { languageOf } from '#lib/i18n/languages.ts';
import type { Finding } from '../check/finding.ts';
import type { Coverage } from './coverage.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:72rem;padding:0 1rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem;text-align:start;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent);white-space:nowrap}
td.n,th.n{text-align:end;font-variant-numeric:tabular-nums}
li{margin-block:.75rem}
bdi{font-weight:600}
code{overflow-wrap:anywhere}
.bad{color:#b3261e}.mid{color:#8a5a00}
@media(prefers-color-scheme:dark){.bad{color:#ff8a80}.mid{color:#ffcf70}}`;

const HEADS = ['Language', 'Pages complete', 'Texts', 'Words', 'Older than English', 'Errors', 'Warnings'];

function row({ language, complete, files, texts, words, stale, errors, warnings }: Coverage): string {
  const number = (value: number, tone = '') =>
    `<td class="n ${value > 0 ? tone : ''}">${value.toLocaleString('en')}</td>`;
  const name = `<th scope="row"><a href="#${language}">${languageOf(language).nativeName}</a> (${language})</th>`;
  const pages = `<td class="n ${complete < files ? 'bad' : ''}">${complete} of ${files}</td>`;
  const rest = [number(texts), number(words), number(stale, 'mid'), number(errors, 'bad'), number(warnings, 'mid')];
  return `<tr>${name}${pages}${rest.join('')}</tr>`;
}

function item({ level, file, field, text, problem, mend, address }: Finding, site: string): string {
  const page = address ? ` <a href="${safe(site + address)}">open the page</a>` : '';
  const shown = text ? `<br><bdi>${safe(text)}</bdi>` : '';
  const place = field ? `${file} › ${field}` : file;
  return `<li><span class="${level === 'error' ? 'bad' : 'mid'}">${level === 'error' ? 'Error' : 'Warning'}</span> <code>${safe(place)}</code>${page}${shown}<br>${safe(problem)}<br>→ ${safe(mend)}</li>`;
}

function section({ language, findings }: Coverage, site: string): string {
  const list =
    findings.length === 0 ? '<p>Nothing to mend.</p>' : `<ul>${findings.map((one) => item(one, site)).join('')}</ul>`;
  return `<h2 id="${language}">${languageOf(language).nativeName}</h2>${list}`;
}

/**
 * The state of all texts as one page that needs nothing else.
 *
 * @param site address of the site that the links of findings lead to
 */
export const htmlReport = (rows: readonly Coverage[], site: string, date: Date): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Texts in ${rows.length} languages</title>
<style>${STYLE}</style>
<h1>Texts in ${rows.length} languages</h1>
<p>As of <time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<div class="wide" tabindex="0" role="region" aria-label="Languages"><table>
<thead><tr>${HEADS.map((head, at) => `<th scope="col"${at > 0 ? ' class="n"' : ''}>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody>
</table></div>
${rows.map((one) => section(one, site)).join('\n')}
</html>
`;
