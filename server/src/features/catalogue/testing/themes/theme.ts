/** Product pages like those of shop systems' stock themes, written from their templates. For tests and benchmarks. */

/** A product to show; amounts in major units of the shop's currency. */
export interface ThemeProduct {
  id: number;
  name: string;
  slug: string;
  text: string;
  sku: string;
  brand: string;
  price: number;
  was?: number;
  inStock: boolean;
  /** The category path from the top down, without the home page. */
  path: string[];
  attributes: Record<string, string>;
  /** The values of its option, each with its own price if that differs, and its stock. */
  option?: { name: string; values: { id: number; name: string; price?: number; inStock?: boolean }[] };
}

/** The language, texts and currency of a theme's demo shop. */
export interface ThemeLocale {
  lang: string;
  currency: string;
  money(amount: number): string;
  home: string;
  inStock: string;
  soldOut: string;
  cart: string;
}

/** A theme: its page for a product, and the fields that the page contains. */
export interface Theme {
  name: string;
  locale: ThemeLocale;
  says: readonly ThemeField[];
  page(product: ThemeProduct, locale: ThemeLocale): string;
  /** The path of the page; `/slug.html` by default. */
  address?(product: ThemeProduct): string;
}

export type ThemeField = 'regularPrice' | 'stock' | 'path' | 'attributes' | 'variants' | 'variantIds';

export const english: ThemeLocale = {
  lang: 'en',
  currency: 'USD',
  money: (amount) => `$${amount.toFixed(2)}`,
  home: 'Home',
  inStock: 'In stock',
  soldOut: 'Out of stock',
  cart: 'Add to Cart',
};
export const german: ThemeLocale = {
  lang: 'de',
  currency: 'EUR',
  money: (amount) => `${amount.toFixed(2).replace('.', ',')} €`,
  home: 'Startseite',
  inStock: 'Sofort verfügbar, Lieferzeit 1-3 Tage',
  soldOut: 'Nicht mehr verfügbar',
  cart: 'In den Warenkorb',
};
export const arabic: ThemeLocale = {
  lang: 'ar',
  currency: 'SAR',
  money: (amount) =>
    `${amount
      .toFixed(2)
      .replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
      .replace('.', '٫')} ر.س`,
  home: 'الرئيسية',
  inStock: 'متوفر',
  soldOut: 'نفدت الكمية',
  cart: 'إضافة للسلة',
};
export const japanese: ThemeLocale = {
  lang: 'ja',
  currency: 'JPY',
  money: (amount) => `${Math.round(amount * 100).toLocaleString('en')}円`,
  home: 'ホーム',
  inStock: '在庫あり',
  soldOut: '売り切れ',
  cart: 'カートに入れる',
};

/** Escapes text for HTML. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** A script with JSON-LD. */
export const jsonLd = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org/', ...value })}</script>`;
/** The schema.org address of a product's stock. */
export const availability = (inStock: boolean): string => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;
/** The attributes of a product as pairs of name and value. */
export const entries = (product: ThemeProduct): [string, string][] => Object.entries(product.attributes);
/** The category path of a product as breadcrumbs with addresses, without the home page. */
export const steps = (product: ThemeProduct): { name: string; href: string }[] =>
  product.path.map((name, at) => ({
    name,
    href: `/${product.path
      .slice(0, at + 1)
      .map((step) => step.toLowerCase().replaceAll(/\W+/g, '-'))
      .join('/')}`,
  }));

/** A whole page with the header, the recommendations and the footer that every shop has around its product. */
export function frame(
  locale: ThemeLocale,
  product: ThemeProduct,
  parts: { head?: string; body: string; bodyClass?: string; nav?: string },
): string {
  const card = (name: string, amount: number) =>
    `<li class="product-item item"><a href="/${name.toLowerCase().replaceAll(' ', '-')}.html"><img src="/media/${name}.jpg" alt="${name}"><strong class="product-item-name">${name}</strong></a><div class="price-box"><span class="price">${locale.money(amount)}</span></div><button class="tocart">${locale.cart}</button></li>`;
  return `<!doctype html><html lang="${locale.lang}"><head><meta charset="utf-8"><title>${escaped(product.name)} - Demo Store</title>
<meta name="description" content="${escaped(product.text)}"><link rel="canonical" href="https://shop.example/${product.slug}.html">${parts.head ?? ''}</head><body class="${parts.bodyClass ?? ''}">
<header class="page-header"><a class="logo" href="/"><img src="/logo.svg" alt="Demo Store"></a><form action="/search"><input name="q"></form><a href="/cart">0 ${locale.money(0)}</a></header>
<nav class="navigation">${parts.nav ?? '<ul><li><a href="/sale.html">Sale</a></li><li><a href="/new.html">New</a></li></ul>'}</nav>
${parts.body}
<section class="block related"><h2>You may also like</h2><ul>${card('Felt Hat', 19)}${card('Wool Scarf', 24)}${card('Rain Coat', 149)}</ul></section>
<footer><p>Free delivery from ${locale.money(49)}</p><form action="/newsletter"><input name="email"><button>OK</button></form></footer></body></html>`;
}
