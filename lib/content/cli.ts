// `npm run locales COMMAND`: checks, mends, counts, sends out and takes back the texts. Without a command: help.
import { runLocales } from './commands/run.ts';

const { text, code } = await runLocales('locales', process.argv.slice(2), process.env);
if (code === 2) console.error(text);
else console.log(text);
process.exitCode = code;
