import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Words } from '#components/ui/Words.tsx';

test('a Chinese heading may end a line between words only', () => {
  const html = renderToStaticMarkup(<Words text="应用推广，什么时候划算" lng="zh" />);
  expect(html.replace(/<\/?span[^>]*>/g, '').split('<wbr/>')).toEqual(['应用', '推广，', '什么时候', '划算']);
});

test('a heading of another script is its plain text', () => {
  expect(renderToStaticMarkup(<Words text="Prices, in full." lng="en" />)).toBe('Prices, in full.');
});
