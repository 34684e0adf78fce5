import { build } from 'esbuild';

/**
 * Loader of a module that is bundled with its packages before Turbopack sees it: esbuild leaves out what Turbopack keeps of
 * a package whose parts all name each other.
 */
// biome-ignore lint/style/noDefaultExport: loaders are taken by their default export
export default function bundleLoader() {
  const done = this.async();
  build({ entryPoints: [this.resourcePath], bundle: true, format: 'esm', target: 'es2022', write: false }).then(
    ({ outputFiles: [file] }) => done(null, file.text),
    done,
  );
}
