import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { exportedFiles } from '#tests/support/exported-site.ts';

/** What the HTML standard forbids; matters of taste (quotes, case, void elements) are the framework's. */
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

async function errorsIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) => `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}

describe('the HTML', () => {
  it.each(exportedFiles().filter((file) => file.endsWith('.html')))('of %s has no error', async (file) => {
    expect(await errorsIn(readFileSync(`out/${file}`, 'utf8'))).toEqual([]);
  });
});

it.each([
  ['a block in a paragraph', '<p><div>text</div></p>', 'close-order'],
  ['a button in a link', '<a href="/en"><button type="button">x</button></a>', 'element-permitted-content'],
  ['an id twice', '<i id="a"></i><b id="a"></b>', 'no-dup-id'],
  ['a value that is none', '<input type="colour">', 'attribute-allowed-values'],
])('the checker refuses %s', async (_what, body, rule) => {
  const errors = await errorsIn(
    `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>${body}</body></html>`,
  );
  expect(errors.join('\n')).toContain(rule);
});
