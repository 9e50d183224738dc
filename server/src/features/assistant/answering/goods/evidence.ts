/** Weighs whether goods that were found are what a message asks for, or only hold a word of it. The weights are learned: bench/goods. Pure. */
import { dialogueKeys } from '../../../../kit/languages/dialogue/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { readSituations } from '../../../../kit/languages/situations/read.ts';
import type { SituationName } from '../../../../kit/languages/situations/shape.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { FoundPassages } from '../../finding/find.ts';
import type { ContentWord, Reading } from '../../memory/reading/reading.ts';
import { isUnit } from '../../memory/reading/units.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { holdsWord } from '../../memory/words.ts';
import type { ProductRecord } from '../../records/types.ts';
import { type CountedName, type GoodsEvidence, goodsEvidenceNames, type OfKey, saysKey } from './evidence-names.ts';
import { goodsWeights } from './weights.ts';

/** Goods beside a message: above 0 they are likely what it asks for. */
export interface WeighedGoods {
  evidence: GoodsEvidence;
  likelihood: number;
}

/** A message, and the goods that were found for its words. */
export interface GoodsFound {
  message: string;
  /** 'question' where no rule says that goods are asked for. */
  act: 'search' | 'question';
  reading: Reading;
  search: ProductSearch;
  /** How many goods fit everything; with 0 they only come near. */
  count: number;
  records: readonly ProductRecord[];
  texts: FoundPassages;
}

/** Situations of visitors who look for goods. */
const situationsOfGoods: ReadonlySet<SituationName> = new Set<SituationName>([
  'choosing',
  'beginner',
  'backInStock',
  'sale',
  'sizeChoice',
  'betweenSizes',
  'advice',
  'age',
]);

/** How likely a message is about goods, or about something else in the shop, by the situations that it describes. */
export const situationsShare = (message: string, language: ChatLanguage, about: 'shop' | 'goods'): number =>
  [...readSituations(message, language)].reduce(
    (sum, [name, each]) => sum + (situationsOfGoods.has(name) === (about === 'goods') ? each : 0),
    0,
  );

const flag = (is: boolean) => (is ? 1 : 0);
const share = (some: number, all: number) => (all === 0 ? 0 : some / all);
const most = (count: number, limit: number) => Math.min(count, limit);

/** Weighs goods as the answer to a message. */
export function weighGoods(found: GoodsFound): WeighedGoods {
  const evidence = evidenceOf(found);
  return { evidence, likelihood: goodsEvidenceNames.reduce((sum, name) => sum + goodsWeights[name] * evidence[name], 0) };
}

const evidenceOf = (found: GoodsFound): GoodsEvidence => ({ ...countedOf(found), ...saidIn(found.reading) });

/** What the phrases of a message mean, each by itself: how much that tells of what is sought is learned. */
const saidIn = ({ keys }: Reading): Readonly<Record<OfKey, number>> =>
  Object.fromEntries(dialogueKeys.map((key) => [saysKey(key), flag(keys.has(key))])) as Record<OfKey, number>;

function countedOf({ message, act, reading, search, count, records, texts }: GoodsFound): Readonly<Record<CountedName, number>> {
  const { keys, content, wordCount, asks, measures, language, isQuestion } = reading;
  const { constraints } = search;
  const best = records[0];
  // '1m70' names nothing.
  const isMeasure = (word: ContentWord) =>
    (/\d/.test(word.text) || isUnit(word.text, language)) && !records.some((record) => isHeld(productText(record), word, language));
  const things = content.filter((word) => word.wishes.length === 0 && !isMeasure(word));
  const named = things.filter((word) => best && isHeld(nameOf(best), word, language));
  const borne = things.filter((word) => records.some((record) => isHeld(productText(record), word, language)));
  const wishes = content.filter((word) => word.wishes.length > 0);
  const seeks = keys.has('seeking');
  const further = wordCount - content.length;
  return {
    bias: 1,
    seeks: flag(seeks),
    wishesForAny: flag(keys.has('some') || keys.has('advice')),
    counts: flag(keys.has('count') || keys.has('which')),
    isLimited: flag(constraints.budget !== null || Object.keys(constraints.wishes).length > 0),
    isPlainQuestion: flag(act === 'question'),
    fits: flag(count > 0),
    named: share(named.length, things.length),
    allNamed: flag(things.length > 0 && named.length === things.length),
    borne: share(borne.length, things.length),
    unborne: most(things.length - borne.length, 3),
    unborneWish: flag(count === 0 && wishes.length > 0),
    // 'Do you sell wool?' where there is none: no word of it names a thing.
    nothingNamed: flag(count === 0 && things.length === 0),
    onlyNames: flag(further <= 2),
    furtherWords: most(Math.max(0, further - 2), 5) / 5,
    asksFact: flag(asks.size + measures.size > 0 && !seeks && !keys.has('some')),
    asksMark: flag(isQuestion && !seeks),
    asksText: flag(texts.asksForText !== null),
    asksService: flag(texts.asksForText === 'surely'),
    namesTopic: flag(texts.namesTopic),
    aboutShop: flag(texts.aboutShop),
    textNear: nearness(texts),
    textSure: sureness(texts),
    textAnswers: flag(texts.answers),
    thing: flag(search.thing !== null),
    asks: flag(isAsking(message, language)),
    ofShop: situationsShare(message, language, 'shop'),
    ofGoods: situationsShare(message, language, 'goods'),
  };
}

/** How well the best of the owner's texts answers the message. */
const nearness = ({ passages }: FoundPassages): number => {
  const [best] = passages;
  return best ? Math.max(0, Math.min(1, 1 + Math.log(best.score) / farthest)) : 0;
};
const farthest = 5;

/** How sure it is that the best of them answers, beyond that it is likelier than not. */
const sureness = ({ passages: [best] }: FoundPassages): number =>
  best?.answers ? Math.max(0, Math.min(1, Math.log(best.score) / surest)) : 0;
const surest = 5;

const isHeld = (text: string, { text: phrase }: ContentWord, language: string): boolean =>
  // 'Tés' are a 'té': of so short a word the ending is one letter.
  phrase.split(' ').every((word) => holdsWord(text, word, language) || (word.length === 3 && foldedWords(text).includes(word.slice(0, 2))));

/** What kind of thing a product is. */
const nameOf = ({ title, kinds, categories, brand }: ProductRecord): string => [title, brand, ...kinds, ...categories].join(' ');

/** Title, categories and other names of a product, as one text. */
export const productText = (product: ProductRecord): string =>
  [nameOf(product), ...product.attributes.flatMap(({ name, values }) => [name, ...values])].join(' ');
