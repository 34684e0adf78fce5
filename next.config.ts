import type { NextConfig } from 'next';

const isDevelopment = process.env.NODE_ENV === 'development';

export default {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run build` checks types itself, once, before it exports.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  // `page.dev.tsx` is a route in development only: the gallery never ships.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Bundled at export by the script routes; its binary must not be traced into a bundle.
  serverExternalPackages: ['esbuild'],
} satisfies NextConfig;
