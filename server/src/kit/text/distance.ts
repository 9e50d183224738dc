/** How far words are apart that may be one, misspelt. Pure. */

/** How many letters are wrong, missing, added or swapped; more than `most` is not counted out. */
export function editDistance(first: string, second: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: second.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= first.length; row++) {
    const next = [row];
    for (let column = 1; column <= second.length; column++) {
      const same = first[row - 1] === second[column - 1];
      let least = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[second.length] ?? most + 1;
}
