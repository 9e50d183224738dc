/** How a reply words names, amounts and lists in the language of its records. */

import { type ClaimSentences, claimSentences, type Group } from '../../../../kit/languages/claim-sentences/index.ts';
import { traitsOf } from '../../../../kit/languages/index.ts';
import { type ChatLanguage, repliesIn } from '../../../../kit/languages/replies/index.ts';
import type { Replies } from '../../../../kit/languages/replies/shape.ts';
import { plainLine } from '../../../../kit/text/clean.ts';
import { foldText } from '../../../../kit/text/words.ts';
import { formatPrice } from '../../../recommendation/index.ts';
import type { ProductRecord, TurnRecords } from '../../records/types.ts';
import { saidTitle } from './said-title.ts';

/** More titles than this are not listed again when the visitor has just seen them. */
const listedTitles = 4;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leftToRight = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u;

/**
 * `text` in isolation from the direction of the sentence around it, where it may run the other way. The first strong letter inside decides;
 * a text without letters, such as a telephone number, runs from left to right.
 */
export function isolated(text: string, language: ChatLanguage): string {
  if (!text) return text;
  const foreign = traitsOf(language)?.runsLeft ? leftToRight.test(text) || !rightToLeft.test(text) : rightToLeft.test(text);
  return foreign ? `\u2068${text}\u2069` : text;
}

/** The words of one turn. */
export interface Wording {
  records: TurnRecords;
  language: ChatLanguage;
  replies: Replies;
  sentences: ClaimSentences;
  /** The record of an id; undefined when the turn has none. */
  product(id: number): ProductRecord | undefined;
  /** The records of all ids in their order, without repetition; null when one is missing or there is none. */
  products(ids: readonly number[]): readonly ProductRecord[] | null;
  /** A quoted name. */
  quote(text: string): string;
  /** The quoted title of a product. */
  title(product: ProductRecord): string;
  money(minor: number, currency: string | null): string;
  percent(whole: number): string;
  list(texts: readonly string[]): string;
  titles(products: readonly ProductRecord[]): string;
  group(products: readonly ProductRecord[]): Group;
}

/** The wording for the records of a turn. */
export function wordingFor(records: TurnRecords): Wording {
  const { language } = records;
  const replies = repliesIn(language);
  const quote = (text: string) => replies.quote(isolated(plainLine(text), language));
  const title = (product: ProductRecord) => quote(saidTitle(product.title));
  // Arabic glues 'and' to what follows; before a number it stands apart, so that the number can be read again.
  const list = (texts: readonly string[]) =>
    new Intl.ListFormat(replies.locale, { type: 'conjunction' }).format(texts).replaceAll(/ و(?=\d)/g, ' و ');
  const titles = (products: readonly ProductRecord[]) => list(products.map(title));
  const product = (id: number) => records.products.find((record) => record.id === id);
  return {
    records,
    language,
    replies,
    sentences: claimSentences(language),
    product,
    products(ids) {
      const shownRecords = [...new Set(ids)].map(product);
      return shownRecords.length > 0 && shownRecords.every((record) => record !== undefined) ? shownRecords : null;
    },
    quote,
    title,
    money: (minor, currency) => formatPrice(minor, currency, language),
    percent: (whole) =>
      new Intl.NumberFormat(replies.locale, { style: 'percent' })
        .format(whole / 100)
        .replaceAll('\u00a0', ' ')
        .replaceAll(/[\u200e\u200f]/g, ''),
    list,
    titles,
    group: (products) => ({ titles: titles(products), count: products.length, long: isTooLong(products, records) }),
  };
}

const isTooLong = (products: readonly ProductRecord[], { shownIds }: TurnRecords): boolean =>
  products.length > listedTitles && products.length === new Set(shownIds).size && products.every(({ id }) => shownIds.includes(id));

/** Whether the titles tell the products apart; a sentence that compares two of the same name would say nothing. */
export const tellsApart = (products: readonly ProductRecord[]): boolean =>
  new Set(products.map(({ title }) => foldText(title))).size === products.length;
