// `npm run hosting -- <what>`: prints what a host needs to answer as our own server does, or asks a host whether it does.
import { parseArgs } from 'node:util';
import { caddyfile } from '#lib/hosting/caddy.ts';
import { checkHost } from '#lib/hosting/check-host.ts';
import { bucketUpload, cloudfrontRequest, cloudfrontResponse } from '#lib/hosting/cloudfront.ts';
import { edgeHeaders, edgeRedirects } from '#lib/hosting/edge.ts';
import { nginxConfig } from '#lib/hosting/nginx.ts';

const USAGE = `Usage: npm run hosting --silent -- <what>
  nginx FOLDER [NODE...]             a server for nginx; --listen 8080 for another port
  caddy ADDRESS FOLDER [NODE...]     a Caddyfile
  headers                            _headers of Netlify and Cloudflare Pages
  redirects [SERVICE]                _redirects of the same
  cloudfront-request                 function for CloudFront's viewer request
  cloudfront-response                function for its viewer response
  bucket NAME                        commands that upload the export to S3
  check URL                          asks a host whether it answers as it should
FOLDER: the export (out/) on that machine. NODE: host:port of the service behind /api, one or several. SERVICE: its URL.`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { listen: { type: 'string' } } });
const [what = '', first, second, ...others] = positionals;
const nodes = [...(second ? [second] : []), ...others];

function printed(): string | undefined {
  switch (what) {
    case 'nginx':
      return first && nginxConfig(first, { services: nodes, ...values });
    case 'caddy':
      return first && second && caddyfile(first, second, others);
    case 'headers':
      return edgeHeaders();
    case 'redirects':
      return edgeRedirects(first);
    case 'cloudfront-request':
      return cloudfrontRequest();
    case 'cloudfront-response':
      return cloudfrontResponse();
    case 'bucket':
      return first && bucketUpload(first);
    default:
      return undefined;
  }
}

if (what === 'check' && first) {
  const { asked, differences } = await checkHost(first);
  for (const difference of differences) console.error(difference);
  console.log(`${asked} addresses asked, ${differences.length} differences`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  const text = printed();
  if (text === undefined || text === '') console.error(USAGE);
  else process.stdout.write(text);
  process.exitCode = text ? 0 : 2;
}
