/**
 * Asks again for what was turned away with 503: of a hundred calls at once some wait past the patience of the pool of ten
 * where the machine is slow, and every client asks again then.
 */
export async function untilServed<Answer extends { readonly statusCode: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  while (answer.statusCode === 503) answer = await ask();
  return answer;
}
