import type { CheerioAPI } from 'cheerio';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { parsePrice, parsePrices } from '../../../../../kit/money/price-text.ts';
import type { ProductClaims } from '../claims/claims.ts';

/** Whether a page may be one of WooCommerce's product pages. Quick, may be wrong. */
export const mayBeShopMarkup = (html: string): boolean => html.includes('type-product');

/** WooCommerce's product page by its class names, which every theme keeps because WooCommerce's scripts need them. */
export function shopMarkupClaims($: CheerioAPI): ProductClaims | null {
  const root = $('.product.type-product')
    .filter((_, each) => $(each).find('h1').length > 0)
    .first();
  if (!root.length) return null;
  const shown = root.find('p.price').first().clone();
  shown.find('.screen-reader-text').remove();
  const struck = parsePrice(shown.find('del').text());
  shown.find('del').remove();
  // A suffix may hold the amount with its tax, or the one without: neither is the other end of a range.
  const hasSuffix = shown.find('.woocommerce-price-suffix .woocommerce-Price-amount').length > 0;
  const amounts = hasSuffix
    ? parsePrices(shown.text())
    : shown
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
    source: 'shop-markup',
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
