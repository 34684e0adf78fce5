/** A kind of call of the plan: how many a second, and which calls it is, in equal parts. */
interface Kind {
  readonly what: string;
  readonly perSecond: number;
  readonly calls: readonly string[];
}

const DAY_SECONDS = 86_400;

/** Ten million a day, at a peak of four times the mean. */
const VISITS = (4 * 10_000_000) / DAY_SECONDS;

const SIGNED_IN = 100_000;

const VISITORS: readonly Kind[] = [
  { what: 'session check, one a visit', perSecond: VISITS, calls: ['POST auth/loged (visitor)'] },
  { what: 'comments read, one a visit', perSecond: VISITS, calls: ['GET comments'] },
  { what: 'vitals, one a page', perSecond: 3 * VISITS, calls: ['POST vitals'] },
  { what: 'captcha begun, one in a hundred visits', perSecond: VISITS / 100, calls: ['GET captcha/challenge'] },
  {
    what: 'consultation or comment sent, one in a thousand',
    perSecond: VISITS / 1000,
    calls: ['POST consultations', 'POST comments'],
  },
];

const CUSTOMERS: readonly Kind[] = [
  { what: 'renewals, one in ten minutes', perSecond: SIGNED_IN / 600, calls: ['POST auth/loged (renewed)'] },
  {
    what: 'reads, one in twenty seconds',
    perSecond: SIGNED_IN / 20,
    calls: [
      'GET stats/overview',
      'GET notifications',
      'GET orders',
      'GET orders/:id',
      'GET todos',
      'GET analyses',
      'GET tickets',
      'GET tickets/:id',
      'GET tickets/:id/messages',
      'GET support',
    ],
  },
  { what: 'messages written, one in five minutes', perSecond: SIGNED_IN / 300, calls: ['POST tickets/:id/messages'] },
  { what: 'typing, three a message', perSecond: SIGNED_IN / 100, calls: ['POST tickets/:id/typing'] },
  { what: 'seen, one a message', perSecond: SIGNED_IN / 300, calls: ['POST tickets/:id/seen'] },
  {
    what: 'two streams opened anew, each in fifteen minutes',
    perSecond: SIGNED_IN / 450,
    calls: ['GET notifications/stream', 'GET support/stream'],
  },
  { what: 'sign-ins, all within an hour', perSecond: SIGNED_IN / 3600, calls: ['POST auth/login'] },
];

/** What a call costs: milliseconds of the processor, and statements with those of its jobs. */
export interface Cost {
  readonly processor: number;
  readonly statements: number;
}

const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function sumsOf(title: string, kinds: readonly Kind[], costOf: (call: string) => Cost): string {
  const rows = kinds.map(({ what, perSecond, calls }) => {
    const mean = (one: keyof Cost) => calls.reduce((sum, call) => sum + costOf(call)[one], 0) / calls.length;
    const [ms, statements] = [mean('processor'), mean('statements')];
    return { what, perSecond, ms, cores: (perSecond * ms) / 1000, statements: perSecond * statements };
  });
  const total = (one: 'cores' | 'statements') => rows.reduce((sum, row) => sum + row[one], 0);
  const thousands = (value: number) => Math.round(value).toLocaleString('en');
  const lines = rows.map(({ what, perSecond, ms, cores, statements }) =>
    rowOf([
      what,
      perSecond < 10 ? perSecond.toFixed(1) : thousands(perSecond),
      ms.toFixed(2),
      cores.toFixed(2),
      thousands(statements),
    ]),
  );
  const head = `| ${title} | a second | ms each | cores | statements a second |\n| --- | --: | --: | --: | --: |`;
  return [head, ...lines, rowOf(['all', '', '', total('cores').toFixed(1), thousands(total('statements'))])].join('\n');
}

/** The sums of `docs/scale.md`, from what each call costs. */
export const planSums = (costOf: (call: string) => Cost): string =>
  [sumsOf('visitors', VISITORS, costOf), sumsOf('signed in', CUSTOMERS, costOf)].join('\n\n');
