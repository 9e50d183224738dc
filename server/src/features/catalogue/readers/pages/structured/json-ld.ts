import type { CheerioAPI } from 'cheerio';
import { currencyCode } from '../../../../../kit/money/currency.ts';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../../kit/money/price-text.ts';
import { pathIn } from '../../category-paths.ts';
import { plainText, productKey, type RawVariant, webAddress } from '../../product.ts';
import { ValueLists } from '../../value-lists.ts';
import type { ProductClaims } from '../claims/claims.ts';
import { type TrailStep, trailOf } from '../page-trails.ts';
import { isSoldOut } from '../stock/stock-words.ts';
import { lenientJson } from './lenient-json.ts';

type Node = Record<string, unknown>;

const productTypes = new Set(['product', 'productgroup', 'individualproduct', 'productmodel', 'someproducts', 'vehicle', 'car']);
const listed = /ListPrice|StrikethroughPrice|RegularPrice|SRP$/i;
const mostTrails = 20;
const mostSteps = 20;
const mostVariants = 250;

/** Follows references (`{ "@id": … }`) to the nodes of a page. */
type Resolve = (value: unknown) => Node[];

/** What a page says in JSON-LD. */
export interface JsonLd {
  /** Null on pages that describe none, or list several. */
  product: ProductClaims | null;
  /** Its breadcrumbs, each without the home page and the product. */
  trails: string[][];
}

/**
 * Reads the product and the breadcrumbs that a page describes in schema.org JSON-LD.
 * Variants (ProductGroup, or several Products of one group) are one product with a price range.
 */
export function readJsonLd($: CheerioAPI, pageUrl: string): JsonLd {
  const nodes: Node[] = [];
  $('script[type*="ld+json" i]').each((_, script) => {
    for (const value of lenientJson($(script).text())) collect(lowerKeys(value, 0), nodes, 0);
  });
  const byId = new Map<unknown, Node>();
  for (const node of nodes) if (typeof node['@id'] === 'string' && !isReference(node)) byId.set(node['@id'], node);
  const resolve = (value: unknown): Node[] =>
    listOf(value).flatMap((each) => {
      if (!isNode(each)) return [];
      const named = isReference(each) ? byId.get(each['@id']) : undefined;
      return [named ?? each];
    });
  addOffers(nodes, byId);
  const chosen = choose(nodes.filter(isProduct), pageUrl, $('h1').first().text());
  return { product: chosen && claimsOf(chosen, resolve), trails: trailsOf(nodes, resolve, pageUrl) };
}

/** Whether a node only refers to another: `{ "@id": "#offer", "@type": "Offer" }`. */
function isReference(node: Node): boolean {
  return typeof node['@id'] === 'string' && Object.keys(node).every((name) => name === '@id' || name === '@type');
}

/** Gives each product the offers that name it instead of being named by it (`itemOffered`). */
function addOffers(nodes: Node[], byId: Map<unknown, Node>): void {
  for (const node of nodes) {
    const offered = isNode(node.itemOffered) && isReference(node.itemOffered) ? byId.get(node.itemOffered['@id']) : undefined;
    if (offered && offered !== node && offered.offers === undefined) offered.offers = [node];
  }
}

