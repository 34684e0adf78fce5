// Parameters of Punycode for host names (RFC 3492, section 5).
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_CODE = 128;
const FIRST_BIAS = 72;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const PREFIX = 'xn--';

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / count);
  let steps = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function decode(text: string): string {
  const end = text.lastIndexOf('-');
  const codes = [...text.slice(0, Math.max(0, end))].map((letter) => letter.charCodeAt(0));
  let [at, code, bias] = [0, FIRST_CODE, FIRST_BIAS];
  for (let read = end + 1; read < text.length; ) {
    const before = at;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(text[read++] ?? ' ');
      if (digit < 0) throw new RangeError('not Punycode');
      at += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = codes.length + 1;
    bias = adapt(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    codes.splice(at++, 0, code);
  }
  return String.fromCodePoint(...codes);
}

/** A label of a host name in its own letters: `xn--mgbh0fb` → `مثال`. What is no Punycode stays. */
export function decodePunycode(label: string): string {
  if (!label.startsWith(PREFIX)) return label;
  try {
    return decode(label.slice(PREFIX.length)) || label;
  } catch {
    return label;
  }
}
