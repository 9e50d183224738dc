/** Looks into the descriptions of the products that are talked about. */
import { deedAsked } from '../../../../kit/languages/deeds.ts';
import { spacesWords } from '../../../../kit/languages/index.ts';
import { statesIncluded } from '../../../../kit/languages/pieces.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { Context } from '../../context.ts';
import type { FoundPassages } from '../../finding/find.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { asksShop } from '../../memory/reading/asks-shop.ts';
import { readMessage } from '../../memory/reading/reading.ts';
import { speaksOfIt } from '../../memory/reading/subject.ts';
import { subjectIds } from '../../memory/references.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { holdsWord } from '../../memory/words.ts';
import type { Understood } from '../understanding.ts';
import { allDescribed, type DescribedProduct, type DescribedSentence, describedFor } from './described.ts';

/** With more products than this in view, no single one is talked about. */
const mostInView = 4;
/** Up to this many products, whole descriptions are quoted. */
const mostDescribed = 2;

/** What the descriptions of some products say of what a message asks. */
export async function describedInView(
  { recommendation }: Context,
  ownerId: number,
  { text, language, reading }: Understood,
  ids: readonly number[],
): Promise<DescribedSentence[]> {
  if (ids.length === 0 || ids.length > mostInView) return [];
  const rows = await recommendation.productsByIds(ownerId, ids);
  const asking = askingOf(text, language);
  const measures = asking === text ? reading.measures : readMessage(asking, language).measures;
  const matching = describedFor(asking, language, rows, measures);
  // 'What is in it?' is answered by all that the description says.
  const isOpen = reading.asksPieces || reading.asksIncluded || reading.asks.has('details');
  if (!isOpen || rows.length > mostDescribed) return matching;
  const belonging = reading.asksIncluded && !matching.some(statesOf(language)) ? belongingTo(rows, asking, reading) : [];
  // 'What else do I get?' is answered by what is said to belong to it, where anything is.
  const namesNothing = reading.asksPieces || matching.every(({ words }) => words.length === 0);
  if (belonging.length > 0 && (namesNothing || belonging.some(({ words }) => words.length > 0))) return belonging;
  return matching.length === 0 ? allDescribed(rows, language) : matching;
}

/** What the descriptions of two things say first: 'what is the difference between them?' is answered by it, too. */
export async function descriptionsOf(
  { recommendation }: Context,
  ownerId: number,
  { language }: Understood,
  ids: readonly number[],
): Promise<DescribedSentence[]> {
  return allDescribed(await recommendation.productsByIds(ownerId, ids), language);
}

const statesOf =
  (language: Understood['language']) =>
  ({ text }: Pick<DescribedSentence, 'text'>): boolean =>
    statesIncluded(text, language);

/** What descriptions say to belong to things, or not to: of what the question names, else the first of it. */
function belongingTo(rows: readonly DescribedProduct[], asking: string, { language }: Understood['reading']): DescribedSentence[] {
  const stating = allDescribed(rows, language, Number.POSITIVE_INFINITY).filter(statesOf(language));
  const only = rows.map((row) => ({
    ...row,
    attributes: {},
    description: stating.flatMap(({ product, text }) => (product === row.id ? [text] : [])).join(' '),
  }));
  const named = describedFor(asking, language, only);
  return named.length > 0 ? named : stating.slice(0, mostStating);
}

/** 'Hm, that is heavy. What is the fee for it?' asks for the fee: the sentences that ask, where others only tell. */
function askingOf(text: string, language: Understood['language']): string {
  const sentences = sentencesOf(text);
  const asking = sentences.filter((sentence) => isAsking(sentence, language));
  return asking.length > 0 && asking.length < sentences.length ? asking.join(' ') : text;
}

const mostStating = 2;

/** The products that a question may be about: those that are talked about, and those that it names. */
export const productsAskedAbout = ({ mentioned, conversation }: Understood): readonly number[] => [
  ...new Set([...subjectIds(conversation), ...(conversation.shown.at(-1)?.productIds ?? []), ...mentioned]),
];

/**
 * Whether the descriptions answer better than the owner's texts: they contain a word of the question that no answering text contains, and the
 * question does not ask for a service of the shop ('do you sharpen the knives too?').
 */
