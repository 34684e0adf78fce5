// `npm run hosting -- <what>`: prints what a host needs to answer as our own server does, or asks a host whether it does.
import { parseArgs } from 'node:util';
import { caddyfile } from '#lib/hosting/caddy.ts';
import { checkHost } from '#lib/hosting/check-host.ts';
import { cloudflareFunction, cloudflareRedirects, cloudflareRoutes } from '#lib/hosting/cloudflare.ts';
import { bucketUpload, cloudfrontErrors, cloudfrontRequest, cloudfrontResponse } from '#lib/hosting/cloudfront.ts';
import { edgeHeaders } from '#lib/hosting/edge-headers.ts';
import { netlifyRedirects } from '#lib/hosting/netlify.ts';
import { nginxConfig } from '#lib/hosting/nginx.ts';

const USAGE = `Usage: npm run hosting --silent -- <what>
  nginx FOLDER [NODE...]             a server for nginx; --listen 8080 for another port, --resolver IP to look the
                                     nodes up again while it runs (nginx 1.27.3)
  caddy ADDRESS FOLDER [NODE...]     a Caddyfile
  headers                            _headers of Netlify and Cloudflare Pages
  netlify-redirects [SERVICE]        _redirects of Netlify
  cloudflare-redirects               _redirects of Cloudflare Pages
  cloudflare-routes                  _routes.json of the same: its function answers /api alone
  cloudflare-function SERVICE        functions/api/[[path]].js of the same, which asks the service
  cloudfront-request                 function for CloudFront's viewer request
  cloudfront-response                function for its viewer response
  cloudfront-errors                  its custom error responses
  bucket NAME                        commands that upload the export to S3
  check URL                          asks a host whether it answers as it should
FOLDER: the export (out/) on that machine. NODE: host:port of the service behind /api, one or several. SERVICE: its URL.
nginx and caddy behind a proxy: --proxies 10.0.0.0/8,192.0.2.1 names whose X-Forwarded-* headers count.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { listen: { type: 'string' }, proxies: { type: 'string' }, resolver: { type: 'string' } },
});
const [what = '', first, second, ...others] = positionals;
const proxies = values.proxies?.split(',').filter(Boolean) ?? [];

function nginx(root: string): string {
  const { listen, resolver } = values;
  const services = [...(second ? [second] : []), ...others];
  return nginxConfig(root, { services, proxies, ...(listen && { listen }), ...(resolver && { resolver }) });
}

function printed(): string | undefined {
  switch (what) {
    case 'nginx':
      return first && nginx(first);
    case 'caddy':
      return first && second && caddyfile(first, second, { services: others, proxies });
    case 'headers':
      return edgeHeaders();
    case 'netlify-redirects':
      return netlifyRedirects(first);
    case 'cloudflare-redirects':
      return cloudflareRedirects();
    case 'cloudflare-routes':
      return cloudflareRoutes();
    case 'cloudflare-function':
      return first && cloudflareFunction(first);
    case 'cloudfront-request':
      return cloudfrontRequest();
    case 'cloudfront-response':
      return cloudfrontResponse();
    case 'cloudfront-errors':
      return cloudfrontErrors();
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
