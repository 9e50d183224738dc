/** More than are normally in use at once; the bound protects the memory against invented texts. */
const most = 10_000;
/** Longer texts are unusual, and cost more to keep. */
const longest = 200;

/** A pure function of a text that remembers every result except null, because requests ask for the same texts again and again. */
export function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  let results = new Map<string, Result>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = make(text);
    if (result === null || text.length > longest) return result;
    if (results.size >= most) results = new Map();
    results.set(text, result);
    return result;
  };
}
