import type { CheerioAPI } from 'cheerio';
import { currencyCode } from '../../../../../kit/money/currency.ts';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../../kit/money/price-text.ts';
import { keyOf, plainText, type RawProduct, webAddress } from '../../product.ts';
import { ValueLists } from '../../value-lists.ts';
import { lenientJson } from './lenient-json.ts';

/** What one source on a page says about its product. `crumb` is a category guessed from the breadcrumb; `whole` marks full descriptions. */
export type ProductClaims = Partial<Omit<RawProduct, 'base'>> & { crumb?: string; whole?: boolean };

type Node = Record<string, unknown>;

const productTypes = new Set(['product', 'productgroup', 'individualproduct', 'productmodel', 'someproducts', 'vehicle', 'car']);
const listed = /ListPrice|StrikethroughPrice|RegularPrice|SRP$/i;

/**
 * The product that a page describes in schema.org JSON-LD, or null: pages that list several products describe none.
 * Variants (ProductGroup, or several Products of one group) are one product with a price range.
 */
export function jsonLdProduct($: CheerioAPI, pageUrl: string): ProductClaims | null {
  const nodes: Node[] = [];
  $('script[type*="ld+json" i]').each((_, script) => {
    for (const value of lenientJson($(script).text())) collect(lowerKeys(value, 0), nodes, 0);
  });
  const byId = new Map(nodes.filter((node) => typeof node['@id'] === 'string').map((node) => [node['@id'], node]));
  const resolve = (value: unknown): Node[] =>
    listOf(value).flatMap((each) => {
      if (!isNode(each)) return [];
      const named = Object.keys(each).length === 1 ? byId.get(each['@id']) : undefined;
      return [named ?? each];
    });
  const chosen = choose(nodes.filter(isProduct), pageUrl, $('h1').first().text());
  return chosen ? { ...claimsOf(chosen, resolve), ...crumbs(nodes, resolve) } : null;
}

function claimsOf(group: Node[], resolve: (value: unknown) => Node[]): ProductClaims {
  const [main] = group as [Node, ...Node[]];
  const variants = [...group.slice(1), ...group.flatMap((node) => resolve(node.hasVariant))];
  const all = [main, ...variants];
  const given = all.flatMap((node) => resolve(node.offers)).flatMap((offer) => [offer, ...resolve(offer.offers)]);
  const currencyOf = (offer: Node) =>
    [offer, ...resolve(offer.priceSpecification)].map((each) => currencyCode(text(each.priceCurrency))).find(Boolean) ?? null;
  const currency = given.map(currencyOf).find(Boolean) ?? null;
  // Offers in several currencies do not form a price range.
  const offers = given.filter((offer) => [null, currency].includes(currencyOf(offer)));
  const specs = offers.flatMap((offer) => resolve(offer.priceSpecification));
  const minor = (value: unknown) => toMinor(machinePrice(text(value) ?? value)?.amount, currency);
  const stated = offers.flatMap((offer) => [minor(offer.price), minor(offer.lowPrice), minor(offer.highPrice)]);
  const current = specs.filter((spec) => !listed.test(text(spec.priceType) ?? '') && !spec.referenceQuantity);
  const regular = specs.filter((spec) => listed.test(text(spec.priceType) ?? '')).map((spec) => minor(spec.price));
  const stock = offers.map((offer) => text(offer.availability)).filter((availability) => availability !== null);
  const category = listOf(main.category).map((each) => (isNode(each) ? text(each.name) : text(each)));
  return {
    title: text(main.name) ?? text(main.title) ?? undefined,
    link: text(main.url) ?? undefined,
    image: imageOf(
      all.map((node) => node.image),
      resolve,
    ),
    descriptions: [text(main.description)],
    prices: stated.some((price) => price !== null) ? stated : current.map((spec) => minor(spec.price)),
    regularPrice: regular.find((price) => price !== null) ?? null,
    currency,
    ...(stock.length ? { inStock: stock.some((availability) => !/OutOfStock|SoldOut|Discontinued/i.test(availability)) } : {}),
    categories: category.filter((each) => each !== null).map((path) => path.split(/>|›|»|&gt;/).at(-1) ?? path),
    tags: keywords(main.keywords),
    attributes: attributesOf(all, resolve),
    vendor: nameOf(main.brand, resolve) ?? nameOf(main.manufacturer, resolve),
    sku: text(main.sku) ?? text(main.mpn) ?? text(main.productID),
    ...(text(main.inLanguage) ? { language: text(main.inLanguage) } : {}),
  };
}

