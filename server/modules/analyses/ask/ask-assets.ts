import type { Fetched, Fetcher } from '../fetch/safe-fetch.ts';
import type { AssetKind, AssetLink } from '../page/assets.ts';
import type { Asset } from '../site.ts';
import { inTurns } from './in-turns.ts';

/** Of texts and of others: neither takes the place of the other. */
const MOST_OF_A_SORT = 40;
const TEXT_BYTES = 400_000;
/** Of a picture whose server does not tell its size; more than any should have. */
const PICTURE_BYTES = 600_000;
const WIDTH = 4;

const one = (value: string | string[] | undefined): string => String(value ?? '').toLowerCase();
const isText = (kind: AssetKind): boolean => kind === 'style' || kind === 'script';

function namedLength({ headers }: Fetched): number | null {
  const length = Number(one(headers['content-length']));
  return Number.isFinite(length) && length > 0 ? length : null;
}

/** A text is read; of other files the headers do, where they tell the size. */
async function ask(fetcher: Fetcher, { url, kind }: AssetLink, signal: AbortSignal): Promise<Fetched> {
  if (isText(kind)) return fetcher.fetch(url, { signal, limit: TEXT_BYTES });
  const head = await fetcher.fetch(url, { signal, limit: 1, method: 'HEAD' });
  const isTold = head.status === 200 && namedLength(head) !== null;
  return isTold ? head : fetcher.fetch(url, { signal, limit: PICTURE_BYTES });
}

function assetOf({ url, kind }: AssetLink, answer: Fetched): Asset {
  const { status, headers, text, wireBytes, isCut } = answer;
  const length = namedLength(answer);
  return {
    url,
    kind,
    status,
    wireBytes: length ?? wireBytes,
    isWhole: length !== null || !isCut,
    encoding: one(headers['content-encoding']),
    type: one(headers['content-type']),
    cacheControl: one(headers['cache-control']),
    text: isText(kind) ? text : '',
  };
}

const unanswered = ({ url, kind }: AssetLink): Asset => ({
  url,
  kind,
  status: 0,
  wireBytes: 0,
  isWhole: false,
  encoding: '',
  type: '',
  cacheControl: '',
  text: '',
});

/** Files of the start page: styles and scripts are read, pictures and fonts asked for their headers. */
export async function askAssets(fetcher: Fetcher, links: readonly AssetLink[], signal: AbortSignal): Promise<Asset[]> {
  const texts = links.filter(({ kind }) => isText(kind)).slice(0, MOST_OF_A_SORT);
  const others = links.filter(({ kind }) => !isText(kind)).slice(0, MOST_OF_A_SORT);
  return inTurns([...texts, ...others], WIDTH, (link) =>
    signal.aborted
      ? Promise.resolve(unanswered(link))
      : ask(fetcher, link, signal).then(
          (answer) => assetOf(link, answer),
          () => unanswered(link),
        ),
  );
}
