import { CACHE, HASHED_FOLDERS, headersOfHost, LANGUAGE_PATTERN, LASTING_TYPES, WORKER } from './rules.ts';

/** Function for CloudFront's viewer request: clean addresses, one spelling, other tags of a language. */
export const cloudfrontRequest = (): string => `function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var go = function (to, status) {
    return { statusCode: status, headers: { location: { value: to } } };
  };
  var slash = /^\\/(${LANGUAGE_PATTERN})\\/$/.exec(uri);
  if (slash) return go('/' + slash[1], 301);
  var tag = /^\\/(${LANGUAGE_PATTERN})[-_][A-Za-z]{2,4}(\\/[^.]*)?$/.exec(uri);
  if (tag) return go('/' + tag[1] + (tag[2] || ''), 302);
  if (uri === '/') request.uri = '/index.html';
  else if (uri.indexOf('.') < 0) request.uri = uri + '.html';
  return request;
}
`;

/** Function for CloudFront's viewer response: the headers of every answer. */
export const cloudfrontResponse = (): string => `function handler(event) {
  var headers = event.response.headers;
${Object.entries(headersOfHost())
  .map(([name, value]) => `  headers['${name}'] = { value: ${JSON.stringify(value)} };`)
  .join('\n')}
  return event.response;
}
`;

/** Shell commands that put the export into a bucket, each kind of file with its caching. */
export function bucketUpload(bucket: string): string {
  const lasting = LASTING_TYPES.map((type) => `--include '*.${type}'`).join(' ');
  const hashed = HASHED_FOLDERS.map((folder) => `--include '${folder.slice(1)}*'`).join(' ');
  const copy = (rules: string, cache: string): string =>
    `aws s3 cp out s3://${bucket} --recursive ${rules} --cache-control '${cache}'`;
  return [
    copy('', CACHE.page),
    copy(`--exclude '*' ${lasting}`, CACHE.lasting),
    copy(`--exclude '*' ${hashed}`, CACHE.hashed),
    `aws s3 cp out${WORKER} s3://${bucket}${WORKER} --cache-control '${CACHE.worker}'`,
    '',
  ].join('\n');
}
