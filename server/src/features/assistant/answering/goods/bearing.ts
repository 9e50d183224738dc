/**
 * A second look for goods: those whose title, properties or description bear most of the words of a wish. It counts where the search of kinds and properties
 * found none and no text answers ('my neighbours look in, some thin curtains' finds the net curtain that 'nobody looks through'), or found things that bear
 * far less of the wish ('a frame that baby shoes fit in').
 */
import type { DialogueKey } from '../../../../kit/languages/dialogue/index.ts';
import { isSmallWord } from '../../../../kit/languages/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { isUnspaced, searchWords } from '../../../../kit/text/search-words.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import type { Context } from '../../context.ts';
import { type FoundPassages, nothing } from '../../finding/find.ts';
import { isFunctionWord } from '../../memory/reading/function-words.ts';
import { speaksOfIt } from '../../memory/reading/subject.ts';
import { holdsWord } from '../../memory/words.ts';
import type { Parts, Shop } from '../found.ts';
import { limitsOf, recordsOf } from '../searching.ts';
import type { Understood } from '../understanding.ts';
import { situationsShare } from './evidence.ts';

/** Words that a message must share with a thing: one may be chance. */
const leastWords = 2;
/** The sum of their rarity: words that stand in most products count little. */
const leastScore = 1.4;
/** Products that score this share of the best one's score are offered beside it. */
const shareOfBest = 0.6;
/** Products that the search found are kept if they score more than this share. */
const shareOfFound = 0.75;
/** Signs that a message wishes for goods, or for advice on them. */
const wishing: readonly DialogueKey[] = ['advice', 'seeking', 'some', 'which', 'gift'];
/** A visitor who asks for one of these wants no goods. */
const elsewhere: readonly DialogueKey[] = ['count', 'contact', 'discount'];
/** From this probability on, a message counts as being about the shop, not about goods. */
const surelyOfShop = 0.7;

/** The goods that bear most of a wish; null where the message is no wish, or none bears enough of it, or not much more than what was `found`. */
export async function goodsBearing(
  context: Context,
  shop: Shop,
  understood: Understood,
  { texts = nothing, matches: found = [] }: Parts,
): Promise<Parts | null> {
  if (!mayWish(understood) || (found.length === 0 && isAboutShop(understood, texts))) return null;
  // Exclusions, and the age of the person they are for, were applied when these products were found.
  if (found.length > 0 && (understood.reading.exclusions.length > 0 || isForAge(understood, found))) return null;
  const bearers = await bearersFor(context, shop, understood);
  const [best, next] = bearers;
  if (!best || !bearsEnough(best, understood, found.length > 0 ? leastWords : 1)) return null;
  // A message that names a topic of the shop is about goods if one product scores high on it.
  const isClear = best.words.length > leastWords && (next?.score ?? 0) <= best.score * shareOfBest;
  if (understood.reading.topics.length > 0 && !isClear) return null;
  const ofFound = new Set(found.map(({ product }) => product.id));
  const mostFound = Math.max(0, ...bearers.flatMap(({ product, score }) => (ofFound.has(product.id) ? score : [])));
  if (!isOfKind(best, found, understood) || (found.length > 0 && mostFound > best.score * shareOfFound)) return null;
  const chosen = bearers
    .filter((each) => each.score >= best.score * shareOfBest && each.score > mostFound && isOfKind(each, found, understood))
    .slice(0, shop.choice.recommendedProductsLimit);
  const ids = chosen.map(({ product }) => product.id);
  const matches = chosen.map(({ product, score }) => ({ product, score, reasons: [], misses: [], variant: null }));
  return { matches, records: await recordsOf(context, shop.ownerId, ids), count: matches.length };
}

/** Whether things that fit the age that was told were found. */
const isForAge = ({ request }: Understood, found: readonly { misses: readonly unknown[] }[]): boolean =>
  request?.act === 'search' && request.search.constraints.wishes.age !== undefined && found.some(({ misses }) => misses.length === 0);

/** The goods that bear words of the message and may be shown, the best first. */
function bearersFor({ recommendation }: Context, { ownerId, choice }: Shop, { text, language, reading, request }: Understood) {
  const without = reading.exclusions.flatMap((phrase) => phrase.text.split(' '));
  const words = [...new Set(searchableWords(text))].filter(
    (word) => word.length > 1 && !isSmallWord(word, language) && !without.includes(word),
  );
  return recommendation.bearersOf(ownerId, {
    words,
    faint: new Set(words.filter((word) => isFunctionWord(word, language))),
    without,
    choice,
    language: reading.language,
    ...(request && 'search' in request ? { limits: limitsOf(request.search) } : {}),
  });
}

/** In Japanese those that name something are written in signs or in the angular syllables. */
const searchableWords = (text: string): string[] =>
  isUnspaced(text)
    ? searchWords(text)
        .filter((word) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word))
        .map(foldText)
    : foldedWords(text);

/** Of words of talk none tells more of a wish than the search knew: 'do you have helmets?'. `leastOwn`: how many words must be others. */
const bearsEnough = ({ score, words }: { score: number; words: readonly string[] }, { language }: Understood, leastOwn: number): boolean =>
  score >= leastScore && words.length >= leastWords && words.filter((word) => !isFunctionWord(word, language)).length >= leastOwn;

/** Whether the product is of the kind that is sought, where one is; if the title of any result names the kind, its own title must. */
function isOfKind(
  best: { product: Titled; words: readonly string[] },
  found: readonly { product: Titled }[],
  { request, language }: Understood,
): boolean {
  const thing = request?.act === 'search' ? request.search.thing : null;
  if (thing === null) return true;
  const isTitled = ({ product }: { product: Titled }) => holdsWord(product.title, thing, language);
  return best.words.includes(thing) && (isTitled(best) || !found.some(isTitled));
}
interface Titled {
  title: string;
}

/** Whether a message wishes for goods. A diet is left out: descriptions do not show what it allows. */
function mayWish({ request, reading, text, language, conversation }: Understood): boolean {
  const { keys, destination, wishes, asks, measures } = reading;
  if (request?.act !== 'search' && request?.act !== 'question' && request?.act !== 'topic') return false;
  if (destination !== null || wishes.some(({ family }) => family === 'diet')) return false;
  if (elsewhere.some((key) => keys.has(key)) || measures.size > 0) return false;
  if (!keys.has('advice') && [...asks].some((ask) => ask !== 'details')) return false;
  const isFirst = conversation.shown.length === 0;
  if (!isFirst && speaksOfIt(text, language)) return false;
  const isCompared = request.act === 'search' && (request.search.reason === 'most' || request.search.reason === 'more');
  return isCompared || wishing.some((key) => keys.has(key)) || (isFirst && !isAsking(text, language));
}

/** Whether a question is about what the shop does, not about goods. */
const isAboutShop = ({ text, language, questions: [question], reading }: Understood, { asksForText }: FoundPassages): boolean =>
  isAsking(text, language) &&
  ((asksForText === 'surely' && !reading.keys.has('advice')) || situationsShare(question, reading.language, 'shop') > surelyOfShop);
