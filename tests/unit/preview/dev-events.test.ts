import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
// @ts-expect-error: plain JavaScript, because it runs before the project's own Node does
import { watchLocales } from '#server/cli/dev-events.mjs';
import { LocalesCopy } from '#tests/support/locales-copy.ts';

it('an edit of a text is announced to open pages, with the new text behind it', async () => {
  const copy = new LocalesCopy();
  const { url, close } = await watchLocales('127.0.0.1', copy.folder);
  onTestFinished(close);
  const stream = await fetch(url);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(': open\n\n');
  const file = path.join(copy.folder, 'en/ui/forms.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Request a consultation', 'Ask for a call'));
  expect((await reader?.read())?.value).toBe('data: en/ui/forms.json\n\n');
  const texts = await (await fetch(`${url}texts/en`)).json();
  expect(texts).toContainEqual({ file: 'en/ui/forms.json', field: 'send', text: 'Ask for a call' });
});
