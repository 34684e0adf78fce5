/** What the rules of one-time codes say (product decisions; research on security 2.1), without a database. Milliseconds. */
const LIFE = 180_000;
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 32 * 60_000;
const KEPT = 86_400_000;
const GUESSES = 5;
const WRONG_A_DAY = 20;

interface Request {
  sends: number;
  guesses: number;
  nextAt: number;
  codesUntil: number;
  keptUntil: number;
  codes: { readonly code: string; readonly until: number }[];
}

/** The codes of one number for one purpose. */
export class CodeModel {
  #request: Request | undefined;
  #wrong = { count: 0, until: 0 };
  /** Every code that ever came. */
  readonly #seen: string[] = [];

  #isLive(now: number): boolean {
    return this.#request !== undefined && this.#request.codesUntil > now && this.#request.guesses < GUESSES;
  }

  /** One of the codes that came, used, old or good; none of them when none came. */
  anyCode(which: number): string {
    return this.#seen.at(-1 - (which % Math.max(1, this.#seen.length))) ?? this.noCode();
  }

  /** Six digits that never were a code. */
  noCode(): string {
    return ['000000', '000001', ...Array.from({ length: 50 }, (_, at) => String(100_000 + at))].find(
      (code) => !this.#seen.includes(code),
    ) as string; // fewer codes come than these
  }

  /** @param code that comes if one may */
  ask(time: Date, code: string): 'sent' | 'wait' | 'rate_limited' {
    const now = time.getTime();
    const isLive = this.#isLive(now);
    const found = this.#request && this.#request.keptUntil > now ? this.#request : undefined;
    if (found && found.nextAt > now) return isLive ? 'wait' : 'rate_limited';
    const sends = (found?.sends ?? 0) + 1;
    const codesUntil = now + LIFE;
    const kept = isLive && found ? found : { guesses: 0, codes: [] };
    this.#request = {
      sends,
      guesses: kept.guesses,
      nextAt: now + Math.min(FIRST_WAIT * 2 ** (sends - 1), LONGEST_WAIT),
      codesUntil,
      keptUntil: now + KEPT,
      codes: [...kept.codes, { code, until: codesUntil }],
    };
    this.#seen.push(code);
    return 'sent';
  }

  guess(time: Date, code: string): 'right' | 'otp_invalid' | 'rate_limited' {
    const now = time.getTime();
    if (this.#wrong.until <= now) this.#wrong = { count: 0, until: now + KEPT };
    if (this.#wrong.count >= WRONG_A_DAY) return 'rate_limited';
    if (!this.#request || !this.#isLive(now)) return 'otp_invalid';
    this.#request.guesses += 1;
    if (this.#request.codes.some((known) => known.code === code && known.until > now)) {
      this.#request = undefined; // used up, with all its codes
      return 'right';
    }
    this.#wrong.count += 1;
    return 'otp_invalid';
  }
}