export const isBetterDescribed = (described: readonly DescribedSentence[], texts: FoundPassages, understood: Understood): boolean =>
  described.length > 0 &&
  !(texts.answers && (deedAsked(foldedWords(understood.text), understood.language) || asksShop(understood.text, understood.language))) &&
  (!texts.answers ||
    understood.reading.asksPieces ||
    described.some((each) => {
      const { words, property } = each;
      const most = mostHeld(texts, words, understood.language);
      // What is stated of the product itself is more precise than what the shop says of all products.
      return (words.length > 0 || property !== undefined) && words.length >= most && !isPartOfText(each, texts, understood);
    }));

/** 'A filter is included' where a sentence of the texts is about changing the filter, which is asked. */
function isPartOfText({ words, property, product, isOfKind }: DescribedSentence, texts: FoundPassages, understood: Understood): boolean {
  const { reading, recordsById, language } = understood;
  // A property that is called otherwise than the question does is what it means.
  if (!spacesWords(language) || isOfKind || (property !== undefined && words.length === 0)) return false;
  const record = recordsById.get(product);
  const own = [record?.title ?? '', ...(record?.categories ?? [])].join(' ');
  const content = reading.content.flatMap((word) => word.text.split(' ')).filter((word) => !holdsWord(own, word, language));
  const sentences = texts.passages.flatMap(({ answers, heading, text }) =>
    answers ? sentencesOf(text).map((sentence) => ({ answers, heading: '', text: `${heading} ${sentence}` })) : [],
  );
  const isAll = words.every((word) => sentences.some(({ text }) => holdsWord(text, word, language)));
  // A property that is called by a word of the question is nearer than a sentence that has one more of them.
  const least = words.length + (property === undefined ? 1 : 2);
  return isAll && mostHeld({ passages: sentences }, [...new Set([...content, ...words])], language) >= least;
}

/** The highest number of these words that one answering text contains. */
const mostHeld = (
  { passages }: { passages: readonly Pick<FoundPassages['passages'][number], 'answers' | 'heading' | 'text'>[] },
  words: readonly string[],
  language: Understood['language'],
): number =>
  Math.max(
    0,
    ...passages.map(({ answers, heading, text }) =>
      answers ? words.filter((word) => holdsWord(`${heading} ${text}`, word, language)).length : 0,
    ),
  );

const several = 2;
/** Whether the statements about the products contain several words of the question, and more of them than any answering text. */
export const holdsMoreThan = (texts: FoundPassages, described: readonly DescribedSentence[], { language }: Understood): boolean =>
  described.some(({ words }) => words.length >= several && words.length > mostHeld(texts, words, language));

/** 'Does it come with a lid?' asks about what is talked about and wishes for no lid, where its description speaks of one. */
export function mayAskOfView(
  { text, language, reading, conversation, mentioned }: Understood,
  { reason, fitting }: ProductSearch,
): boolean {
  const { keys, budget, exclusions } = reading;
  // 'Which filters fit the dripper?' seeks filters, whatever its description says of them.
  if (fitting.length > 0 && keys.has('which')) return false;
  // 'Is that pure arabica?' about one product does not compare: 'purer' is a comparison only among several.
  const mayMeasure = reason !== 'most' || (!keys.has('which') && conversation.shown.at(-1)?.productIds.length === 1);
  // 'How many carbs has it?' does not ask for the number of products.
  const mayCount = reason !== 'count' || !keys.has('seeking');
  if (!['wish', 'refined', 'most', 'count'].includes(reason) || !mayMeasure || !mayCount || budget !== null || exclusions.length > 0)
    return false;
  if ((['some', 'gift', 'advice', 'others', 'total'] as const).some((key) => keys.has(key))) return false;
  // 'Do you shorten the strap?' asks what the shop does.
  if (asksShop(text, language)) return false;
  // 'Has it got a lid?' does not look for lids.
  if (keys.has('seeking') && !speaksOfIt(text, language) && !reading.asksPieces && !reading.asksIncluded) return false;
  return (
    (mentioned.length > 0 || conversation.shown.length > 0) && (reading.continues || isAsking(text, language) || speaksOfIt(text, language))
  );
}
