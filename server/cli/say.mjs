const started = performance.now();
const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Seconds since a moment of `performance.now()`, as people read them. */
export const seconds = (since = started) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One line that tells what happens now. */
export const step = (text) => console.log(`${paint(33, '›')} ${text}`);

/** One line that tells what is done. */
export const done = (text) => console.log(`${paint(32, '✓')} ${text}`);

/** Ends the command with a reason a newcomer can act on. */
export function fail(text, code = 1) {
  console.error(`${paint(31, '✗')} ${text}`);
  process.exit(code);
}
