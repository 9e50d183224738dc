/** What a prompt says of products: what the shop states about them, variants included, in as few words as possible. Pure. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { formatPrice } from '../../../recommendation/index.ts';
import type { ProductRecord, VariantRecord } from '../../records/types.ts';
import { plainLine, quoted } from './fence.ts';

/** A product that a model may talk about. */
export interface PromptProduct extends ProductRecord {
  description: string;
  /** Why it is recommended, and what differs from what was asked for. */
  reasons: readonly string[];
}

const most = { title: 120, name: 40, value: 40, description: 160, reason: 100, line: 750 };
const mostValues = 8;
const mostAttributes = 8;
const mostVersions = 10;

/** One line for a product, which names it by its tag (claims/plan). What matters most comes first; the rest is left out where the line would get too long. */
export function productLine(product: PromptProduct, tag: string, language: ChatLanguage): string {
  const { title, brand, attributes, reasons, description } = product;
  const facts = [
    priceOf(product, language),
    stockOf(product),
    versionsOf(product, tag, language),
    ...reasons.map((reason) => `fits: ${quoted(reason, most.reason)}`),
    brand && `brand: ${quoted(brand, most.value)}`,
    ...attributes.slice(0, mostAttributes).map(({ name, family, values }) => listOf(name || family || 'also', values)),
    description.trim() && `about: ${quoted(description, most.description)}`,
  ].filter(Boolean);
  let line = `${tag} ${quoted(title, most.title)}:`;
  for (const [at, fact] of facts.entries()) {
    if (line.length + fact.length > most.line) continue;
    line += `${at === 0 ? ' ' : '; '}${fact}`;
  }
  return line;
}

function listOf(name: string, values: readonly string[]): string {
  const shown = values.slice(0, mostValues).map((value) => quoted(value, most.value));
  return `${plainLine(name, most.name)}: ${shown.join(', ')}${values.length > mostValues ? ', …' : ''}`;
}

function priceOf({ priceMinor, priceMaxMinor, regularPriceMinor, currency }: ProductRecord, language: ChatLanguage): string {
  if (priceMinor === null) return 'price not stated';
  const amount = (minor: number) => formatPrice(minor, currency, language);
  const span = priceMaxMinor !== null && priceMaxMinor > priceMinor ? ` to ${amount(priceMaxMinor)}` : '';
  const before = regularPriceMinor !== null && regularPriceMinor > priceMinor ? `, regular price ${amount(regularPriceMinor)}` : '';
  return `${amount(priceMinor)}${span}${before}`;
}

const stockOf = ({ inStock }: ProductRecord): string => (inStock === null ? '' : inStock ? 'in stock' : 'sold out');

/** The versions with their tags, and what is different about each. */
function versionsOf({ variants, priceMinor, currency, inStock }: ProductRecord, tag: string, language: ChatLanguage): string {
  const version = ({ options, priceMinor: own, inStock: stock }: VariantRecord, at: number) =>
    [
      `${tag}.${at} ${quoted(options.map(({ value }) => value).join(' / '), most.value)}`,
      own !== null && own !== priceMinor && formatPrice(own, currency, language),
      stock === false && inStock !== false && 'sold out',
    ]
      .filter(Boolean)
      .join(' ');
  const shown = variants.slice(0, mostVersions).map(version);
  return shown.length > 1 ? `versions: ${shown.join(', ')}${variants.length > mostVersions ? ', …' : ''}` : '';
}
