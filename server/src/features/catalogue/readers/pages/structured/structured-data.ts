import type { CheerioAPI } from 'cheerio';
import { currencyCode } from '../../../../../kit/money/currency.ts';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { machinePrice, parsePrice } from '../../../../../kit/money/price-text.ts';
import { type CatalogueProduct, cleanProduct, keyOf, type RawProduct, webAddress } from '../../product.ts';
import { loadPage } from '../load-page.ts';
import { jsonLdProduct, type ProductClaims } from './json-ld.ts';
import { embeddedProducts } from './microdata.ts';

/**
 * The product of a page by its structured data, or null when it is no product page. JSON-LD comes first; microdata, RDFa, OpenGraph and the
 * class names of WooCommerce's product page fill in what is missing (WooCommerce writes no JSON-LD for products without a price).
 */
export function readProductPage(html: string, pageUrl: string): CatalogueProduct | null {
  if (!/ld\+json|itemtype|typeof=|og:type|product:price:amount|type-product/i.test(html)) return null;
  const $ = loadPage(html);
  if (!$) return null;
  const base = webAddress($('base[href]').attr('href') ?? '', pageUrl) ?? pageUrl;
  const sources = [
    jsonLdProduct($, pageUrl),
    ...(/itemtype|typeof/i.test(html) ? embeddedProducts($) : []),
    openGraphProduct($),
    /type-product/.test(html) ? shopMarkup($) : null,
  ].filter((claims) => claims !== null);
  const [first] = sources;
  if (!first) return null;
  const link = addressOf($, pageUrl, base, first.link);
  return cleanProduct({ ...merged(sources, $), link, base });
}

