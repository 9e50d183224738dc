/** More than are usual at a time; protects the memory against invented texts. */
const most = 10_000;
/** A longer text is no usual one, and costs more to keep. */
const longest = 200;

/** A pure function of a text that remembers its results but for null: requests ask the same again and again. */
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
