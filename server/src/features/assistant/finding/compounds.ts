/** Splits German and Dutch compounds into words that the shop itself uses. Pure. */
const shortestPart = 4;
const mostParts = 4;
/** A longer one is no word: all of its beginnings and ends would be looked up. */
const longestWord = 100;
/** Letters between the parts: Arbeit-s-schuh, Socke-n-wolle. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** The parts of a compound, all of them known; empty when it cannot be split wholly. */
export function compoundParts(word: string, isKnown: (part: string) => boolean, left = mostParts): string[] {
  if (word.length < 2 * shortestPart || word.length > longestWord || left < 2) return [];
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const first = word.slice(0, end);
    if (!isKnown(first)) continue;
    for (const joint of joints) {
      if (!word.startsWith(joint, end)) continue;
      const rest = word.slice(end + joint.length);
      if (rest.length < shortestPart) continue;
      if (isKnown(rest)) return [first, rest];
      const parts = compoundParts(rest, isKnown, left - 1);
      if (parts.length > 0) return [first, ...parts];
    }
  }
  return [];
}

const endings = ['', 'n', 'en', 'e', 'er', 's'];

/** Whether a part of a compound is a word that is known, in the singular or the plural. */
export const isCompoundPart = (part: string, isKnown: (word: string) => boolean): boolean =>
  endings.some((ending) => isKnown(part + ending) || (ending !== '' && part.endsWith(ending) && isKnown(part.slice(0, -ending.length))));

const shortestTail = 4;

/** The longest known word at the end of a compound: the last part says what kind of thing the compound names. */
export function knownTail(word: string, isKnown: (part: string) => boolean): string | null {
  if (word.length > longestWord) return null;
  for (let from = 3; from <= word.length - shortestTail; from++) if (isKnown(word.slice(from))) return word.slice(from);
  return null;
}
