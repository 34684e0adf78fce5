import { expect, test } from 'vitest';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import { site } from '#lib/site.ts';

const TEXT = 'سلام، پلن «محبوب» + مشاوره\nAlpha & co: 50%?';

test.each([
  ['WhatsApp', whatsappUrl, `https://wa.me/${site.whatsapp}`],
  ['Telegram', telegramUrl, `https://t.me/${site.telegram}`],
])('%s gets the text exactly as written', (_app, urlOf, start) => {
  const url = urlOf(TEXT);
  expect(url.startsWith(`${start}?text=`)).toBe(true);
  expect(new URL(url).searchParams.get('text')).toBe(TEXT);
});

test.each([whatsappUrl, telegramUrl])('spaces are %%20, since the apps show a plus as it is', (urlOf) => {
  expect(urlOf('a b+c')).toMatch(/=a%20b%2Bc$/);
});

test('half a character does not break the link', () => {
  expect(() => whatsappUrl('\ud83d')).not.toThrow();
});
