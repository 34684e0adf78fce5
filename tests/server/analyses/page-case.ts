/** A page and what it should show. `SITE` stands for the address of the test's own site. */
interface CasePage {
  readonly html: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly isSecure?: true;
  /** Another path than the page's own. */
  readonly path?: string;
  /** Part of a proof. */
  readonly proof?: string;
}
export interface PageCase {
  readonly good: CasePage;
  readonly bad: CasePage;
}

export const page = (html: string, more: Omit<CasePage, 'html'> = {}): CasePage => ({ html, ...more });
export const pair = (good: string, bad: string, proof?: string): PageCase => ({
  good: page(good),
  bad: page(bad, proof ? { proof } : {}),
});
export const withHeaders = (
  good: CasePage['headers'],
  bad: CasePage['headers'],
  more: Partial<CasePage> = {},
): PageCase => ({
  good: { html: '', headers: good ?? {}, ...more },
  bad: { html: '', headers: bad ?? {}, ...more },
});
