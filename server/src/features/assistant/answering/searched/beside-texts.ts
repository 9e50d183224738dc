/** Weighs the goods that a search found against what the owner's texts say, and answers with either or both. */
import { isAsking } from '../../../../kit/languages/questions.ts';
import type { Context } from '../../context.ts';
import { type FoundPassages, nothing as nothingRead } from '../../finding/find.ts';
import { attributesAsked } from '../../memory/attributes.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { numbersAsSizes } from '../../memory/versions/numbers.ts';
import { holdsWord } from '../../memory/words.ts';
import { hasProperty } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { Parts, Shop } from '../found.ts';
import { productText, type WeighedGoods } from '../goods/evidence.ts';
import {
  isDescribedBy,
  leastLikely,
  offersToStatement,
  seeksForSomebody,
  seeksNamedGoods,
  seeksThing,
  weighFound,
} from '../goods/offering.ts';
import { type FoundProducts, soldOutByName } from '../searching.ts';
import { passagesOn } from '../texts.ts';
import type { Understood } from '../understanding.ts';
import { othersThanRuledOut, statedForThem, vagueWish } from './near.ts';
import { asksOtherwise, contentWords, isCalledSo, isDescribedOnly, seeksWithSize } from './wish.ts';

/** The answer to a search that the owner's texts may answer as well. */
export async function besideTexts(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
): Promise<Parts> {
  const isTitled = bearsAll(found, understood, ({ title }) => title);
  const [soldOut, texts] = await Promise.all([
    isTitled ? null : soldOutByName(context, shop.ownerId, understood),
    // If the message names a product by its title, no text is needed.
    isTitled ? nothingRead : passagesOn(context, shop, understood, understood.questions[0]),
  ]);
  if (soldOut) return aboutSoldOut(found, soldOut, search);
  if (found.matches.length > 0) return weighed(understood, search, found, texts, isTitled);
  const others = await othersThanRuledOut(context, shop, understood, search);
  if (others) return others;
  const forThem = await statedForThem(context, shop, understood, search);
  if (forThem) return forThem;
  return texts.answers && !isDescribedOnly(understood, search) ? { texts } : vagueWish(context, shop, understood, search, texts);
}

/** Whether a text of the best product bears all words of the message that say what is wished for. */
const bearsAll = ({ records: [best] }: FoundProducts, understood: Understood, textIn: (best: ProductRecord) => string): boolean =>
  best !== undefined && contentWords(understood).every((word) => holdsWord(textIn(best), word, understood.language));

/** The answer: the goods that were found, what the texts say, or both. */
function weighed(understood: Understood, search: ProductSearch, found: FoundProducts, texts: FoundPassages, isTitled: boolean): Parts {
  const goods = weighFound(understood, 'search', search, found, texts);
  const sought = whereSought(understood, search, found, texts, goods);
  if (sought) return { ...sought, goods };
  // 'Do you have something for sensitive skin?': the shop's texts and the products. A message that names a thing is shown products.
  if (texts.answers && !bearsAll(found, understood, productText))
    return understood.reading.keys.has('seeking') && !texts.namesTopic ? { ...found, texts, goods } : { texts, goods };
  if (isDescribedBy(understood, goods, found, texts)) return { ...found, goods };
  if (goods.likelihood <= leastLikely(understood, search, found)) return { texts, goods };
  return { ...found, facts: isTitled ? factsOfTitled(understood, search, found) : null, goods };
}

/** The answer where the message itself says that goods are sought; null where only evidence can tell. */
function whereSought(
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
  texts: FoundPassages,
  goods: WeighedGoods,
): Parts | null {
  const withTexts = { ...found, texts };
  if (seeksNamedGoods(understood, search, goods, found)) return found;
  const { keys } = understood.reading;
  // 'What weight do you suggest for her?' asks for a value that the goods state, and a text may say which.
  const asksValue = keys.has('advice') && attributesAsked(understood.reading, found.records).names.length > 0;
  if (seeksForSomebody(understood, search, goods, found)) return asksValue && texts.answers ? withTexts : found;
  if (offersToStatement(understood, goods, found, texts)) return found;
  const facts = versionsOfOnly(understood, search, found, goods);
  if (facts) return { ...found, facts };
  // 'I seek a cloth for a table of six. Which size fits?': the text on sizes, and the cloth.
  const isSized = found.count > 0 && texts.answers && seeksWithSize(understood, search);
  if (isSized && isBestCalledSo(understood, search, found)) return withTexts;
  if (!seeksThing(understood, search, found) || asksOtherwise(understood, search, goods)) return null;
  // 'Do you have organic honey?': adds what the shop's texts say, if anything. 'Which one' asks for products.
  const asks = isAsking(understood.text, understood.language);
  const isTold = asksValue || (asks && !keys.has('which') && !keys.has('advice') && !bearsAll(found, understood, productText));
  return isTold && texts.answers ? withTexts : found;
}

const isBestCalledSo = (understood: Understood, search: ProductSearch, { records: [best] }: FoundProducts): boolean =>
  best !== undefined && isCalledSo(best, understood, search);

/** 'My dad would like a cap. What sizes are there?', when the search found a single cap. */
function versionsOfOnly(understood: Understood, search: ProductSearch, found: FoundProducts, { likelihood }: WeighedGoods): Parts['facts'] {
  const [best] = found.records;
  const isOnly = found.matches.length === 1 && found.count === 1 && isBestCalledSo(understood, search, found);
  if (!best || !isOnly || likelihood <= leastOfOnly) return null;
  const asksVersions = search.asks.some((ask) => ask === 'size' || ask === 'colour');
  return asksVersions ? { productId: best.id, asks: search.asks, wishes: [], attributes: [] } : null;
}
const leastOfOnly = -1;

/** What is asked of the only product that bears all words in its title: 'Do you have the bar in 100 cm?' */
function factsOfTitled({ reading }: Understood, search: ProductSearch, { matches, records: [best] }: FoundProducts): Parts['facts'] {
  const isOne = matches.length === 1;
  if (!best || !isOne) return null;
  const wishes = numbersAsSizes(reading, [best]).filter((wish) => hasProperty(best, wish) === 'yes');
  return search.asks.length + wishes.length > 0 ? { productId: best.id, asks: search.asks, wishes, attributes: [] } : null;
}

/** A product that is out of stock is shown beside products of its kind that are in stock. */
function aboutSoldOut(found: FoundProducts, soldOut: ProductRecord, search: ProductSearch): Parts {
  const asks = [...search.asks.filter((ask) => ask !== 'stock'), 'stock' as const];
  return {
    ...found,
    matches: [],
    cards: found.matches,
    records: [...found.records, soldOut],
    facts: { productId: soldOut.id, asks, wishes: [], attributes: [] },
  };
}
