import { SCHEMES } from '#lib/theme/colours.ts';

const colours = ({ background, text, divider, gold, warning, error, success }: (typeof SCHEMES)['light' | 'dark']) =>
  `--paper:${background.default};--card:${background.paper};--ink:${text.primary};--soft:${text.secondary};--line:${divider};--link:${gold.text};--gold:${gold.main};--bad:${error.main};--bad-bg:${error.bg};--mid:${warning.main};--mid-bg:${warning.bg};--good:${success.main}`;

/** Style of the report, in the colours of the site. It needs no font, script or file besides. */
export const REPORT_STYLE = `:root{color-scheme:light dark;${colours(SCHEMES.light)}}
@media(prefers-color-scheme:dark){:root{${colours(SCHEMES.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-inline-size:72rem;margin-inline:auto;padding:3rem 1.25rem 5rem}
h1{font-size:clamp(1.75rem,5vw,2.75rem);line-height:1.1;letter-spacing:-.02em;margin:0 0 .5rem}
h2{font-size:1.5rem;margin:3.5rem 0 1rem;padding-block-start:1.25rem;border-block-start:1px solid var(--ink)}
h2 small{font-size:1rem;font-weight:400;color:var(--soft)}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.soft{color:var(--soft)}
.wide{overflow-x:auto;margin-block-start:2rem}
table{border-collapse:collapse;inline-size:100%;font-variant-numeric:tabular-nums}
th,td{padding:.6rem .75rem;text-align:start;font-weight:400;border-block-end:1px solid var(--line);white-space:nowrap}
thead th{font-size:.875rem;color:var(--soft);border-block-end-color:var(--ink)}
th:first-child,td:first-child{padding-inline-start:0}
.n{text-align:end}
.bar{display:inline-block;inline-size:4rem;block-size:.375rem;margin-inline-start:.6rem;background:var(--line);vertical-align:middle}
.bar i{display:block;block-size:100%;background:var(--gold)}
b.bad{color:var(--bad)}b.mid{color:var(--mid)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{background:var(--card);border:1px solid var(--line);border-inline-start:4px solid var(--mid);padding:1rem 1.25rem}
li.bad{border-inline-start-color:var(--bad)}
li p{margin:.4rem 0 0}
.tag{font-size:.8125rem;padding:.1rem .5rem;background:var(--mid-bg);color:var(--mid)}
.bad .tag{background:var(--bad-bg);color:var(--bad)}
code{overflow-wrap:anywhere;font-size:.9375rem}
blockquote{margin:.6rem 0 0;padding:.5rem .9rem;background:var(--paper);overflow-wrap:anywhere}
.done{color:var(--good)}
@media print{body{background:#fff}}`;
