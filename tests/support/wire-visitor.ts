/** A page does not wait for ever. */
const LONGEST_MS = 15_000;

/** A browser that calls a service over the wire: cookies kept, tokens sent back. */
export class WireVisitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  #accessToken = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  get xsrfToken(): string {
    return this.#cookies.get('XSRF-TOKEN') ?? '';
  }

  get accessToken(): string {
    return this.#accessToken;
  }

  /** The answer, also of a refusal: then it has a `code`. */
  async post(call: string, body: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.#origin}/api/${call}`, {
      method: 'POST',
      headers: {
        origin: this.#origin,
        cookie: this.cookie,
        'content-type': 'application/json',
        'x-xsrf-token': this.xsrfToken,
        ...(this.#accessToken && { authorization: `Bearer ${this.#accessToken}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      this.#cookies.set(name, value);
    }
    const json = (await answer.json()) as Record<string, unknown>; // every answer of the service is an object
    if (typeof json.accessToken === 'string') this.#accessToken = json.accessToken;
    return json;
  }

  async logIn(phone: string, password: string): Promise<void> {
    await this.post('auth/loged', {});
    const answer = await this.post('auth/login', { phone, password, remember: true });
    if (!answer.accessToken) throw new Error(`login: ${JSON.stringify(answer)}`);
  }
}
