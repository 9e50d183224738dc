/** The word for the thing that a message seeks: 'which firm pillow do you recommend?' seeks a pillow. Pure. */
import { bookOf, comparable, type DialogueKey, findPhrases } from '../../../kit/languages/dialogue/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { placesToCut } from './reading/cuts.ts';
import { isFunctionWord } from './reading/function-words.ts';
import { neverThings, thingFirst } from './reading/noun-phrase.ts';
import { isBeforePurpose } from './reading/purpose.ts';
import type { Reading } from './reading/reading.ts';

/** What says that goods are wished for: 'some' alone does not, 'des crèmes' are any creams. */
const seekingKeys: readonly DialogueKey[] = ['seeking', 'which', 'advice', 'gift'];

/**
 * The word that a message seeks a thing by, where the shop has such things; null where nothing is sought, or nothing of that name. Only the name beside
 * the word that seeks counts: 'do you have a paper catalogue?' seeks no paper.
 * @param isThing whether things of the shop are called by a word
 */
export function soughtThing(
  message: string,
  { language, keys, content }: Reading,
  isThing: (word: string, language: string) => boolean,
): string | null {
  if (!seekingKeys.some((key) => keys.has(key))) return null;
  const isTold = (word: string) =>
    content.some(({ text, wishes }) => text === word && wishes.some(({ family }) => neverThings.has(family)));
  const cuts = [0, ...placesToCut(message, language, ['and']), message.length];
  for (const [at, end] of cuts.slice(1).entries()) {
    const words = foldedWords(message.slice(cuts[at], end));
    const hits = findPhrases(bookOf(language), words.map(comparable)).filter((hit) => hit.keys.some((key) => seekingKeys.includes(key)));
    const [first] = hits;
    if (!first) continue;
    const isMarker = (place: number) => hits.some(({ from, to }) => place >= from && place < to);
    const isName = (place: number) => {
      const word = words[place];
      return word !== undefined && !isMarker(place) && !isFunctionWord(word, language) && !/^\d/.test(word);
    };
    // 'Anything for': what stands behind it has what is sought.
    const endsInPurpose = (place: number) =>
      isBeforePurpose(words[place] ?? '', language) && !hits.some(({ to, keys: of }) => to === place + 1 && !of.includes('some'));
    const isPurpose = (from: number): boolean =>
      from > 0 &&
      (endsInPurpose(from - 1) || (isFunctionWord(words[from - 1] ?? '', language) && !isMarker(from - 1) && isPurpose(from - 1)));
    const names = namesIn(words, isName).filter(({ from }) => !isPurpose(from));
    // Turkish and Japanese seek behind the thing, others now and then: 'een orchidee, heb je die?'.
    const beside = [names.find(({ from }) => from >= first.to), names.findLast(({ to }) => to <= (hits.at(-1)?.from ?? 0))];
    for (const name of beside) {
      const thing = words[thingFirst.has(language) ? (name?.from ?? -1) : (name?.to ?? 0) - 1];
      if (thing && !isTold(thing) && isThing(thing, language)) return thing;
    }
  }
  return null;
}

/** Words in a row that may be a name; `to` is the word after the last. */
function namesIn(words: readonly string[], isName: (place: number) => boolean): { from: number; to: number }[] {
  const names: { from: number; to: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (to < words.length && isName(to)) to++;
    if (to > from) names.push({ from, to });
    from = to;
  }
  return names;
}
