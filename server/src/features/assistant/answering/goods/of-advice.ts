/**
 * Goods that an answering text advises: 'no smoke alarm in the kitchen, take a heat alarm there' of a shop that has one. A text alone leaves the visitor to look
 * for the thing, and what is asked next is about it.
 */
import type { DialogueKey } from '../../../../kit/languages/dialogue/index.ts';
import { isUnspaced, searchWords } from '../../../../kit/text/search-words.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import type { Context } from '../../context.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { isFunctionWord } from '../../memory/reading/function-words.ts';
import { holdsWord } from '../../memory/words.ts';
import type { Parts, Shop } from '../found.ts';
import { cardsOf, recordsOf } from '../searching.ts';
import type { Understood } from '../understanding.ts';

/** A word in the titles of more products than this advises none of them. */
const mostTitled = 3;
const shortest = { spaced: 4, unspaced: 2 };
/** Signs that a message asks what to take, where things were shown already. */
const advising: readonly DialogueKey[] = ['advice', 'seeking', 'some'];
/** Who asks one of these wants no goods. */
const elsewhere: readonly DialogueKey[] = ['count', 'time', 'person', 'contact', 'discount', 'price', 'total', 'compare'];
/** The only topic of texts that may advise a thing. */
const ofUse = 'care';

/** The things that the text which answers a message names, and the message does not; null where it names none, or the message is about something else. */
export async function goodsOfAdvice(
  context: Context,
  shop: Shop,
  understood: Understood,
  { texts, ...parts }: Parts,
): Promise<Parts | null> {
  const { matches = [], described = [], cards = [], facts = null } = parts;
  const [passage] = texts?.passages.filter(({ answers }) => answers) ?? [];
  if (!texts || !passage || facts || matches.length + described.length + cards.length > 0 || !mayAdvise(understood)) return null;
  const { language, text } = understood;
  const words = wordsOf(nearestSentences(passage.text, understood), understood).filter((word) => !holdsWord(text, word, language));
  const isIn = (title: string, word: string) => holdsWord(title, word, language);
  const titles = await context.recommendation.titlesWith(shop.ownerId, words, { language, isIn });
  const named = new Map<number, number>();
  for (const [word, titled] of titles)
    if (titled.length <= mostTitled)
      for (const { id, title } of titled) if (isHead(title, word, language)) named.set(id, (named.get(id) ?? 0) + 1);
  const shown = new Set(understood.conversation.shown.flatMap(({ productIds }) => productIds));
  const byWords = [...named.keys()]
    .filter((id) => !shown.has(id))
    .toSorted((first, second) => (named.get(second) ?? 0) - (named.get(first) ?? 0));
  const ids = (await context.recommendation.recommendable(shop.ownerId, byWords, shop.choice)).slice(
    0,
    shop.choice.recommendedProductsLimit,
  );
  if (ids.length === 0) return null;
  return {
    ...parts,
    texts,
    matches: await cardsOf(context, shop, ids),
    records: await recordsOf(context, shop.ownerId, ids),
    count: ids.length,
  };
}

function mayAdvise({ request, reading, conversation }: Understood): boolean {
  const { keys, topics, measures, destination, budget } = reading;
  if (request?.act !== 'question' && request?.act !== 'search' && request?.act !== 'topic') return false;
  if (topics.some((topic) => topic !== ofUse) || measures.size > 0 || destination !== null || budget !== null) return false;
  if (elsewhere.some((key) => keys.has(key))) return false;
  return conversation.shown.length === 0 || advising.some((key) => keys.has(key));
}

/** The first sentence of a text that shares most words with a message, and the one behind it. */
function nearestSentences(passage: string, understood: Understood): string {
  const asked = wordsOf(understood.text, understood);
  const shared = (sentence: string) => asked.filter((word) => holdsWord(sentence, word, understood.language)).length;
  const sentences = sentencesOf(passage);
  const most = Math.max(...sentences.map(shared));
  const at = sentences.findIndex((sentence) => shared(sentence) === most);
  // 'Not in a kitchen: steam gives false alarms. Take a heat alarm there.'
  return sentences.slice(at, at + 2).join(' ');
}

const wordsOf = (text: string, { language }: Understood): string[] => {
  const words = isUnspaced(text) ? searchWords(text).map(foldText) : foldedWords(text);
  const least = isUnspaced(text) ? shortest.unspaced : shortest.spaced;
  return [...new Set(words)].filter((word) => word.length >= least && !isFunctionWord(word, language));
};

/** Whether a title begins or ends with a word, as names of things do: 'Hittemelder Keuken', 'Rope Wash 250 ml'. */
function isHead(title: string, word: string, language: Understood['language']): boolean {
  const words = foldedWords(title).filter((each) => !/\d/u.test(each) && !isFunctionWord(each, language));
  return isUnspaced(title) || [words[0], words.at(-1)].some((each) => each !== undefined && holdsWord(each, word, language));
}