/** `wantedCurrency` is the currency whose offers count; without it the first that is named. */
function claimsOf(group: Node[], resolve: Resolve, wantedCurrency: string | null = null): ProductClaims {
  const [main] = group as [Node, ...Node[]];
  const variants = [...group.slice(1), ...group.flatMap((node) => resolve(node.hasVariant))];
  const all = [main, ...variants];
  const given = all.flatMap((node) => resolve(node.offers)).flatMap((offer) => [offer, ...resolve(offer.offers)]);
  const currencyOf = (offer: Node) =>
    [offer, ...resolve(offer.priceSpecification)].map((each) => currencyCode(text(each.priceCurrency))).find(Boolean) ?? null;
  const currencies = new Set(given.map(currencyOf).filter((each) => each !== null));
  const currency = wantedCurrency ?? [...currencies][0] ?? null;
  // Offers in several currencies do not form a price range.
  const offers = given.filter((offer) => [null, currency].includes(currencyOf(offer)));
  const specs = offers.flatMap((offer) => resolve(offer.priceSpecification));
  const minor = (value: unknown) => toMinor(machinePrice(text(value) ?? value)?.amount, currency);
  const stated = offers.flatMap((offer) => [minor(offer.price), minor(offer.lowPrice), minor(offer.highPrice)]);
  const current = specs.filter((spec) => !listed.test(text(spec.priceType) ?? '') && !spec.referenceQuantity);
  const regular = specs.filter((spec) => listed.test(text(spec.priceType) ?? '')).map((spec) => minor(spec.price));
  const stock = offers.map((offer) => text(offer.availability)).filter((availability) => availability !== null);
  const paths = listOf(main.category)
    .map((each) => (isNode(each) ? text(each.name) : text(each)))
    .filter((each) => each !== null)
    .map(pathIn);
  const [title, link] = [text(main.name) ?? text(main.title), text(main.url)];
  return {
    source: 'jsonld',
    ...(currencies.size > 1 && { inCurrency: (other: string) => (currencies.has(other) ? claimsOf(group, resolve, other) : null) }),
    ...(title && { title }),
    ...(link && { link }),
    image: imageOf(
      all.map((node) => node.image),
      resolve,
    ),
    descriptions: [text(main.description)],
    prices: stated.some((price) => price !== null) ? stated : current.map((spec) => minor(spec.price)),
    regularPrice: regular.find((price) => price !== null) ?? null,
    currency,
    ...(stock.length ? { inStock: stock.some((availability) => !isSoldOut(availability)) } : {}),
    categories: paths.map((path) => path.at(-1) ?? ''),
    categoryPaths: paths,
    tags: keywords(main.keywords),
    attributes: attributesOf(all, resolve),
    variants: variantsOf(variants, main, { resolve, minor, isCurrent: (offer) => [null, currency].includes(currencyOf(offer)) }),
    vendor: nameOf(main.brand, resolve) ?? nameOf(main.manufacturer, resolve),
    sku: text(main.sku) ?? text(main.mpn) ?? text(main.productID),
    ...(text(main.inLanguage) ? { language: text(main.inLanguage) } : {}),
  };
}

/** The breadcrumbs of the page, each by the positions of its steps. */
function trailsOf(nodes: Node[], resolve: Resolve, pageUrl: string): string[][] {
  return nodes
    .filter((node) => typesOf(node).includes('breadcrumblist'))
    .slice(0, mostTrails)
    .map((trail) => {
      const steps = resolve(trail.itemListElement)
        .slice(0, mostSteps)
        .map((step, at) => ({ step: stepOf(step, resolve, pageUrl), place: Number(text(step.position)) || at + 1 }))
        .toSorted((a, b) => a.place - b.place);
      return trailOf(
        steps.map(({ step }) => step).filter(({ name }) => name !== ''),
        pageUrl,
      );
    })
    .filter((trail) => trail.length > 0);
}

function stepOf(step: Node, resolve: Resolve, pageUrl: string): TrailStep {
  const item = resolve(step.item)[0] ?? {};
  const address = text(step.item) ?? text(item['@id']) ?? text(item.url) ?? text(step.url);
  return { name: text(step.name) ?? text(item.name) ?? '', url: address === null ? null : webAddress(address, pageUrl) };
}

interface VariantContext {
  resolve: Resolve;
  minor(value: unknown): number | null;
  /** False for an offer in another currency than the product's price. */
  isCurrent(offer: Node): boolean;
}

