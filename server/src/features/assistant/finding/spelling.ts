/** Finds the word that a misspelt one was meant to be, wherever the wrong letter is. Pure. */

/** Letters that may be wrong in a word of a length: none in short words, which are too alike. */
const mistakesIn = (length: number): number => (length < shortest ? 0 : length < 8 ? 1 : 2);
const shortest = 4;

/**
 * How many letters two words differ by: missing, extra, wrong, or two swapped neighbours (optimal string alignment). Gives `most + 1`
 * when they differ by more than `most`.
 */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    // Swapped neighbours look back two rows.
    if (Math.min(...row) > most && Math.min(...last) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** The set of a word's letters, as bits. */
function lettersIn(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}

function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** From this length on, a word is so unlike others that any letter may be wrong. */
const unlikeOthers = { first: 7, any: 8 };
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const placeOfKey = new Map(keyRows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y / 2, y }] as const)));

/** Whether two letters are side by side on most keyboards. */
function areNeighbours(first: string, second: string): boolean {
  const [a, b] = [placeOfKey.get(first), placeOfKey.get(second)];
  return a !== undefined && b !== undefined && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;
}

/**
 * Whether one word may be a slip for another that differs by one letter. Short words are like many others ('bauch', 'bruch'): of them the
 * first letter is right, and a wrong letter is beside the right one on the keyboard.
 */
function isSlip(word: string, knownWord: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== knownWord[place]);
  const isSwap = word[at] === knownWord[at + 1] && word[at + 1] === knownWord[at] && word.length === knownWord.length;
  if (isSwap) return true;
  if (at === 0 && word.length < unlikeOthers.first) return false;
  return word.length !== knownWord.length || word.length >= unlikeOthers.any || areNeighbours(word[at] ?? '', knownWord[at] ?? '');
}

/** The known word that `word` most likely was meant to be; null when none is near. Earlier lists win between equally near words. */
export function corrected(word: string, lists: readonly Iterable<string>[]): string | null {
  let best: { listed: string; apart: number } | null = null;
  const most = mistakesIn(word.length);
  if (most === 0 || /\d/.test(word)) return null;
  const letters = lettersIn(word);
  for (const list of lists) {
    for (const candidate of list) {
      // The shortest words are too similar to each other, so only a missing letter is corrected in them.
      if (candidate.length < shortest || (word.length === shortest && candidate.length !== shortest + 1)) continue;
      const limit = best ? best.apart - 1 : Math.min(most, mistakesIn(candidate.length));
      // Each mistake changes at most two letters; comparing the sets is quick.
      if (limit < 1 || Math.abs(candidate.length - word.length) > limit || bitsIn(letters ^ lettersIn(candidate)) > 2 * limit) continue;
      const apart = lettersApart(word, candidate, limit);
      if (apart <= limit && (apart !== 1 || isSlip(word, candidate))) best = { listed: candidate, apart };
    }
  }
  return best?.listed ?? null;
}

const shortestBeginning = 5;

/** The known beginning that a misspelt word most likely starts with: 'warrenty' begins like 'warrant'; null when none is near. */
export function correctedBeginning(word: string, beginnings: readonly string[]): string | null {
  if (/\d/.test(word)) return null;
  const longEnough = beginnings.filter(
    (beginning) => beginning.length >= shortestBeginning && beginning.length < word.length && beginning[0] === word[0],
  );
  const near = longEnough.filter((beginning) =>
    [0, 1, -1].some((more) => lettersApart(word.slice(0, beginning.length + more), beginning, 1) <= 1),
  );
  return near.sort((a, b) => b.length - a.length)[0] ?? null;
}
