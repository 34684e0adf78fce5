import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSchemas } from '../schema/generate.ts';
import { type Command, isOn, json } from './command.ts';

/** `schema`: writes locales/schema anew from the zod schemas. */
export const schema: Command = {
  name: 'schema',
  summary: 'writes locales/schema anew, after a developer has changed a kind of page',
  help: `npm run locales schema
Editors read these files to complete fields and to warn while you type. They follow from the code
in lib/content/kinds and from the English texts; nobody edits them by hand.
  -- --json   the list of files, for tools`,
  options: { json: { type: 'boolean' } },
  run(request) {
    const { folder } = request;
    const target = path.join(folder, 'schema');
    const schemas = generateSchemas(folder);
    mkdirSync(target, { recursive: true });
    for (const old of readdirSync(target).filter((name) => !schemas.has(name))) rmSync(path.join(target, old));
    for (const [name, content] of schemas) {
      writeFileSync(path.join(target, name), `${JSON.stringify(content, null, 2)}\n`);
    }
    const files = [...schemas.keys()].map((name) => path.join(target, name));
    return { text: isOn(request, 'json') ? json({ files }) : `${files.length} schemas written to ${target}`, code: 0 };
  },
};
