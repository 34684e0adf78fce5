import { styleText } from 'node:util';
import { namesOf } from '../check/check-locales.ts';
import { saveWithBackup } from '../edit/save.ts';
import { showDiff } from '../edit/show-diff.ts';
import { fixFile } from '../fix/fix-file.ts';
import { type Command, isOn, json, languagesOf } from './command.ts';

/** `fix`: what can be mended without a person. */
export const fix: Command = {
  name: 'fix',
  summary: 'mends what is safe to mend: spaces, Persian letters and digits, order and format',
  help: `npm run locales fix               shows what would change, and changes nothing
npm run locales fix -- --write    does it, and keeps the old files in .cache/locales-backup
npm run locales fix fa -- --write only Persian
  -- --json   the list of files, for tools
It never changes words, only how they are typed: spaces at the ends and in pairs, spaces before marks, French
no-break spaces, ي and ك in Persian, half-spaces after می and before ها, stretched letters, digits, invisible
characters; and it puts the fields into the order of the English file.
Exit code 1 when something could be mended and --write was not given.`,
  options: { write: { type: 'boolean' }, json: { type: 'boolean' } },
  run(request) {
    const { folder } = request;
    const files = languagesOf(request.words).flatMap((code) =>
      namesOf(folder, code).flatMap((name) => fixFile(folder, code, name) ?? []),
    );
    const write = isOn(request, 'write');
    const backup = write && files.length > 0 ? saveWithBackup(folder, files) : undefined;
    const code = files.length > 0 && !write ? 1 : 0;
    if (isOn(request, 'json')) return { text: json({ files: files.map(({ file }) => file), backup }), code };
    if (files.length === 0) return { text: 'Nothing to mend.', code };
    const last = backup
      ? `${files.length} files mended; the old ones are in ${backup}`
      : `${files.length} files would change. To do it: ${styleText('bold', 'npm run locales fix -- --write')}`;
    return {
      text: [...files.map(({ file, before, after }) => showDiff(file, before, after)), last].join('\n\n'),
      code,
    };
  },
};
