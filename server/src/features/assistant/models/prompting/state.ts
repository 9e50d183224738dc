/**
 * What a prompt says of the conversation: the state that the built-in assistant reads (memory/conversation.ts), in as few words as possible. The
 * answers of the questionnaire have a section of their own. Pure.
 */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { formatPrice } from '../../../recommendation/index.ts';
import { productTag } from '../../claims/plan/index.ts';
import type { Constraints, Conversation } from '../../memory/conversation.ts';
import { type PropertyWish, variantsWith } from '../../records/properties.ts';
import type { ProductRecord, TurnRecords } from '../../records/types.ts';
import { plainLine, quoted } from './fence.ts';

const most = { words: 32, name: 24, page: 70, list: 12, lists: 4, options: 2 };
/** In characters; what does not fit is left out. */
const longestLine = 130;

/** The products that the state may name. */
export interface Named {
  /** Everything that tags can name. */
  records: Pick<TurnRecords, 'products'>;
  /** The products that the prompt describes. */
  described: readonly Pick<ProductRecord, 'id'>[];
}

/** The lines of the state; none when nothing is known yet. */
export function stateLines(conversation: Conversation, named: Named, language: ChatLanguage): string[] {
  const { subject, shown, constraints, exclusions, asked, basket, summed, versions, destination, page } = conversation;
  const name = naming(named);
  const list = (ids: readonly number[]) => ids.slice(0, most.list).flatMap((id) => name(id) ?? []);
  const lists = shown.toReversed().map(({ productIds }) => list(productIds).join(', '));
  const [last = '', ...before] = [...new Set(lists.filter(Boolean))];
  const onPage = page?.productId == null ? null : name(page.productId);
  const lines: readonly (readonly [label: string, parts: readonly string[], separator?: string])[] = [
    ['The visitor talks about:', subject?.kind === 'topic' ? quotedList([subject.topic]) : list(subject?.productIds ?? [])],
    ['The visitor sees, in this order:', [last].filter(Boolean)],
    ['Before that, latest first:', before.slice(0, most.lists), '; '],
    ['Asked of it last:', asked ? [...asked.asks, ...asked.measures, ...quotedList(asked.attributes)] : []],
    ['In the basket:', basket.slice(0, most.list).flatMap(({ product, count }) => pieces(name(product, versions[product]), count))],
    ['The last sum was with:', summed ? [...(summed.shipping ? ['delivery'] : []), ...summed.services] : []],
    ['Chosen versions:', chosenVersions(versions, name), '; '],
    ['The visitor looks for:', wishesOf(constraints, language)],
    ['The visitor does not want:', quotedList(exclusions)],
    ['To be sent to:', destination ? [quoted(destination, most.words)] : []],
    ['The visitor is on the page', onPage ? [`of ${onPage}`] : page?.url ? [quoted(page.url, most.page)] : []],
  ];
  return lines.flatMap(([label, parts, separator = ', ']) => (parts.length > 0 ? [`${label} ${joined(parts, separator)}`] : []));
}

/** As many parts as a line may have. */
function joined([first = '', ...parts]: readonly string[], separator: string): string {
  let line = first;
  for (const part of parts) {
    if (line.length + part.length > longestLine) break;
    line += separator + part;
  }
  return line;
}

/** A product by its tag, that of its version where the options name just one; with its title where the prompt does not describe it. */
type NameOf = (id: number, options?: readonly PropertyWish[]) => string | null;

function naming({ records, described }: Named): NameOf {
  const products = new Map(records.products.map((product) => [product.id, product]));
  const isDescribed = new Set(described.map(({ id }) => id));
  return (id, options = []) => {
    const product = products.get(id);
    if (!product) return null;
    const fitting = options.length > 0 ? variantsWith(product, options) : [];
    const version = fitting.length === 1 && product.variants.length > 1 ? `.${product.variants.indexOf(fitting[0] as never)}` : '';
    return `${productTag(records, product)}${version}${isDescribed.has(id) ? '' : ` ${quoted(product.title, most.words)}`}`;
  };
}

/** Numbers of pieces are written as in tags. */
const pieces = (name: string | null, count: number): string[] => (name === null ? [] : [`${name}*${count}`]);

const chosenVersions = (versions: Conversation['versions'], name: NameOf): string[] =>
  Object.entries(versions)
    .filter(([, options]) => options.length > 0)
    .slice(0, most.list)
    .flatMap(([id, options]) => {
      const [product, version] = [name(Number(id)), name(Number(id), options)];
      if (product === null || version === null) return [];
      return [version === product ? `${product} ${options.slice(0, most.options).map(optionText).join(', ')}` : version];
    });

const optionText = ({ family, value }: PropertyWish) => `${plainLine(family, most.name)} ${quoted(value, most.words)}`;

const quotedList = (words: readonly string[]): string[] =>
  words
    .filter(Boolean)
    .slice(0, most.list)
    .map((word) => quoted(word, most.words));

function wishesOf({ kind, wishes, budget }: Constraints, language: ChatLanguage): string[] {
  const amount = (minor: number) => formatPrice(minor, budget?.currency ?? null, language);
  return [
    ...(kind ? [quoted(kind, most.words)] : []),
    ...Object.entries(wishes)
      .slice(0, most.list)
      .map(([family, value]) => optionText({ family, value })),
    ...(budget?.minMinor != null ? [`from ${amount(budget.minMinor)}`] : []),
    ...(budget?.maxMinor != null ? [`${budget.exclusive ? 'under' : 'at most'} ${amount(budget.maxMinor)}`] : []),
  ];
}
