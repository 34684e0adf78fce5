import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { isInBuild, stageOf } from '#tests/support/build-context.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

describe('what the images are built with', () => {
  it('is neither a setting, a history, a test nor anything this machine has made', () => {
    for (const file of [
      '.env',
      '.env.local',
      '.git/config',
      '.npmrc',
      'node_modules/next/package.json',
      'out/index.html',
    ])
      expect(isInBuild(file), file).toBe(false);
    expect(tracked.filter((file) => file.startsWith('tests/') && isInBuild(file))).toEqual([]);
  });

  it('is all that it imports: the build checks the types of whatever is there', () => {
    const broken = tracked
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && isInBuild(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([#.][^']*)'/g)].map(([, from = '']) => {
          const target = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from);
          return { file, target: target.replaceAll(path.sep, '/') };
        }),
      )
      .filter(({ target }) => !isInBuild(target));
    expect(broken).toEqual([]);
  });

  it.each(['build', 'service'])('has everything the stage %s copies', (name) => {
    const copied = stageOf(name)
      .filter((line) => line.startsWith('COPY '))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.length).toBeGreaterThan(1);
    expect(copied.filter((source) => !(existsSync(source) && isInBuild(source)) && source !== '.')).toEqual([]);
  });
});

/** Entered by the build of the site alone. */
const OF_THE_SITE = /^server\/cli\/(?:draw-shares|finish-pages|index-site|write-worker)\.ts$/;

describe('the image of the service', () => {
  it('has the packages the service loads, and no other: they are the dependencies, all else is for development', async () => {
    const files = sourceFiles(/\.ts$/, ['server']).filter(({ file }) => !OF_THE_SITE.test(file));
    const { metafile } = await build({
      stdin: { contents: files.map(({ file }) => `import './${file}';`).join('\n'), resolveDir: '.' },
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
    });
    const imported = Object.values(metafile.inputs)
      .flatMap(({ imports }) => imports)
      .flatMap(({ path: name, external }) => (external && !name.startsWith('node:') ? name : []))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    expect([...new Set(imported)].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  });

  it('is nobody’s but root’s to change, runs as somebody else, and hands signals to node itself', () => {
    const lines = stageOf('service');
    expect(lines).toContain('USER node');
    expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findLastIndex((line) => /^(?:RUN|COPY) /.test(line)));
    expect(lines.filter((line) => line.includes('--chown'))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^CMD \["node", .*"server\/main\.ts"\]$/);
  });
});
