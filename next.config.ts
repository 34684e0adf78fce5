import type { NextConfig } from 'next';

const isDevelopment = process.env.NODE_ENV === 'development';

export default {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run build` checks types itself, once, before it exports.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // A page gets the styles of its kind, not those of the whole site.
    cssChunking: 'graph',
  },
  turbopack: {
    resolveAlias: {
      // Recharts brings every scale there is; the charts here use three (docs/decisions/charts.md).
      'victory-vendor/d3-scale': './components/account/overview/chart-scales.ts',
      // Zod's chained methods weigh more than its schemas (docs/decisions/zod-in-browser.md).
      zod: { browser: './lib/contract/zod-in-browser.ts' },
    },
    rules: { '**/lib/contract/zod-in-browser.ts': { loaders: ['./lib/contract/bundle-loader.mjs'], as: '*.js' } },
  },
  // `page.dev.tsx` is a route in development only: the gallery never ships.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Bundled at export by the script routes; its binary must not be traced into a bundle.
  serverExternalPackages: ['esbuild'],
  // `npm run dev` starts the service beside the site; the export has no server, so it has no rewrites.
  ...(isDevelopment &&
    process.env.SERVICE_URL && {
      rewrites: async () => [{ source: '/api/:path*', destination: `${process.env.SERVICE_URL}/api/:path*` }],
    }),
} satisfies NextConfig;
