/** Reads product pages of stock themes, and compares every field. */
import { describe, expect, test } from 'vitest';
import { toMinor } from '../../../../kit/money/minor-units.ts';
import { themeProducts, themes } from '../../testing/themes/index.ts';
import type { Theme, ThemeProduct } from '../../testing/themes/theme.ts';
import { productOnPage } from './product-on-page.ts';

describe.each(themes.map((theme) => [theme.name, theme] as const))('%s', (_theme, theme) => {
  test.each(themeProducts.map((product) => [product.name, product] as const))('%s', (_, product) => {
    const address = theme.address?.(product) ?? `/${product.slug}.html`;
    const read = productOnPage(theme.page(product, theme.locale), `https://shop.example${address}`);
    const expected = expectedOf(theme, product);
    const shown = {
      ...read,
      attributes: pick(read?.attributes ?? {}, expected.attributes),
      variants: variantsOf(read?.variants ?? [], theme),
    };
    expect(shown).toMatchObject(expected);
  });
});

function expectedOf({ says, locale }: Theme, product: ThemeProduct) {
  const yen = locale.currency === 'JPY';
  const minor = (amount: number | undefined) =>
    amount === undefined ? null : toMinor(yen ? String(Math.round(amount * 100)) : String(amount), locale.currency);
  return {
    title: product.name,
    priceMinor: minor(product.price),
    priceMaxMinor: null,
    currency: locale.currency,
    ...(says.includes('regularPrice') && { regularPriceMinor: minor(product.was) }),
    ...(says.includes('stock') && { inStock: product.inStock }),
    ...(says.includes('path') && { categoryPaths: [product.path], categories: [product.path.at(-1)] }),
    ...(says.includes('attributes') && {
      attributes: Object.fromEntries(Object.entries(product.attributes).map(([name, value]) => [name, [value]])),
    }),
    ...(says.includes('variants') && {
      variants: (product.option?.values ?? []).map((value) => ({
        options: { [product.option?.name ?? '']: value.name },
        priceMinor: minor(value.price ?? product.price),
        inStock: value.inStock ?? true,
        ...(says.includes('variantIds') && { id: String(value.id), sku: `V-${value.id}` }),
      })),
    }),
  };
}

const pick = (actual: Record<string, string[]>, expected: Record<string, string[]> = {}) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, actual[name] ?? []]));

const variantsOf = (variants: NonNullable<ReturnType<typeof productOnPage>>['variants'], { says }: Theme) =>
  variants.map(({ options, priceMinor, inStock, id, sku }) => ({
    options,
    priceMinor,
    inStock,
    ...(says.includes('variantIds') && { id, sku }),
  }));
