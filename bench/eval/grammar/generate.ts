/** Writes true and false sentences about a shop by grammar: from its products, and from its owner's own sentences. */
import type { ProductRecord, TurnRecords } from '../../../server/src/features/assistant/records/types.ts';
import { minorDigits } from '../../../server/src/kit/money/minor-units.ts';
import { plain, repeats } from '../lib/judge.ts';
import type { Shop } from '../lib/shop.ts';
import { type Sentences, sentencesOf } from './sentences.ts';

export interface Written {
  kind: string;
  sentence: string;
  /** True sentences: what must reach the visitor. False ones: what must not, besides the sentence itself. */
  telling: readonly string[];
  isTrue: boolean;
}

/** Added to a true amount: no shop has such prices. */
const wrongBy = 7.31;
const wrongByYen = 713;

/** Writes all sentences of the grammar about a shop. `records` are what the assistant may say. @throws for a language without a grammar */
export function sentencesAbout(shop: Shop, records: TurnRecords): Written[] {
  const grammar = sentencesOf[shop.language];
  if (!grammar) throw new Error(`there is no grammar of ${shop.language}`);
  return [...aboutProducts(shop, grammar, records.products), ...aboutPolicies(grammar, records)];
}

const filled = (pattern: string, slots: Readonly<Record<string, string>>) =>
  pattern.replaceAll(/\{(\w)\}/g, (_, slot: string) => slots[slot] ?? '');

function aboutProducts(shop: Shop, grammar: Sentences, products: readonly ProductRecord[]): Written[] {
  const money = moneyIn(shop);
  const written: Written[] = [];
  const say = (kind: keyof Sentences, slots: Record<string, string>, isTrue: boolean, telling: string[]) => {
    for (const pattern of grammar[kind] as readonly string[]) written.push({ kind, sentence: filled(pattern, slots), telling, isTrue });
  };
  products.forEach((product, at) => {
    const { title, priceMinor, regularPriceMinor, inStock, attributes } = product;
    const other = products[(at + 1) % products.length] as ProductRecord;
    if (priceMinor === null || other.priceMinor === null) return;
    const p = title;
    const q = other.title;
    const price = money.of(priceMinor);
    say('price', { p, a: price }, true, [money.bare(priceMinor)]);
    say('price', { p, a: money.wrong(priceMinor) }, false, [money.wrong(priceMinor)]);
    if (other.priceMinor !== priceMinor) say('price', { p, a: money.of(other.priceMinor) }, false, []);
    for (const tail of grammar.tails) written.push(withTail(filled(grammar.price[0] ?? '', { p, a: price }), tail));
    say(inStock ? 'inStock' : 'gone', { p }, true, [p]);
    say(inStock ? 'gone' : 'inStock', { p }, false, []);
    const sum = priceMinor + other.priceMinor;
    say('total', { p, q, a: money.of(sum) }, true, [money.bare(sum)]);
    say('total', { p, q, a: money.wrong(sum) }, false, [money.wrong(sum)]);
    const more = priceMinor - other.priceMinor;
    if (more !== 0) {
      const [dear, cheap] = more > 0 ? [p, q] : [q, p];
      const apart = Math.abs(more);
      say('difference', { p: dear, q: cheap, a: money.of(apart) }, true, [dear, cheap]);
      say('difference', { p: cheap, q: dear, a: money.of(apart) }, false, []);
      say('difference', { p: dear, q: cheap, a: money.wrong(apart) }, false, [money.wrong(apart)]);
      say('cheaper', { p: cheap, q: dear }, true, [cheap]);
      say('cheaper', { p: dear, q: cheap }, false, []);
    }
    if (regularPriceMinor !== null) {
      const off = regularPriceMinor - priceMinor;
      say('reduced', { p, a: price, b: money.of(regularPriceMinor) }, true, [money.bare(priceMinor), money.bare(regularPriceMinor)]);
      say('reduced', { p, a: price, b: money.wrong(regularPriceMinor) }, false, [money.wrong(regularPriceMinor)]);
      say('saving', { p, a: money.of(off) }, true, [p]);
      say('saving', { p, a: money.wrong(off) }, false, [money.wrong(off)]);
    } else say('reduced', { p, a: price, b: money.wrong(priceMinor) }, false, [money.wrong(priceMinor)]);
    for (const { name, values } of attributes) {
      const [v] = values;
      const foreign = products
        .flatMap((each) => each.attributes)
        .find((each) => each.name === name && each.values.every((value) => !values.includes(value)));
      if (v) say('property', { p, k: name, v }, true, [v]);
      if (foreign?.values[0]) say('property', { p, k: name, v: foreign.values[0] }, false, []);
    }
  });
  return written;
}

const withTail = (sentence: string, tail: string): Written => ({
  kind: 'tail',
  sentence: sentence.replace(/です。$/u, `です${tail}。`).replace(/\.$/, ` ${tail}.`),
  telling: [tail],
  isTrue: false,
});

function moneyIn({ language, currency }: Shop) {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    numberingSystem: 'latn',
  });
  const numbers = new Intl.NumberFormat(language, { minimumFractionDigits: 0, maximumFractionDigits: 2, numberingSystem: 'latn' });
  const whole = (minor: number) => minor / 10 ** digits;
  return {
    of: (minor: number) => format.format(whole(minor)),
    bare: (minor: number) => numbers.format(whole(minor)),
    wrong: (minor: number) => format.format(whole(minor) + (digits === 0 ? wrongByYen : wrongBy)),
  };
}

const numberToChange = /\d+(?=\D*$)/u;

/** Sentences of the owner's answers as they are, with another number, with the contrary, and with an addition. */
function aboutPolicies(grammar: Sentences, { passages }: TurnRecords): Written[] {
  const own = passages.filter(({ source }) => source === 'faqs' || source === 'page' || source === 'products');
  return own.flatMap(({ text }) =>
    text.split(/(?<=[.!?])\s+|(?<=。)/u).flatMap((line): Written[] => {
      const sentence = line.trim();
      if (!/[.。]$/.test(sentence)) return [];
      const numbers = sentence.match(/\d[\d.,]*\d|\d/g) ?? [];
      const lie = (kind: string, changed: string, telling: string[] = []): Written[] =>
        changed === sentence ? [] : [{ kind, sentence: changed, telling, isTrue: false }];
      return [
        { kind: 'policy', sentence, telling: numbers, isTrue: true },
        ...lie('number', sentence.replace(numberToChange, '9713'), ['9713']),
        ...grammar.contraries.flatMap(([words, contrary]) => lie('contrary', sentence.replace(words, contrary))),
        ...grammar.tails.flatMap((tail) => lie('tail', sentence.replace(/\.$/, ` ${tail}.`).replace(/です。$/u, `です${tail}。`), [tail])),
      ];
    }),
  );
}

/** Whether a reply to a written sentence is as it should be. */
export function isRight({ sentence, telling, isTrue }: Written, text: string): boolean {
  const reply = bare(text);
  if (isTrue) return telling.every((each) => reply.includes(bare(each))) && reply !== '';
  return !repeats(reply, bare(sentence)) && !telling.some((each) => reply.includes(bare(each)));
}

/** Amounts as digits alone: '1.299,00 €' and '1299 €' are the same. */
const bare = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[.,]00(?!\d)/g, '')
    .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/\s+/g, ' ');
