/** Small shops with the markup of many platforms, all with the same products. For tests and benchmarks. */

import type { Sample } from './samples.ts';
import type { Tongue } from './tongues.ts';

/** How a platform shows a product: the content of the head, and of the main part of the body. */
export interface Shape {
  name: string;
  head?: (sample: Sample, tongue: Tongue, url: string) => string;
  main: (sample: Sample, tongue: Tongue) => string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const json = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const availability = (sample: Sample) => `https://schema.org/${sample.inStock ? 'InStock' : 'OutOfStock'}`;
const offer = (sample: Sample, { currency }: Tongue, url: string) =>
  sample.price === null
    ? undefined
    : { '@type': 'Offer', price: sample.price, priceCurrency: currency, availability: availability(sample), url };
const fields = (sample: Sample) => ({
  '@type': 'Product',
  name: sample.name,
  description: sample.text,
  sku: sample.sku,
  image: sample.image,
  brand: { '@type': 'Brand', name: sample.brand },
});
const plain = (sample: Sample, tongue: Tongue) =>
  `<h1>${escaped(sample.name)}</h1><img src="${sample.image}"><p class="description">${escaped(sample.text)}</p>
   <form action="/cart/add" method="post"><button ${sample.inStock ? '' : 'disabled'}>${sample.inStock ? tongue.cart : tongue.soldOut}</button></form>`;
const shown = (sample: Sample, tongue: Tongue) => (sample.price === null ? '' : tongue.money(sample.price));
const struck = (sample: Sample, tongue: Tongue) => (sample.was === undefined ? '' : tongue.money(sample.was));

export const shapes: Shape[] = [
  {
    name: 'JSON-LD',
    head: (s, t, url) => json({ '@context': 'https://schema.org/', ...fields(s), offers: offer(s, t, url) }),
    main: plain,
  },
  {
    name: 'JSON-LD, graph of a search plug-in',
    head: (s, t, url) =>
      json({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Organization', '@id': '/#org', name: 'Shop', url: '/' },
          { '@type': 'WebPage', '@id': url, url, name: s.name, breadcrumb: { '@id': '#crumbs' } },
          {
            '@type': 'BreadcrumbList',
            '@id': '#crumbs',
            itemListElement: ['Home', t.category, s.name].map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
          },
          {
            ...fields(s),
            '@type': ['Product'],
            image: { '@id': '#image' },
            mainEntityOfPage: { '@id': url },
            offers: [
              {
                '@type': 'AggregateOffer',
                lowPrice: s.price ?? undefined,
                highPrice: s.price ?? undefined,
                priceCurrency: t.currency,
                availability: availability(s).replace('https', 'http'),
                offerCount: 1,
              },
            ],
          },
          { '@type': 'ImageObject', '@id': '#image', url: s.image },
        ],
      }),
    main: plain,
  },
  {
    name: 'JSON-LD, variations as a group',
    head: (s, t, url) =>
      json({
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        name: s.name,
        description: s.text,
        productGroupID: s.sku,
        variesBy: ['https://schema.org/size'],
        brand: { '@type': 'Brand', name: s.brand },
        hasVariant: ['S', 'M'].map((size) => ({
          ...fields(s),
          name: `${s.name} ${size}`,
          size,
          sku: `${s.sku}-${size}`,
          offers: offer(s, t, `${url}?size=${size}`),
        })),
      }),
    main: plain,
  },
  {
    name: 'JSON-LD, broken by hand',
    head: (s, t) => `<script type='application/ld+json'>
      // made by the theme
      { "@context": "http://schema.org", "@type": "Organization", "name": "Shop", },
      {
        "@context": "http://schema.org", "@type": "Product", /* the product */
        "name": ${JSON.stringify(s.name)},
        "description": "${s.text.replaceAll('"', '\\"')}
	second line",
        "image": ["${s.image}",],
        "sku": "${s.sku}", "brand": ${JSON.stringify(s.brand)},
        "offers": { "@type": "Offer", ${s.price === null ? '"price": {}' : `"price": "${t.money(s.price)}"`}, "priceCurrency": "${t.currency}", "availability": "${s.inStock ? 'InStock' : 'OutOfStock'}" },
      }</script>`,
    main: plain,
  },
  {
    name: 'Wix',
    head: (s, t, url) =>
      json({
        '@context': 'https://schema.org/',
        ...fields(s),
        image: [{ '@type': 'ImageObject', contentUrl: s.image }],
        Offers:
          s.price === null
            ? undefined
            : { '@type': 'Offer', url, priceCurrency: t.currency, price: String(s.price), Availability: availability(s) },
      }),
    main: (s, t) =>
      `<div data-hook="product-page"><h1 data-hook="product-title">${escaped(s.name)}</h1><img src="${s.image}"><pre data-hook="description">${escaped(s.text)}</pre><button data-hook="add-to-cart">${t.cart}</button></div>`,
  },
  {
    name: 'Squarespace',
    head: (s, t) =>
      `<meta property="og:type" content="product"><meta property="og:title" content="${escaped(s.name)} — Shop"><meta property="og:image" content="${s.image}"><meta property="og:description" content="${escaped(s.text)}">
       ${s.price === null ? '' : `<meta property="product:price:amount" content="${s.price.toFixed(2)}"><meta property="product:price:currency" content="${t.currency}">`}<meta property="product:availability" content="${s.inStock ? 'instock' : 'oos'}">`,
    main: (s, t) =>
      `<article class="ProductItem"><h1 class="ProductItem-details-title">${escaped(s.name)}</h1><div class="sqs-add-to-cart-button" role="button">${t.cart}</div></article>`,
  },
  {
    name: 'microdata (OpenCart, older PrestaShop)',
    main: (
      s,
      t,
    ) => `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${escaped(s.name)}</h1><img itemprop="image" src="${s.image}"><div itemprop="description">${escaped(s.text)}</div><meta itemprop="sku" content="${s.sku}"><span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="${escaped(s.brand)}"></span>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="${availability(s)}"><meta itemprop="priceCurrency" content="${t.currency}">${s.price === null ? '' : `<span itemprop="price" content="${s.price}">${shown(s, t)}</span>`}</div><button id="button-cart">${t.cart}</button></div>`,
  },
  {
    name: 'RDFa',
    main: (
      s,
      t,
    ) => `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">${escaped(s.name)}</h1><img property="image" src="${s.image}"><p property="description">${escaped(s.text)}</p><span property="sku">${s.sku}</span><span property="brand">${escaped(s.brand)}</span>
      <div property="offers" typeof="Offer"><link property="availability" href="${availability(s)}">${s.price === null ? '' : `<span property="price" content="${s.price}">${shown(s, t)}</span>`}<meta property="priceCurrency" content="${t.currency}"></div><button>${t.cart}</button></div>`,
  },
  {
    name: 'Magento, no structured data',
    main: (
      s,
      t,
    ) => `<div class="page-title-wrapper product"><h1 class="page-title"><span class="base">${escaped(s.name)}</span></h1></div><div class="product media"><img class="gallery-placeholder__image" src="${s.image}"></div>
      <div class="product-info-main"><div class="product-info-price"><div class="price-box price-final_price">${s.price === null ? '' : s.was === undefined ? `<span class="price-container price-final_price"><span class="price-wrapper" data-price-amount="${s.price}" data-price-type="finalPrice"><span class="price">${shown(s, t)}</span></span></span>` : `<span class="special-price"><span class="price-container"><span class="price-label">${t.was === 'statt' ? 'Sonderpreis' : 'Special Price'}</span><span class="price-wrapper" data-price-amount="${s.price}" data-price-type="finalPrice"><span class="price">${shown(s, t)}</span></span></span></span><span class="old-price"><span class="price-container"><span class="price-label">${t.was}</span><span class="price-wrapper" data-price-amount="${s.was}" data-price-type="oldPrice"><span class="price">${struck(s, t)}</span></span></span></span>`}</div></div>
      <div class="stock ${s.inStock ? 'available' : 'unavailable'}"><span>${s.inStock ? '' : t.soldOut}</span></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value">${s.sku}</div></div>
      ${s.inStock ? `<form action="/checkout/cart/add/product/${s.id}" method="post" id="product_addtocart_form"><input name="qty" value="1"><button type="submit" class="action primary tocart" id="product-addtocart-button"><span>${t.cart}</span></button></form>` : ''}</div><div class="product attribute description"><div class="value">${escaped(s.text)}</div></div>`,
  },
  {
    name: 'PrestaShop, no structured data',
    main: (
      s,
      t,
    ) => `<section id="main"><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover" src="${s.image}"></div></div><h1 class="h1">${escaped(s.name)}</h1>
      <div class="product-prices js-product-prices">${s.was === undefined ? '' : `<div class="product-discount"><span class="regular-price">${struck(s, t)}</span></div>`}${s.price === null ? '' : `<div class="product-price h5 ${s.was ? 'has-discount' : ''}"><div class="current-price"><span class="current-price-value" content="${s.price}">${shown(s, t)}</span>${s.was ? '<span class="discount discount-percentage">-20%</span>' : ''}</div></div>`}</div>
      <div class="product-description"><p>${escaped(s.text)}</p></div><form action="/panier" id="add-to-cart-or-refresh"><div class="product-add-to-cart"><input name="qty" value="1"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit" ${s.inStock ? '' : 'disabled'}><i>shopping_cart</i>${t.cart}</button><span id="product-availability">${s.inStock ? '' : t.soldOut}</span></div></form></section>`,
  },
  {
    name: 'Shopware, no structured data',
    main: (
      s,
      t,
    ) => `<div class="product-detail"><div class="product-detail-headline"><h1 class="product-detail-name">${escaped(s.name)}</h1></div><div class="gallery-slider"><img class="img-fluid gallery-slider-image" src="${s.image}" srcset="${s.image} 1920w, ${s.image}?w=400 400w"></div>
      <div class="product-detail-buy"><div class="product-detail-price-container"><p class="product-detail-price ${s.was ? 'with-list-price' : ''}">${shown(s, t)}${s.was === undefined ? '' : `<span class="list-price-badge">%</span><span class="product-detail-list-price-wrapper"><span class="list-price-price">${struck(s, t)}</span><span class="list-price-percentage">(20% )</span></span>`}</p></div>
      ${s.inStock ? `<form id="productDetailPageBuyProductForm" action="/checkout/line-item/add" class="buy-widget"><button class="btn btn-primary btn-buy" title="${t.cart}">${t.cart}</button></form>` : `<p class="delivery-information delivery-soldout">${t.soldOut}</p>`}<div class="product-detail-ordernumber-container">SKU: <span class="product-detail-ordernumber">${s.sku}</span></div></div><div class="product-detail-description-text">${escaped(s.text)}</div></div>`,
  },
  {
    name: 'OpenCart, no structured data',
    main: (
      s,
      t,
    ) => `<div id="content"><div class="row"><div class="col-sm"><ul class="thumbnails"><li><a class="thumbnail" href="${s.image}"><img src="${s.image}"></a></li></ul></div><div class="col-sm"><h1>${escaped(s.name)}</h1><ul class="list-unstyled"><li>Brand: <a href="/brand/x">${escaped(s.brand)}</a></li><li>Product Code: ${s.sku}</li><li>Availability: ${s.inStock ? 'In Stock' : t.soldOut}</li></ul>
      <ul class="list-unstyled">${s.was === undefined ? '' : `<li><span style="text-decoration: line-through;">${struck(s, t)}</span></li>`}${s.price === null ? '' : `<li><h2>${shown(s, t)}</h2></li>`}</ul><div id="product"><label>Qty</label><input name="quantity" value="1"><button type="button" id="button-cart" class="btn btn-primary">${t.cart}</button></div></div></div><div class="tab-pane" id="tab-description"><p>${escaped(s.text)}</p></div></div>`,
  },
  {
    name: 'BigCommerce, no structured data',
    main: (
      s,
      t,
    ) => `<div class="productView"><section class="productView-images"><figure class="productView-image"><a href="${s.image}"><img class="productView-image--default lazyload" src="data:image/gif;base64,R0lGOD" data-src="${s.image}"></a></figure></section><section class="productView-details"><div class="productView-product"><h1 class="productView-title">${escaped(s.name)}</h1>
      <div class="productView-price"><div class="price-section price-section--withTax rrp-price--withTax" ${s.was ? '' : 'style="display: none;"'}><span class="price-was-label">${t.was}</span><span data-product-rrp-with-tax class="price price--rrp">${struck(s, t)}</span></div><div class="price-section price-section--withTax"><span class="price-now-label"></span><span data-product-price-with-tax class="price price--withTax">${shown(s, t)}</span></div></div></div>
      <dl class="productView-info"><dt>SKU:</dt><dd data-product-sku>${s.sku}</dd></dl></section><section class="productView-options"><form class="form" action="/cart.php" data-cart-item-add><input type="hidden" name="action" value="add"><input id="form-action-addToCart" class="button button--primary" type="submit" value="${s.inStock ? t.cart : t.soldOut}" ${s.inStock ? '' : 'disabled'}></form></section><article class="productView-description">${escaped(s.text)}</article></div>`,
  },
  {
    name: 'hand-made, no structured data',
    main: (s, t) =>
      `<table><tr><td><img src="${s.image}" width="300"></td><td><h1>${escaped(s.name)}</h1><p>${escaped(s.text)}</p><p><b>${s.was ? `${t.was} <s>${struck(s, t)}</s> ` : ''}<font color="red">${shown(s, t)}</font></b></p><p>${s.inStock ? '' : t.soldOut}</p><form method="post" action="/korb.php"><input type="hidden" name="art" value="${s.id}"><input type="submit" value="${t.cart}" ${s.inStock ? '' : 'disabled'}></form></td></tr></table>`,
  },
];

