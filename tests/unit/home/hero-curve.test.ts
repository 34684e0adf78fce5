import { describe, expect, it } from 'vitest';
import {
  HERO_CROSSING,
  HERO_FRAME,
  HERO_SEED,
  heroArm,
  heroPath,
  heroPoint,
  heroTicks,
} from '#lib/motif/hero-curve.ts';

describe('hero curve', () => {
  it('passes the crossing twice and runs round the loop once', () => {
    for (const t of [-1, 1]) {
      expect(heroPoint(t)[0]).toBeCloseTo(HERO_CROSSING.x);
      expect(heroPoint(t)[1]).toBeCloseTo(HERO_CROSSING.y);
    }
    expect(heroPoint(0)[0]).toBeLessThan(HERO_CROSSING.x);
  });

  it('leaves the frame at its side', () => {
    expect(heroPoint(1.76)[0]).toBeGreaterThan(HERO_FRAME.w);
  });

  it('finds the arm at a share of the width', () => {
    expect(heroPoint(heroArm(0.9))[0]).toBeCloseTo(HERO_FRAME.w * 0.9);
  });

  it('lies on the zero level of the field behind it', () => {
    for (const t of [-1.4, -0.5, 0.3, 1.2]) {
      const [px, py] = heroPoint(t);
      const scale = HERO_FRAME.w / (HERO_SEED.win[1] - HERO_SEED.win[0]);
      const [u, v] = HERO_SEED.warp(HERO_SEED.win[0] + px / scale, HERO_SEED.win[3] - py / scale);
      expect(u * u * (u + 1) - v * v).toBeCloseTo(0, 6);
    }
  });

  it('stays a small path with a mark for each week of the loop', () => {
    expect(heroPath().length).toBeLessThan(1200);
    expect(heroTicks(8, 0).match(/M/g)).toHaveLength(7);
  });
});
