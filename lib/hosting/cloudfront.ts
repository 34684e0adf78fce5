import { SEARCH_FOLDER } from '#lib/search/index-file.ts';
import { type RedirectRule, SPELLING_REDIRECTS, TAG_REDIRECTS } from './redirects.ts';
import {
  CACHE,
  GOOGLE_OPENER_POLICY,
  GOOGLE_PAGE_PATTERN,
  HASHED_FOLDERS,
  headersOfHost,
  LASTING_TYPES,
  OPENER_POLICY,
  WORKER,
} from './rules.ts';

const regex = (pattern: string): string => `/${pattern.replaceAll('/', '\\/')}/`;

const table = (rules: readonly RedirectRule[]): string =>
  `[\n${rules.map(({ pattern, to }) => `  [${regex(pattern)}, ${to === null ? 'null' : `'${to}'`}],`).join('\n')}\n]`;

/** Function for CloudFront's viewer request: clean addresses, one spelling, other tags of a language. */
export const cloudfrontRequest = (): string => `var SPELLINGS = ${table(SPELLING_REDIRECTS)};
var TAGS = ${table(TAG_REDIRECTS)};

function place(rules, address) {
  for (var i = 0; i < rules.length; i++)
    if (rules[i][0].test(address)) return rules[i][1] && address.replace(rules[i][0], rules[i][1]);
  return null;
}

function queryOf(request) {
  var parts = [];
  Object.keys(request.querystring).forEach(function (name) {
    var given = request.querystring[name];
    (given.multiValue || [given]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function go(to, status) {
  return { statusCode: status, headers: { location: { value: to } } };
}

function handler(event) {
  var request = event.request;
  var address = request.uri + queryOf(request);
  var spelling = place(SPELLINGS, address);
  if (spelling) return go(spelling, 308);
  var tag = place(TAGS, address);
  if (tag) return go(tag, 302);
  if (request.uri === '/') request.uri = '/index.html';
  else if (request.uri.indexOf('.') < 0) request.uri = request.uri.replace(/\\/+$/, '') + '.html';
  return request;
}
`;

/** Function for CloudFront's viewer response: the headers of every answer but of errors, for which it is not asked. */
export const cloudfrontResponse = (): string => `function handler(event) {
  var headers = event.response.headers;
${Object.entries(headersOfHost())
  .map(([name, value]) => `  headers['${name}'] = { value: ${JSON.stringify(value)} };`)
  .join('\n')}
  if (${regex(GOOGLE_PAGE_PATTERN)}.test(event.request.uri)) headers['${OPENER_POLICY}'] = { value: '${GOOGLE_OPENER_POLICY}' };
  return event.response;
}
`;

/**
 * Custom error responses of a distribution (`CustomErrorResponses` of its configuration). There is one page for all
 * addresses: `/404.html` holds every language and shows that of the address. A private bucket says 403 for 404.
 */
export function cloudfrontErrors(): string {
  const answer = (ErrorCode: number) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  });
  return `${JSON.stringify({ Quantity: 2, Items: [answer(403), answer(404)] }, null, 2)}\n`;
}

/** Shell commands that put the export into a bucket, each kind of file with its caching. */
export function bucketUpload(bucket: string): string {
  const lasting = LASTING_TYPES.map((type) => `--include '*.${type}'`).join(' ');
  const hashed = HASHED_FOLDERS.map((folder) => `--include '${folder.slice(1)}*'`).join(' ');
  const texts = `--include '${SEARCH_FOLDER}/*' --exclude '${SEARCH_FOLDER}/*/index.json'`;
  const copy = (rules: string, cache: string): string =>
    `aws s3 cp out s3://${bucket} --recursive ${rules} --cache-control '${cache}'`;
  return [
    copy('', CACHE.page),
    copy(`--exclude '*' ${lasting}`, CACHE.lasting),
    copy(`--exclude '*' ${hashed} ${texts}`, CACHE.hashed),
    `aws s3 cp out${WORKER} s3://${bucket}${WORKER} --cache-control '${CACHE.worker}'`,
    '',
  ].join('\n');
}
