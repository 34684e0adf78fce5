import { expect, test } from 'vitest';
import { labelPlace } from '#components/sections/week-label.ts';

const phase = (from: number, to: number | null, result: string) => ({ title: '', from, to, result, signOff: true });

test.each([
  ['inside a bar that holds them', phase(3, 6, 'Clickable prototype'), 'inside'],
  ['after a short bar', phase(1, 1, 'Data model and rights'), 'after'],
  ['before a short bar at the end of the axis', phase(12, 12, 'A decision on paper'), 'before'],
  ['inside one that stays open', phase(10, null, 'Weekly report'), 'inside'],
  ['after a bar too short for square letters', phase(1, 2, '两页纸的结论待您签字确认'), 'after'],
])('the words of a phase stand %s', (_, given, place) => {
  expect(labelPlace(given, 12)).toBe(place);
});
