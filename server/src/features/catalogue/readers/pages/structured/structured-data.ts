import type { CheerioAPI } from 'cheerio';
import { currencyCode } from '../../../../../kit/money/currency.ts';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../../kit/money/price-text.ts';
import { productKey, webAddress } from '../../product.ts';
import type { ProductClaims } from '../claims/claims.ts';
import { isHome } from '../page-address.ts';
import { isSoldOut } from '../stock/stock-words.ts';
import { readJsonLd } from './json-ld.ts';
import { embeddedProducts } from './microdata.ts';

/** Whether a page may have structured data of a product. Quick, may be wrong. */
export const mayBeStructured = (html: string): boolean => /ld\+json|itemtype|typeof=|og:type|product:price:amount/i.test(html);

/** What a page's structured data says: JSON-LD first, then microdata, RDFa and OpenGraph; and the breadcrumbs in JSON-LD. */
export function structuredClaims($: CheerioAPI, html: string, pageUrl: string): { claims: ProductClaims[]; trails: string[][] } {
  const { product, trails } = readJsonLd($, pageUrl);
  const embedded = /itemtype|typeof/i.test(html) ? embeddedProducts($) : [];
  return { claims: [product, ...embedded, openGraphProduct($)].filter((claims) => claims !== null), trails };
}

/**
 * The address of a page's product: the canonical address, unless it leads to another shop or to the home page. The only product of a list
 * keeps its own, `declared`.
 */
export function addressOf($: CheerioAPI, pageUrl: string, base: string, declared: string | undefined): string {
  const within = (address: string | undefined) => {
    const url = address ? webAddress(address, base) : null;
    return url && hostWithoutWww(url) === hostWithoutWww(pageUrl) && !isHome(url) ? url : null;
  };
  const page = within($('link[rel~="canonical"]').attr('href')) ?? pageUrl;
  const own = within(declared);
  return own && productKey(own) !== productKey(page) && productKey(own) !== productKey(pageUrl) ? own : page;
}

function hostWithoutWww(url: string): string {
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
  const title = withoutSite(
    (value('og:title') ?? '').replace(/\s+/g, ' '),
    $('h1').first().text().replace(/\s+/g, ' ').trim(),
    value('og:site_name'),
  );
  return {
    source: 'opengraph',
    ...(title && { title }),
    image: value('og:image:secure_url', 'og:image'),
    descriptions: [value('og:description')],
    prices: [toMinor(price?.amount, currency)],
    regularPrice: toMinor(machinePrice(value('product:original_price:amount', 'product:price:amount'))?.amount, currency),
    currency,
    ...(stock ? { inStock: !isSoldOut(stock) } : {}),
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
