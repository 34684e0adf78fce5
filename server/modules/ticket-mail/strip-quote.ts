/** What programs put between an answer and what it answers, whatever their language. */
const RULE = /^\s*(?:_{10,}|-{3,}.+-{3,}|-{5,})\s*$/;

const SIGNATURE = /^-- ?$/;
const QUOTED = /^\s*>/;

/** Ends of the line that introduces a quote: `On Monday Mina wrote:`, `… نوشت:`. */
const INTRODUCES = /[:：]\s*$/;

/** Where the quote at the end begins: from there on every line is quoted or empty. */
function quoteStart(lines: readonly string[]): number {
  let start = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (QUOTED.test(line)) start = at;
    else if (line.trim() !== '') break;
  }
  return start;
}

/** Takes the line before a quote away, which programs may have broken in two. */
function withoutIntroduction(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  while (kept.at(-1)?.trim() === '') kept.pop();
  if (!INTRODUCES.test(kept.at(-1) ?? '')) return kept;
  kept.pop();
  if (/\S/.test(kept.at(-1) ?? '') && kept.at(-2)?.trim() === '') kept.pop();
  return kept;
}

/** The words somebody has added to a mail: without the quote below them, the signature, and what introduces either. */
export function stripQuote(text: string): string {
  const all = text.replaceAll('\r\n', '\n').split('\n');
  const cut = all.findIndex((line) => SIGNATURE.test(line) || RULE.test(line));
  const lines = cut > 0 ? all.slice(0, cut) : all;
  const start = quoteStart(lines);
  const own = start < lines.length ? withoutIntroduction(lines.slice(0, start)) : lines;
  return own.join('\n').trim();
}
