import type { Language } from '#lib/i18n/languages.ts';
import { proseOf } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** Latin marks directly after a letter of the script, where the script has its own. */
const FOREIGN_MARKS: Partial<Record<Language['script'], { marks: RegExp; mend: string }>> = {
  Arab: { marks: /[\p{Script=Arabic}۰-۹»)][,;?]/u, mend: 'write ، ؛ ؟' },
  Hans: { marks: /\p{Script=Han}[,;:?!.]|\p{Script=Han}\.\.\./u, mend: 'write ，；：？！。 and ……' },
};

/** Commas, semicolons, question and end marks of the wrong script. */
export const marks: TextRule = {
  id: 'marks',
  level: 'error',
  check({ language, text }) {
    const rule = FOREIGN_MARKS[language.script];
    const found = rule?.marks.exec(proseOf(text))?.[0];
    return rule && found ? { problem: `"${found}" ends with a Latin mark`, mend: rule.mend } : undefined;
  },
};
