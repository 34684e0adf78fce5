/**
 * First line of a script whose functions the engine compiles while the script arrives, beside the page's own thread, and
 * not one by one when they are first called (WICG, explicit compile hints; V8 since Chrome 136, elsewhere a comment).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The framework runs most of its functions as a page comes to life, which is when somebody touches it (docs/performance.md). */
export const withCompileHint = (script: string): string => (script.startsWith(HINT) ? script : HINT + script);
