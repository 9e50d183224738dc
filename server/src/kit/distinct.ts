/** The items whose keys differ, in their order; of several with one key, the first. Pure. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const keys = new Set<unknown>();
  return items.filter((item) => {
    const isNew = !keys.has(keyOf(item));
    keys.add(keyOf(item));
    return isNew;
  });
}
