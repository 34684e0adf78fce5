/** The named texts of a namespace: an island gets what it shows and no more. */
export function pick<Texts extends object, Key extends keyof Texts>(
  texts: Texts,
  keys: readonly Key[],
): Pick<Texts, Key> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>; // one pair a key
}