/** The variants of a group, or else of the offers of one product that tell themselves apart by SKU, address or name. */
function variantsOf(variants: Node[], main: Node, context: VariantContext): RawVariant[] {
  const { resolve } = context;
  const offersOf = (node: Node) => resolve(node.offers).flatMap((offer) => [offer, ...resolve(offer.offers)]);
  if (variants.length > 0) return variants.slice(0, mostVariants).map((node) => variantOf(node, offersOf(node), main, context));
  const offers = offersOf(main).filter((offer) => context.isCurrent(offer) && !typesOf(offer).includes('aggregateoffer'));
  return offers.length < 2
    ? []
    : offers.slice(0, mostVariants).map((offer) => variantOf(resolve(offer.itemOffered)[0] ?? offer, [offer], main, context));
}

function variantOf(node: Node, offers: Node[], main: Node, { resolve, minor, isCurrent }: VariantContext): RawVariant {
  const offer = offers.filter(isCurrent)[0] ?? {};
  const specs = resolve(offer.priceSpecification);
  const isListed = (spec: Node) => listed.test(text(spec.priceType) ?? '');
  const specified = (which: boolean) => specs.filter((spec) => isListed(spec) === which).map((spec) => minor(spec.price))[0] ?? null;
  const own = Object.entries(attributesOf([node], resolve)).map(([name, values]) => [name, values[0] ?? ''] as const);
  const name = (text(node.name) ?? '').replace(text(main.name) ?? '', '').replace(/^[\s\-–—|/:,(]+|[\s)]+$/g, '');
  const address = text(offer.url) ?? text(node.url) ?? '';
  const availability = text(offer.availability);
  return {
    id: variantInAddress(address) ?? text(node.sku) ?? text(offer.sku) ?? text(node.productID) ?? text(node['@id']),
    options: own.length > 0 || name === '' ? Object.fromEntries(own) : { Variant: name },
    price: minor(offer.price) ?? minor(offer.lowPrice) ?? specified(false),
    regularPrice: specified(true),
    ...(availability && { inStock: !isSoldOut(availability) }),
    sku: text(node.sku) ?? text(offer.sku) ?? text(node.mpn),
    image: imageOf([node.image], resolve),
  };
}

/** The shop's own id of the variant that an address selects: `?variant=40123`. */
function variantInAddress(address: string): string | null {
  const query = new URLSearchParams(address.split('#', 1)[0]?.split('?')[1] ?? '');
  return (
    ['variant', 'variation_id', 'variant_id', 'variantId', 'id_product_attribute', 'vid'].map((name) => query.get(name)).find(Boolean) ??
    null
  );
}

function choose(products: Node[], pageUrl: string, heading: string): Node[] | null {
  const groups = products.filter((node) => typesOf(node).includes('productgroup'));
  const pool = groups.length ? groups : products;
  if (pool.length <= 1) return pool.length ? pool : null;
  const here = productKey(pageUrl);
  const atHome = pool.filter((node) => {
    const url = webAddress(text(node.url) ?? text(node['@id']) ?? '', pageUrl);
    return url !== null && (text(node.url) ?? text(node['@id'])) !== null && productKey(url) === here;
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
  const keys = new Set(Object.keys(value));
  const small = (name: string) => name.replace(/^(?:schema:)?([A-Za-z])/, (_, first: string) => first.toLowerCase());
  return Object.fromEntries(entries.map(([name, each]) => [keys.has(small(name)) ? name : small(name), each]));
}

function attributesOf(nodes: Node[], resolve: Resolve): Record<string, string[]> {
  const valueLists = new ValueLists();
  const add = (name: string | null, value: string | null) => {
    if (name && value) valueLists.add(name, value);
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
  return Object.fromEntries(valueLists);
}

function imageOf(images: unknown[], resolve: Resolve): string | null {
  for (const each of images.flatMap(listOf)) {
    if (typeof each === 'string' && each.trim()) return each;
    const [node] = resolve(each);
    const address = node ? (text(node.contentUrl) ?? text(node.url)) : null;
    if (address) return address;
  }
  return null;
}

function nameOf(value: unknown, resolve: Resolve): string | null {
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
