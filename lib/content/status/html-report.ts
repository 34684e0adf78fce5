import { languageOf } from '#lib/i18n/languages.ts';
import type { Finding } from '../check/finding.ts';
import type { Coverage } from './coverage.ts';
import { REPORT_STYLE } from './report-style.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const HEADS = ['Language', 'Pages complete', 'Texts', 'Words', 'Older than English', 'Errors', 'Warnings'];

function row({ language, complete, files, texts, words, stale, errors, warnings }: Coverage): string {
  const { nativeName, locale } = languageOf(language);
  const number = (value: number, tone = '') => {
    const shown = value.toLocaleString('en');
    return `<td class="n">${value > 0 && tone ? `<b class="${tone}">${shown}</b>` : shown}</td>`;
  };
  const name = `<th scope="row"><a href="#${language}"><bdi lang="${locale}">${nativeName}</bdi></a> <span class="soft">${language}</span></th>`;
  const share = Math.round((complete / Math.max(files, 1)) * 100);
  const count = complete < files ? `<b class="bad">${complete} of ${files}</b>` : `${complete} of ${files}`;
  const pages = `<td class="n">${count}<span class="bar"><i style="inline-size:${share}%"></i></span></td>`;
  const rest = [number(texts), number(words), number(stale, 'mid'), number(errors, 'bad'), number(warnings, 'mid')];
  return `<tr>${name}${pages}${rest.join('')}</tr>`;
}

function item({ level, language, file, field, text, problem, mend, address }: Finding, site: string): string {
  const { locale, dir } = languageOf(language);
  const isError = level === 'error';
  const page = address ? ` · <a href="${safe(site + address)}">open the page</a>` : '';
  const shown = text ? `<blockquote lang="${locale}" dir="${dir}">${safe(text)}</blockquote>` : '';
  const place = field ? `${file} › ${field}` : file;
  return `<li class="${isError ? 'bad' : 'mid'}"><span class="tag">${isError ? 'Error' : 'Warning'}</span> <code>${safe(place)}</code>${page}${shown}<p>${safe(problem)}</p><p class="soft">→ ${safe(mend)}</p></li>`;
}

function section({ language, findings }: Coverage, site: string): string {
  const { nativeName, locale } = languageOf(language);
  const list =
    findings.length === 0
      ? '<p class="done">Nothing to mend.</p>'
      : `<ul>${findings.map((one) => item(one, site)).join('\n')}</ul>`;
  return `<h2 id="${language}"><bdi lang="${locale}">${nativeName}</bdi> <small>${language}</small></h2>\n${list}`;
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
<style>${REPORT_STYLE}</style>
<main>
<h1>Texts in ${rows.length} languages</h1>
<p class="soft">As of <time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>. Errors stop a build; warnings are for a person to judge. Made by <code>npm run locales status</code>.</p>
<div class="wide" tabindex="0" role="region" aria-label="Languages"><table>
<thead><tr>${HEADS.map((head, at) => `<th scope="col"${at > 0 ? ' class="n"' : ''}>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody>
</table></div>
${rows.map((one) => section(one, site)).join('\n')}
</main>
</html>
`;
