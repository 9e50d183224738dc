/**
 * Whether a person who speaks the language takes two words for forms of the same: 'Lamp' and 'lamps', 'blau' and 'blaues', 'Erkek' and
 * 'Erkeklerin'; but not 'Hand' and 'Handsaw'. Decided by the endings of the languages, not by what the server knows.
 */
import { stemOf } from '../../server/src/kit/text/words.ts';

/** The shortest part that two forms of a word have in common. */
const shortestCommon = 4;

/** The endings of words, folded. Both forms need endings of the same language. */
const endings: readonly ReadonlySet<string>[] = [
  'y e s es ies ed ing en',
  'e n en er es em s ern ens',
  'e s es x ne nes le les te tes he hes',
  'o a os as s es e z ces',
  'o a i e he hi',
  'e n en s te',
  'a e i o u y ow owi owie om ami ach em ie iem ego emu ej ych ich im imi ymi ym owa owe owy owego owych na ne ny nych nego nej',
  'ة ه ات ين ون ان ية ي',
].map((list) => new Set(['', ...list.split(' ')]));

/** Turkish words take one ending after the other: plural, whose it is, case. */
const turkish = /^(?:l[ae]r)?(?:i?m[iu]z|[iu]?n[iu]z|[iu]?[mn]|s?[iu])?(?:n?[iu]n|[ny]?[aeiu]|n?[dt][ae]n?|yl[ae])?$/;
/** Turkish words that make an adjective or a noun of another one. */
const turkishDerived = /^(?:l[iu]|l[iu]k|s[iu]z|c[iu])$/;
/** The letter that the last one of a Turkish word becomes before a vowel: 'renk', 'rengi'. */
const softened: Readonly<Record<string, string>> = { p: 'b', c: 'c', t: 'd', k: 'g' };
const arabicArticle = /^(?:و|ب|ل)?ال(?=\p{L}{3})/u;

/** Whether two folded words are forms of the same word. */
export function isSameWord(first: string, second: string): boolean {
  if (first === second) return true;
  const [a, b] = [first, second].map((word) => word.replace(arabicArticle, '')) as [string, string];
  if (a === b || stemOf(a) === stemOf(b)) return true;
  if (/\d/.test(a + b)) return false;
  let common = 0;
  while (common < Math.min(a.length, b.length) && a[common] === b[common]) common++;
  const rests = [a.slice(common), b.slice(common)] as const;
  if (common >= shortestCommon && endings.some((list) => rests.every((rest) => list.has(rest)))) return true;
  return isTurkishForm(a, b) || isTurkishForm(b, a);
}

/** Whether the longer word is the shorter one with Turkish endings. */
function isTurkishForm(word: string, longer: string): boolean {
  if (word.length < shortestCommon) return false;
  const last = word.at(-1) ?? '';
  const soft = softened[last];
  const starts = [word, ...(soft ? [word.slice(0, -1) + soft] : [])];
  return starts.some((start) => {
    const rest = longer.startsWith(start) ? longer.slice(start.length) : null;
    return rest !== null && (turkish.test(rest) || turkishDerived.test(rest));
  });
}
