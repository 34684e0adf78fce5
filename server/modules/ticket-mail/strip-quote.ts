/** What some programs put between an answer and what it answers: a line, with or without words on it. */
const RULE = /^\s*(?:_{10,}|-{3,}.+-{3,}|-{5,})\s*$/;

/** Who wrote what is answered, in the first line below a rule. Rules of people's own have their words below them. */
const SENDER = /^[\s*]*(?:From|Von|De|Da|Od|Van|От|Gönderen|Kimden|发件人|寄件者|از|فرستنده|من|المرسل)\s*[*]*\s*[:：]/i;

/** Where one's own lines end; without the space at its end it is a rule of people's own. */
const SIGNATURE = /^-- $/;
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

/** Whether a program has put a mail below this line. */
function isBeforeMail(lines: readonly string[], at: number): boolean {
  if (!RULE.test(lines[at] ?? '')) return false;
  return SENDER.test(lines.slice(at + 1).find((line) => line.trim() !== '') ?? '');
}

/** The words somebody has added to a mail: without the quote below them, the signature, and what introduces either. */
export function stripQuote(text: string): string {
  const all = text.replaceAll('\r\n', '\n').split('\n');
  const cut = all.findIndex((line, at) => SIGNATURE.test(line) || isBeforeMail(all, at));
  const lines = cut > 0 ? all.slice(0, cut) : all;
  const start = quoteStart(lines);
  const own = start < lines.length ? withoutIntroduction(lines.slice(0, start)) : lines;
  return own.join('\n').trim();
}
