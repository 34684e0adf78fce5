import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and axe's own best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Resolves when what fades or slides has come to rest: half of a dialog has half of its contrast. What follows the scroll, or repeats for ever, is not waited for. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * What axe finds on a page as it stands now.
 * @param withColours whether to compare every text with its ground, which takes half of the time
 */
export async function violationsOf(page: Page, { withColours = true } = {}): Promise<string[]> {
  await untilStill(page);
  // No page here holds frames of other sites, so one run in the page finds all; what passed is not described.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .disableRules(withColours ? [] : ['color-contrast'])
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}
