import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = readFileSync('tests/support/xliff-core.rng', 'utf8');

/** What keeps a document from being XLIFF 2.1. */
export async function xliffProblems(contents: string): Promise<string[]> {
  const xml = { fileName: 'texts.xlf', contents };
  const { errors } = await validateXML({ xml, extension: 'relaxng', schema: SCHEMA, maxMemoryPages: 4096 });
  return errors.map(({ message }) => message);
}
