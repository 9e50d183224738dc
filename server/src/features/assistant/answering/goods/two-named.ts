/** 'Show me the Fjord and the Lumen', 'the Fjord or the Lumen?': two things that a message calls by their whole names, and asks nothing else of. */
import { spacesWords } from '../../../../kit/languages/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import type { Context } from '../../context.ts';
import { isFunctionWord } from '../../memory/reading/function-words.ts';
import { holdsWord } from '../../memory/words.ts';
import type { Parts, Shop } from '../found.ts';
import { cardsOf, recordsOf } from '../searching.ts';
import type { Understood } from '../understanding.ts';

const two = 2;

/** Whether a message names two products and asks nothing else about them. */
export function showsTwoNamed({ request, reading, mentioned, recordsById, text, language }: Understood): boolean {
  const { asks, measures, topics, keys, content } = reading;
  if (request?.act !== 'question' && (request?.act !== 'search' || request.search.reason !== 'wish')) return false;
  if (mentioned.length !== two || asks.size + measures.size + topics.length > 0 || keys.has('compare') || keys.has('which')) return false;
  const titles = mentioned.map((id) => recordsById.get(id)?.title ?? '');
  const isWhole = (title: string) =>
    foldedWords(title).every((word) => isFunctionWord(word, language) || placeIn(text, word, language) >= 0);
  if (!titles.every(isWhole)) return false;
  const isNamed = (word: string) => titles.some((title) => holdsWord(title, word, language));
  return !isAsking(text, language) || content.every((each) => each.text.split(' ').every(isNamed));
}

/** The two things, as goods that were found; null where the owner's rules hold one of them back, or it is sold out. */
export async function twoNamed(context: Context, shop: Shop, understood: Understood): Promise<Parts | null> {
  const ids = await context.recommendation.recommendable(shop.ownerId, asSaid(understood), shop.choice);
  if (ids.length < two) return null;
  const matches = await cardsOf(context, shop, ids);
  return { matches, records: await recordsOf(context, shop.ownerId, ids), count: matches.length };
}

/** In the order of the message, so that 'the first one' is the one named first. The order is read from the words that the two names do not share. */
function asSaid({ mentioned, recordsById, text, language }: Understood): number[] {
  const titleOf = (id: number) => recordsById.get(id)?.title ?? '';
  const placeOf = (id: number) => {
    const others = mentioned.filter((other) => other !== id).map(titleOf);
    const own = foldedWords(titleOf(id)).filter((word) => !others.some((other) => holdsWord(other, word, language)));
    return Math.min(...own.map((word) => placeIn(text, word, language)).filter((place) => place >= 0));
  };
  return mentioned.toSorted((first, second) => placeOf(first) - placeOf(second));
}

/** Where a message says a word of a name: as one of its words, or anywhere where nobody writes spaces; -1 where it does not. */
const placeIn = (text: string, word: string, language: string): number =>
  spacesWords(language) ? foldedWords(text).findIndex((each) => holdsWord(each, word, language)) : foldText(text).indexOf(word);
