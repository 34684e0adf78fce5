import path from 'node:path';

interface MediaType {
  readonly type: string;
  /** Worth compressing; the others are compressed by their own format. */
  readonly isText: boolean;
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): MediaType => ({ type, isText: false });

const TYPES: Readonly<Record<string, MediaType>> = {
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.avif': binary('image/avif'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/x-icon'),
  '.jpg': binary('image/jpeg'),
  '.mp4': binary('video/mp4'),
  '.pdf': binary('application/pdf'),
  '.png': binary('image/png'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
};

/** Media type of a file by its name; the unknown is a download, never something a browser runs. */
export const mediaTypeOf = (file: string): MediaType =>
  TYPES[path.extname(file).toLowerCase()] ?? binary('application/octet-stream');
