import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runLocales } from '#lib/content/commands/run.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

/** A copy of the texts of some languages that one test may change; it goes when the test is over. */
export class LocalesCopy {
  readonly project = mkdtempSync(path.join(tmpdir(), 'locales-'));
  readonly folder = path.join(this.project, 'locales');

  constructor(...languages: readonly LanguageCode[]) {
    onTestFinished(() => rmSync(this.project, { recursive: true, force: true }));
    for (const code of ['en', ...languages]) {
      cpSync(`locales/${code}`, path.join(this.folder, code), { recursive: true });
    }
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  /** Changes one place of a file's text; the place must be there. */
  replace(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
    this.write(file, before.replace(from, to));
  }

  /** What `npm run locales …` prints and how it ends. */
  run(...args: readonly string[]) {
    return runLocales(this.folder, args);
  }

  /** A file beside the texts, for exports. */
  beside(name: string): string {
    return path.join(this.project, name);
  }
}
