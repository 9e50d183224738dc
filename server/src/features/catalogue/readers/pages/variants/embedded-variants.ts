/** The variants that shop systems write into their product pages for their own programs. */
import type { CheerioAPI } from 'cheerio';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { machinePrice } from '../../../../../kit/money/price-text.ts';
import type { RawVariant } from '../../product.ts';
import { lenientJson } from '../structured/lenient-json.ts';

type Json = Record<string, unknown>;

const most = { length: 2_000_000, variants: 250, options: 2_000 };

/** Reads the variants of WooCommerce, Magento and Squarespace pages; empty for others. `currency` decides the number of decimals. */
export function embeddedVariants($: CheerioAPI, html: string, currency: string | null): RawVariant[] {
  const minor = (value: unknown) => toMinor(machinePrice(value)?.amount, currency);
  if (html.includes('data-product_variations')) return wooCommerceVariants($, minor);
  if (html.includes('optionPrices')) return magentoVariants($, minor);
  if (html.includes('data-variants')) return squarespaceVariants($);
  return [];
}

type Minor = (value: unknown) => number | null;

/** The form of a variable product holds its variations, unless there are more than 30. Values of shared attributes are slugs. */
function wooCommerceVariants($: CheerioAPI, minor: Minor): RawVariant[] {
  const form = $('form.variations_form[data-product_variations]').first();
  const labels = new Map(
    form
      .find('select[name^="attribute_"]')
      .toArray()
      .slice(0, 10)
      .map((each) => {
        const select = $(each);
        const options = select.find('option').toArray().slice(0, most.options);
        const id = (select.attr('id') ?? '').replace(/["\\]/g, '');
        const label = form.find(`label[for="${id}"]`).first().text().trim();
        const values = new Map(options.map((option) => [$(option).attr('value') ?? '', $(option).text().trim()]));
        return [select.attr('name') ?? '', { label, values }];
      }),
  );
  return listIn(form.attr('data-product_variations')).map((each) => {
    const options = Object.entries(objectIn(each.attributes)).map(([name, value]) => {
      const existing = labels.get(name);
      const slug = String(value ?? '');
      return [existing?.label || plainName(name), existing?.values.get(slug) || slug] as const;
    });
    return {
      id: idIn(each.variation_id),
      options: Object.fromEntries(options),
      price: minor(each.display_price),
      regularPrice: minor(each.display_regular_price),
      inStock: each.is_in_stock !== false,
      sku: textIn(each.sku),
      image: textIn(objectIn(each.image).full_src) ?? textIn(objectIn(each.image).src),
    };
  });
}

/** `attribute_pa_color` → `Color`. */
const plainName = (name: string): string =>
  name
    .replace(/^attribute_(?:pa_)?/, '')
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase());

/** The settings of Magento's options: products by the values of their attributes, and the price of each. */
function magentoVariants($: CheerioAPI, minor: Minor): RawVariant[] {
  const settings = $('script[type="text/x-magento-init"]')
    .toArray()
    .map((script) => $(script).text())
    .filter((text) => text.includes('optionPrices') && text.length <= most.length)
    .flatMap(lenientJson)
    .map((value) => withPrices(value, 0))
    .find((found) => found !== null);
  if (!settings) return [];
  const attributes = Object.values(objectIn(settings.attributes)).slice(0, 10).map(optionsOfAttribute);
  const [index, prices, skus, images] = [settings.index, settings.optionPrices, settings.sku, settings.images].map(objectIn);
  return Object.keys(prices ?? {})
    .slice(0, most.variants)
    .map((id) => {
      const chosen = objectIn(index?.[id]);
      const price = objectIn(prices?.[id]);
      const pairs = attributes.map(({ id: attribute, name, values }) => ({ name, value: values.get(String(chosen[attribute])) }));
      const pictures = images?.[id];
      const picture = objectIn(Array.isArray(pictures) ? pictures[0] : null);
      return {
        id,
        options: Object.fromEntries(pairs.map(({ name, value }) => [name, value?.label ?? ''])),
        price: minor(objectIn(price.finalPrice).amount),
        regularPrice: minor(objectIn(price.oldPrice).amount),
        // A value lists the products that can be bought with it.
        inStock: pairs.every(({ value }) => !value?.products || value.products.has(id)),
        sku: textIn(skus?.[id]),
        image: textIn(picture.full) ?? textIn(picture.img),
      };
    });
}

function optionsOfAttribute(value: unknown) {
  const attribute = objectIn(value);
  const options = Array.isArray(attribute.options) ? attribute.options.slice(0, most.options).map(objectIn) : [];
  const values = new Map(
    options.map((option) => [
      String(option.id),
      { label: textIn(option.label) ?? '', products: Array.isArray(option.products) ? new Set(option.products.map(String)) : null },
    ]),
  );
  return { id: String(attribute.id), name: textIn(attribute.label) ?? '', values };
}

/** The object that has the prices of the options, at most six levels down. */
function withPrices(value: unknown, depth: number): Json | null {
  if (depth > 6 || typeof value !== 'object' || value === null) return null;
  if ('optionPrices' in value) return value as Json;
  for (const each of Object.values(value).slice(0, 20)) {
    const priced = withPrices(each, depth + 1);
    if (priced) return priced;
  }
  return null;
}

/** Squarespace counts in cents. */
function squarespaceVariants($: CheerioAPI): RawVariant[] {
  const cents = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null);
  return listIn($('[data-variants]').first().attr('data-variants')).map((each) => {
    const sale = each.onSale === true ? cents(each.salePrice) : null;
    return {
      id: idIn(each.id) ?? textIn(each.sku),
      options: Object.fromEntries(Object.entries(objectIn(each.attributes)).map(([name, value]) => [name, textIn(value) ?? ''])),
      price: sale ?? cents(each.price),
      regularPrice: cents(each.price),
      inStock: each.unlimited === true || typeof each.qtyInStock !== 'number' || each.qtyInStock > 0,
      sku: textIn(each.sku),
    };
  });
}

function listIn(text: string | undefined): Json[] {
  if (!text || text.length > most.length) return [];
  const [list] = lenientJson(text);
  return Array.isArray(list) ? list.slice(0, most.variants).map(objectIn) : [];
}

const objectIn = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const idIn = (value: unknown): string | number | null => (typeof value === 'number' || typeof value === 'string' ? value : null);
