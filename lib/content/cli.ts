// `npm run locales check [-- --json] [--quiet] [de fr]`: all texts against their rules. Exit code 1 on an error.
import { parseArgs } from 'node:util';
import { isLanguageCode, LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { checkLocales } from './check/check-locales.ts';
import { report } from './check/report.ts';

const USAGE = `Usage: npm run locales check [-- LANGUAGE …] [-- --quiet] [-- --json]
  LANGUAGE  ${LANGUAGE_CODES.join(' ')} (default: all)
  --quiet   errors only
  --json    one JSON document, for tools`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
});
const [command, ...languages] = positionals;
const known = languages.filter(isLanguageCode);

if (command !== 'check' || known.length !== languages.length) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const findings = checkLocales('locales', known.length > 0 ? known : undefined);
  console.log(values.json ? JSON.stringify(findings, null, 2) : report(findings, { quiet: values.quiet }));
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
}