const perPage = 5;

/**
 * The pages of a shop with these products in a shape and a locale, without a sitemap. Each product is linked under several addresses.
 * `{origin}` stands for the shop's origin.
 */
export function shopPagesOf(samples: Sample[], shape: Shape, tongue: Tongue): Record<string, string> {
  const path = (sample: Sample) => `/p/${sample.id}-${encodeURIComponent(sample.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'))}`;
  const card = (sample: Sample, from = '') =>
    `<li class="product-card"><a href="${path(sample)}${from}"><img src="${sample.image}?w=200"><h3>${escaped(sample.name)}</h3></a><span class="price">${shown(sample, tongue)}</span><button class="quick-add">${tongue.cart}</button></li>`;
  const frame = (
    title: string,
    head: string,
    main: string,
  ) => `<!doctype html><html lang="${tongue.lang}"${tongue.rtl ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${escaped(title)}</title>${head}</head><body>
    <header><a href="/"><img src="/logo.png" alt="Shop"></a><form action="/search"><input name="q"></form><a href="/cart">0 — ${tongue.money(0)}</a><a href="/login">Login</a></header>
    <nav><a href="/c/all">${tongue.category}</a><a href="/info/delivery">${tongue.delivery}</a></nav><main>${main}</main><footer>© Shop · ${tongue.money(4.9)} ${tongue.delivery}</footer></body></html>`;
  const pages: Record<string, string> = {};
  const lists = Array.from({ length: Math.ceil(samples.length / perPage) }, (_, at) => samples.slice(at * perPage, at * perPage + perPage));
  lists.forEach((list, at) => {
    const next = at + 1 < lists.length ? `<a rel="next" href="/c/all?page=${at + 2}">${tongue.next}</a>` : '';
    const page = frame(
      tongue.category,
      '',
      `<h1>${tongue.category}</h1><ul>${list.map((each) => card(each, '?utm_source=list')).join('')}</ul>${next}<a href="/c/all?sort=price">↕</a>`,
    );
    pages[at === 0 ? '/c/all' : `/c/all?page=${at + 1}`] = page;
  });
  pages['/'] = frame(
    'Shop',
    '',
    `<h1>Shop</h1><ul>${samples
      .slice(0, 2)
      .map((each) => card(each))
      .join('')}</ul>`,
  );
  pages['/info/delivery'] = frame(
    tongue.delivery,
    '',
    `<h1>${tongue.delivery}</h1><p>${tongue.deliveryText}</p><p>${tongue.deliveryText}</p>`,
  );
  samples.forEach((sample, at) => {
    const url = `{origin}${path(sample)}`;
    const related = [samples[(at + 1) % samples.length], samples[(at + 2) % samples.length]].filter(
      (each) => each !== undefined && each !== sample,
    ) as Sample[];
    const main = `<div class="breadcrumb"><a href="/">Home</a> › <a href="/c/all">${tongue.category}</a> › ${escaped(sample.name)}</div>${shape.main(sample, tongue)}<section class="related"><h2>${tongue.related}</h2><ul>${related.map((each) => card(each)).join('')}</ul></section>`;
    pages[decodeURI(path(sample))] = frame(
      `${sample.name} | Shop`,
      `<link rel="canonical" href="${url}">${shape.head?.(sample, tongue, url) ?? ''}`,
      main,
    );
  });
  return Object.fromEntries(
    Object.entries(pages).flatMap(([at, page]) => [
      [at, page],
      [encodeURI(at), page],
    ]),
  );
}
