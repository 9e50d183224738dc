import type { CheerioAPI } from 'cheerio';
import { currencyCode, currencyIn } from '../../../../../kit/money/currency.ts';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../../kit/money/price-text.ts';
import { pathIn } from '../../category-paths.ts';
import type { ProductClaims } from '../claims/claims.ts';
import { shortText } from '../short-text.ts';
import { isSoldOut } from '../stock/stock-words.ts';

type Element = ReturnType<CheerioAPI>;

/** Microdata and RDFa differ only in the names of their attributes. */
const forms = [
  { source: 'microdata', type: 'itemtype', property: 'itemprop' },
  { source: 'rdfa', type: 'typeof', property: 'property' },
] as const;

const productType = /(?:^|[/#:\s])(?:Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Car)(?:$|\s)/i;
const mostPrices = 200;
const mostItems = 500;
const mostReferences = 500;
/** References may lead in a circle. */
const mostSteps = 1_000;
const noOffer = /Shipping|Delivery|MonetaryAmount|Membership/i;
const listed = /ListPrice|StrikethroughPrice|RegularPrice|SRP/i;

/**
 * The products that a page describes in microdata and in RDFa, at most one of each; pages that list several products give none. Prices of
 * the product's variations count, those of related products do not.
 */
export function embeddedProducts($: CheerioAPI): ProductClaims[] {
  return forms.map((form) => productIn($, form)).filter((claims) => claims !== null);
}

function productIn($: CheerioAPI, form: (typeof forms)[number]): ProductClaims | null {
  const items = $(`[${form.type}]`).filter((_, each) => productType.test($(each).attr(form.type) ?? ''));
  if (items.length > mostItems) return null;
  const top = items.filter((_, each) => $(each).parents().is(items) === false);
  const item = top.length === 1 ? top : top.filter((_, each) => $(each).find('h1').length > 0);
  if (item.length !== 1) return null;
  const others = new Set<unknown>(
    items
      .not(item)
      .filter((_, each) => !named($(each).attr(form.property), 'hasVariant'))
      .toArray(),
  );
  const parentOf = parentsByReference($);
  // Upwards from each element, because a query downwards for each property costs time by the size of the product.
  const isOwn = (each: Element[number]) => {
    for (let node: Element[number] | null = each, steps = 0; node && steps < mostSteps; node = parentOf(node), steps++) {
      if (node === item[0]) return node !== each;
      if (others.has(node)) return false;
    }
    return false;
  };
  const marked = $(`[${form.property}]`).filter((_, each) => isOwn(each));
  const props = (name: string): Element => marked.filter((_, each) => named($(each).attr(form.property), name));
  const typeAround = (each: Element): Element => {
    let node = each[0] ? parentOf(each[0]) : null;
    for (let steps = 0; node && steps < mostSteps; node = parentOf(node), steps++) {
      if ('attribs' in node && node.attribs[form.type] !== undefined) return $(node);
    }
    return $([]) as unknown as Element;
  };
  const text = (element: Element) => (element.attr('content') ?? element.attr('value') ?? element.text()).trim() || null;
  const address = (element: Element) =>
    (
      element.attr('content') ??
      element.attr('href') ??
      element.attr('resource') ??
      element
        .toArray()
        .flatMap((each) => [$(each).attr('src'), $(each).attr('data-src')])
        .find((src) => src && !src.startsWith('data:')) ??
      null
    )?.trim() ?? null;

  const own = (name: string) =>
    props(name)
      .filter((_, each) => typeAround($(each)).is(item))
      .first();
  const offered = ['price', 'lowPrice', 'highPrice'].flatMap((name) =>
    props(name)
      .toArray()
      .slice(0, mostPrices)
      .map((each) => $(each))
      .filter((each) => !noOffer.test(typeAround(each).attr(form.type) ?? '')),
  );
  const kinds = new Map(
    props('priceType')
      .toArray()
      .map((kind) => [typeAround($(kind))[0], address($(kind)) ?? '']),
  );
  const isListed = (each: Element) => listed.test(kinds.get(typeAround(each)[0]) ?? '');
  const prices = offered.map((each) => ({
    read: machinePrice(text(each)),
    around: shortText(each.parent(), 500) ?? '',
    isListed: isListed(each),
  }));
  const currency =
    currencyCode(text(props('priceCurrency').first())) ??
    prices.map((price) => price.read?.currency ?? null).find(Boolean) ??
    prices.map((price) => currencyIn(price.around)).find(Boolean) ??
    null;
  const minor = (list: typeof prices) => list.map((price) => toMinor(price.read?.amount, currency));
  const stock = props('availability')
    .toArray()
    .map((each) => address($(each)) ?? $(each).text());
  const brand = props('brand').first();
  const brandName = brand
    .find(`[${form.property}]`)
    .filter((_, each) => named($(each).attr(form.property), 'name'))
    .first();
  const paths = props('category')
    .toArray()
    .map((each) => pathIn(text($(each)) ?? ''));
  const title = text(own('name')) ?? text(props('name').first());
  return {
    source: form.source,
    ...(title && { title }),
    image: address(props('image').first()) ?? address(props('image').first().find('img')),
    descriptions: [own('description').attr('content') ?? own('description').html()],
    prices: minor(prices.filter((price) => !price.isListed)),
    regularPrice: minor(prices.filter((price) => price.isListed))[0] ?? null,
    currency,
    ...(stock.length ? { inStock: stock.some((availability) => !isSoldOut(availability)) } : {}),
    vendor: brandName.length ? text(brandName) : text(brand),
    sku: text(own('sku')) ?? text(own('mpn')),
    categories: paths.map((path) => path.at(-1) ?? ''),
    categoryPaths: paths,
    attributes: Object.fromEntries(
      ['color', 'size', 'material', 'pattern'].map((name) => [
        name.replace(/^./, (c) => c.toUpperCase()),
        props(name)
          .toArray()
          .map((each) => text($(each)) ?? ''),
      ]),
    ),
  };
}

/**
 * Steps from an element to what contains it. Parts of a product may stand elsewhere on the page, and the product names them by their ids
 * (`itemref`): these are contained in what refers to them.
 */
function parentsByReference($: CheerioAPI): (node: Element[number]) => Element[number] | null {
  const referring = $('[itemref]').toArray().slice(0, mostReferences);
  const containers = new Map<unknown, Element[number]>();
  if (referring.length > 0) {
    const byId = new Map(
      $('[id]')
        .toArray()
        .map((each) => [$(each).attr('id') ?? '', each]),
    );
    for (const container of referring) {
      for (const id of ($(container).attr('itemref') ?? '').split(/\s+/, mostReferences)) {
        const part = byId.get(id);
        if (part && part !== container && !containers.has(part)) containers.set(part, container);
      }
    }
  }
  return (node) => containers.get(node) ?? (node.parent as Element[number] | null);
}

/** `name`, `schema:name` and `http://schema.org/name` are one property; an element may carry several. */
function named(written: string | undefined, name: string): boolean {
  return (written ?? '').split(/\s+/).some((each) => each.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '') === name);
}