/** The last step of the breadcrumb before the product itself, for products that name no category. */
function crumbs(nodes: Node[], resolve: (value: unknown) => Node[]): ProductClaims {
  const trail = nodes.find((node) => typesOf(node).includes('breadcrumblist'));
  const names = resolve(trail?.itemListElement).map((step) => text(step.name) ?? nameOf(step.item, resolve));
  const above = names.slice(1, -1).at(-1);
  return above ? { crumb: above } : {};
}

function choose(products: Node[], pageUrl: string, heading: string): Node[] | null {
  const groups = products.filter((node) => typesOf(node).includes('productgroup'));
  const pool = groups.length ? groups : products;
  if (pool.length <= 1) return pool.length ? pool : null;
  const here = keyOf(pageUrl);
  const atHome = pool.filter((node) => {
    const url = webAddress(text(node.url) ?? text(node['@id']) ?? '', pageUrl);
    return url !== null && (text(node.url) ?? text(node['@id'])) !== null && keyOf(url) === here;
  });
  const title = plainText(heading).toLowerCase();
  const called = pool.filter((node) => title !== '' && plainText(text(node.name) ?? '').toLowerCase() === title);
  const family = new Set(pool.map((node) => text(node.inProductGroupWithID) ?? text(node.name)));
  if (atHome.length) return atHome;
  if (called.length) return called;
  return family.size === 1 ? pool : null;
}

function collect(value: unknown, nodes: Node[], depth: number): void {
  if (depth > 6 || nodes.length > 5000) return;
  if (Array.isArray(value)) for (const each of value) collect(each, nodes, depth + 1);
  else if (isNode(value)) {
    nodes.push(value);
    for (const name of ['@graph', 'mainEntity', 'mainEntityOfPage', 'breadcrumb', 'itemReviewed']) {
      if (name !== 'itemReviewed' || !isProduct(value)) collect(value[name], nodes, depth + 1);
    }
  }
}

/** Lower-cases the first letter of each property: some platforms write `Offers` and `Availability`. */
function lowerKeys(value: unknown, depth: number): unknown {
  if (depth > 12) return value;
  if (Array.isArray(value)) return value.map((each) => lowerKeys(each, depth + 1));
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, lowerKeys(each, depth + 1)] as const);
  const given = new Set(Object.keys(value));
  const small = (name: string) => name.replace(/^(?:schema:)?([A-Za-z])/, (_, first: string) => first.toLowerCase());
  return Object.fromEntries(entries.map(([name, each]) => [given.has(small(name)) ? name : small(name), each]));
}

function attributesOf(nodes: Node[], resolve: (value: unknown) => Node[]): Record<string, string[]> {
  const found = new ValueLists();
  const add = (name: string | null, value: string | null) => {
    if (name && value) found.add(name, value);
  };
  for (const node of nodes) {
    for (const name of ['color', 'size', 'material', 'pattern']) {
      for (const value of listOf(node[name]))
        add(
          name.replace(/^./, (c) => c.toUpperCase()),
          isNode(value) ? text(value.name) : text(value),
        );
    }
    for (const property of resolve(node.additionalProperty)) {
      for (const value of listOf(property.value)) add(text(property.name), text(value));
    }
  }
  return Object.fromEntries(found);
}

function imageOf(given: unknown[], resolve: (value: unknown) => Node[]): string | null {
  for (const each of given.flatMap(listOf)) {
    if (typeof each === 'string' && each.trim()) return each;
    const [node] = resolve(each);
    const address = node ? (text(node.contentUrl) ?? text(node.url)) : null;
    if (address) return address;
  }
  return null;
}

function nameOf(value: unknown, resolve: (value: unknown) => Node[]): string | null {
  const [first] = listOf(value);
  return typeof first === 'string' ? text(first) : text(resolve(first)[0]?.name);
}

function keywords(value: unknown): string[] {
  return listOf(value).flatMap((each) => (text(each) ?? '').split(','));
}

function isProduct(node: Node): boolean {
  return typesOf(node).some((type) => productTypes.has(type));
}

function typesOf(node: Node): string[] {
  return listOf(node['@type']).map((type) => (text(type) ?? '').replace(/^.*[/#:]/, '').toLowerCase());
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The text of a plain value: strings, numbers, `{"@value": …}`, `{"@id": …}`, the first of a list. */
function text(value: unknown): string | null {
  if (Array.isArray(value)) return text(value[0]);
  if (typeof value === 'number' && Number.isFinite(value)) return machinePrice(value)?.amount ?? String(value);
  if (typeof value === 'string') return value.trim() || null;
  if (isNode(value)) return text(value['@value'] ?? value['@id']);
  return null;
}