/** Later sources fill in what earlier ones lack; currency and price always come from the same source. */
function merged(sources: ProductClaims[], $: CheerioAPI): Omit<RawProduct, 'base' | 'link'> {
  const first = <K extends keyof ProductClaims>(field: K) => sources.map((claims) => claims[field]).find(isFilled);
  const priced = sources.find((claims) => claims.prices?.some((price) => price !== null));
  return {
    // The visible title is preferred: structured data often simplifies its characters.
    title: sources.find((claims) => claims.whole)?.title || (first('title') ?? ''),
    image: first('image'),
    // The visible description is complete, while structured data often holds only its beginning.
    descriptions: sources
      .toReversed()
      .flatMap((claims) => (claims.whole ? (claims.descriptions ?? []) : []))
      .concat(sources.flatMap((claims) => claims.descriptions ?? [])),
    prices: priced?.prices ?? [],
    regularPrice:
      priced?.regularPrice ?? sources.find((claims) => claims.currency === priced?.currency && claims.regularPrice)?.regularPrice,
    currency: priced?.currency ?? first('currency'),
    inStock: first('inStock'),
    categories: first('categories') ?? [],
    categoryPaths: sources.flatMap((claims) => claims.categoryPaths ?? []),
    variants: first('variants') ?? [],
    tags: first('tags'),
    attributes: Object.assign({}, ...sources.toReversed().map((claims) => claims.attributes ?? {})),
    vendor: first('vendor'),
    sku: first('sku'),
    language: first('language') ?? $('html').attr('lang'),
  };
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The canonical address, unless it leads to another shop or to the home page; the only product of a list keeps its own address. */
function addressOf($: CheerioAPI, pageUrl: string, base: string, declared: string | undefined): string {
  const within = (address: string | undefined) => {
    const url = address ? webAddress(address, base) : null;
    return url && hostOf(url) === hostOf(pageUrl) && URL.parse(url)?.pathname !== '/' ? url : null;
  };
  const page = within($('link[rel~="canonical"]').attr('href')) ?? pageUrl;
  const own = within(declared);
  return own && keyOf(own) !== keyOf(page) && keyOf(own) !== keyOf(pageUrl) ? own : page;
}

function hostOf(url: string): string {
  return URL.parse(url)?.host.replace(/^www\./, '') ?? '';
}

function openGraphProduct($: CheerioAPI): ProductClaims | null {
  const metas = new Map<string, string>();
  $('meta').each((_, meta) => {
    const name = $(meta).attr('property') ?? $(meta).attr('name');
    const content = $(meta).attr('content')?.trim();
    if (name && content && !metas.has(name)) metas.set(name, content);
  });
  const value = (...names: string[]) => names.map((name) => metas.get(name)).find((content) => content !== undefined) ?? null;
  // Many themes declare every page as a website; only product pages have a price.
  const type = value('og:type') ?? 'website';
  if (!/^(og:)?product/i.test(type) && !(type === 'website' && value('product:price:amount'))) return null;
  const price = machinePrice(value('product:sale_price:amount', 'product:price:amount', 'og:price:amount'));
  const currency = currencyCode(value('product:price:currency', 'og:price:currency')) ?? price?.currency ?? null;
  const stock = value('product:availability', 'og:availability');
  return {
    title:
      withoutSite(
        (value('og:title') ?? '').replace(/\s+/g, ' '),
        $('h1').first().text().replace(/\s+/g, ' ').trim(),
        value('og:site_name'),
      ) || undefined,
    image: value('og:image:secure_url', 'og:image'),
    descriptions: [value('og:description')],
    prices: [toMinor(price?.amount, currency)],
    regularPrice: toMinor(machinePrice(value('product:original_price:amount', 'product:price:amount'))?.amount, currency),
    currency,
    ...(stock ? { inStock: !/oos|out ?of ?stock|sold ?out|discontinued/i.test(stock) } : {}),
    vendor: value('product:brand', 'og:brand'),
    sku: value('product:retailer_item_id'),
    language: value('og:locale'),
  };
}

/** Removes the shop's name from the end of a page title, with the help of the heading or of `og:site_name`. */
function withoutSite(title: string, heading: string, site: string | null): string {
  const parts = title.split(/ [|–—·•-] /);
  if (parts.length > 1 && (parts.at(-1) === site || (heading !== '' && title.startsWith(heading) && heading.length < title.length))) {
    return title.startsWith(heading) && heading !== ''
      ? heading
      : title.slice(0, title.length - (parts.at(-1)?.length ?? 0) - ' | '.length);
  }
  return title;
}

/** WooCommerce's product page by its class names, which every theme keeps because WooCommerce's scripts need them. */
function shopMarkup($: CheerioAPI): ProductClaims | null {
  const root = $('.product.type-product')
    .filter((_, each) => $(each).find('h1').length > 0)
    .first();
  if (!root.length) return null;
  const shown = root.find('p.price').first().clone();
  shown.find('.screen-reader-text').remove();
  const struck = parsePrice(shown.find('del').text());
  shown.find('del').remove();
  const amounts = shown
    .find('.woocommerce-Price-amount')
    .toArray()
    .map((each) => parsePrice($(each).text()));
  const currency = amounts[0]?.currency ?? struck?.currency ?? null;
  const rows = root
    .find('.woocommerce-product-attributes tr')
    .filter((_, row) => !/--(weight|dimensions)/.test($(row).attr('class') ?? ''));
  const texts = (selector: string) =>
    root
      .find(selector)
      .toArray()
      .map((each) => $(each).text());
  return {
    whole: true,
    title: root.find('h1').first().text(),
    image:
      root.find('.woocommerce-product-gallery a[href], img.wp-post-image').first().attr('href') ??
      root.find('img.wp-post-image').attr('src'),
    descriptions: [
      withoutHeading(root.find('#tab-description').html()),
      root.find('.woocommerce-product-details__short-description').html(),
    ],
    prices: amounts.map((price) => toMinor(price?.amount, currency)),
    regularPrice: toMinor(struck?.amount, currency),
    currency,
    inStock: !root.hasClass('outofstock'),
    categories: texts('.posted_in a'),
    tags: texts('.tagged_as a'),
    attributes: Object.fromEntries(rows.toArray().map((row) => [$(row).find('th').text(), $(row).find('td').text().split(',')])),
    sku: root.find('.sku').first().text(),
  };
}

function withoutHeading(html: string | null): string | null {
  return html?.replace(/^\s*<h2[^>]*>[^<]*<\/h2>/i, '') ?? null;
}
