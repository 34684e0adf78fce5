/** Items that share a key, groups and items in the order they come. `Map.groupBy` is younger than some browsers of customers. */
export function groupInOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [string, Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
