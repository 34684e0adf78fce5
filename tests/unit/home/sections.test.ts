import { describe, expect, it } from 'vitest';
import { feeSpan } from '#components/sections/fee-span.ts';
import { HOME_SECTIONS, sectionNumber } from '#components/sections/home/section-number.ts';
import { stageFrame, textWidth } from '#components/sections/home/stage-frame.ts';
import { PHASE_WEEKS } from '#components/sections/home/week-plan.ts';
import { axisLength } from '#components/sections/WeekPlan.tsx';
import { HomeContent } from '#lib/content/kinds/home.ts';

describe('section numbers', () => {
  it('count from 1 without a gap', () => {
    expect(HOME_SECTIONS.map(sectionNumber)).toEqual(HOME_SECTIONS.map((_, index) => index + 1));
  });
});

describe('week plan', () => {
  it('has weeks for each phase of the content', () => {
    const phases = HomeContent.shape.method.shape.phases;
    expect(phases.safeParse(PHASE_WEEKS.map(() => ({ name: 'n', result: 'r' }))).success).toBe(true);
    for (const { from, to } of PHASE_WEEKS) expect(to ?? from).toBeGreaterThanOrEqual(from);
  });

  it('shows an open phase going on after the last end', () => {
    expect(axisLength(PHASE_WEEKS.map((weeks) => ({ ...weeks, title: '', result: '' })))).toBe(12);
  });
});

describe('feeSpan', () => {
  const texts = { upTo: 'to {{amount}}', between: '{{from}} to {{to}}', above: 'above {{amount}}' };
  it('describes the first, a middle and the last tier', () => {
    expect([0, 1, 2].map((tier) => feeSpan(tier, 'en', texts))).toEqual([
      'to $1,000',
      '$1,000 to $5,000',
      'above $5,000',
    ]);
  });
});

describe('stageFrame', () => {
  it('leaves a left-to-right composition as drawn', () => {
    const frame = stageFrame('en', 40, 440, 704);
    expect([frame.transform, frame.x(64), frame.box(64, 44)]).toEqual([undefined, 64, 64]);
  });

  it('mirrors points and boxes inside a part that moved to the other side', () => {
    const frame = stageFrame('fa', 40, 440, 704);
    expect([frame.transform, frame.x(64), frame.box(64, 44)]).toEqual(['translate(704)', 416, 372]);
    expect(frame.digits(62)).toBe('۶۲');
  });

  it('counts a full-width character as wide as it is high', () => {
    expect(textWidth('灯具', 10)).toBe(20);
    expect(textWidth('ab', 10)).toBeCloseTo(11.2);
  });
});
