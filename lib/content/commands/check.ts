import { checkLocales } from '../check/check-locales.ts';
import { report } from '../check/report.ts';
import { type Command, isOn, json, languagesOf } from './command.ts';

/** `check`: all texts against their rules. */
export const check: Command = {
  name: 'check',
  summary: 'looks for mistakes in the texts and says how to mend them',
  help: `npm run locales check              all languages
npm run locales check de fr        only German and French
  -- --all     remarks too, such as one English text in two wordings
  -- --quiet   errors only
  -- --json    one JSON document, for tools
Errors stop a build (exit code 1), warnings do not. A warning that is right as it stands goes
into locales/<language>/exceptions.json with the reason.`,
  options: { all: { type: 'boolean' }, quiet: { type: 'boolean' }, json: { type: 'boolean' } },
  run(request) {
    const findings = checkLocales(request.folder, languagesOf(request.words));
    const text = isOn(request, 'json')
      ? json(findings)
      : report(findings, { quiet: isOn(request, 'quiet'), all: isOn(request, 'all') });
    return { text, code: findings.some(({ level }) => level === 'error') ? 1 : 0 };
  },
};
