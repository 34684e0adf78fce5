import type { Page, Route } from '@playwright/test';

/**
 * Answers the first calls of an address in the service's place; later ones reach it.
 * The route stays: where the last one is taken away, a request of that very moment may never be answered.
 */
export async function answerFirst(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
  times = 1,
): Promise<void> {
  let left = times;
  await page.route(address, (route) => {
    left -= 1;
    return left < 0 ? route.fallback() : answer(route);
  });
}
