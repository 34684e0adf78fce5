import type { Fetched } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { inThread } from './threads.ts';

const plain = ({ raw: _, ...answer }: Fetched): Omit<Fetched, 'raw'> => answer;

/** Reads a page off the main thread; `null` for one that cannot be read within its limits. */
export const readAnswer = (answer: Fetched): Promise<PageFacts | null> => inThread('page', plain(answer));

/** Letters of a page that is too much as a whole. */
const PARTS = [100_000, 10_000] as const;

/** Reads the whole of a page, or else as much of its beginning as can be read. */
export async function readBeginning(answer: Fetched): Promise<{ facts: PageFacts; isPart: boolean } | null> {
  const whole = await readAnswer(answer);
  if (whole) return { facts: whole, isPart: false };
  for (const letters of PARTS.filter((part) => part < answer.text.length)) {
    const facts = await readAnswer({ ...answer, text: answer.text.slice(0, letters) });
    if (facts) return { facts, isPart: true };
  }
  return null;
}
