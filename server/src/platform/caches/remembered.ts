interface Bounds {
  /** How many results are kept; all are forgotten when there are more, which protects the memory against invented texts. */
  most?: number;
  /** Results of longer keys are not kept: they are unusual, and cost more memory. */
  longest?: number;
}

/**
 * A pure function that remembers its results, because the same arguments come again and again. Null is not remembered.
 * @param keyOf what tells arguments apart; by default the first one, a text
 */
export function remembered<Arguments extends readonly unknown[], Result>(
  compute: (...given: Arguments) => Result,
  { most = 10_000, longest = 200, keyOf = (...[text]) => text as string }: Bounds & { keyOf?: (...given: Arguments) => string } = {},
): (...given: Arguments) => Result {
  let results = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = compute(...args);
    if (result === null || key.length > longest) return result;
    if (results.size >= most) results = new Map();
    results.set(key, result);
    return result;
  };
}
