/** Magento 2 Luma, and PrestaShop's Classic and Hummingbird. */
import { availability, english, entries, escaped, frame, jsonLd, steps, type Theme, type ThemeLocale, type ThemeProduct } from './theme.ts';

/** Luma writes microdata for the offer, fills the breadcrumb by a script, and keeps the options in its script's settings. */
export const luma: Theme = {
  name: 'Magento 2 Luma',
  locale: english,
  says: ['regularPrice', 'stock', 'path', 'attributes', 'variants', 'variantIds'],
  address: (product) => `${steps(product).at(-1)?.href}/${product.slug}.html`,
  page: (product, locale) =>
    frame(locale, product, {
      bodyClass: 'catalog-product-view page-layout-1column',
      nav: `<ul id="ui-id-2">${steps(product)
        .map(
          ({ name, href }, at) => `<li class="level${at}"><a href="${href}.html" class="level-top"><span>${escaped(name)}</span></a></li>`,
        )
        .join('')}</ul>`,
      body: `<div class="breadcrumbs" data-mage-init='{"breadcrumbs":{"categoryUrlSuffix":".html","useCategoryPathInUrl":1,"product":${JSON.stringify(product.name)}}}'></div>
<main id="maincontent" class="page-main"><div class="columns"><div class="column main"><div class="product-info-main">
<div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${escaped(product.name)}</span></h1></div>
<div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="${product.id}">${lumaPrice(product, locale)}</div>
<div class="product-info-stock-sku"><div class="stock ${product.inStock ? 'available' : 'unavailable'}" title="Availability"><span>${product.inStock ? 'In stock' : 'Out of stock'}</span></div>
<div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">${product.sku}</div></div></div></div>
${product.inStock ? `<div class="product-add-form"><form data-product-sku="${product.sku}" action="/checkout/cart/add/product/${product.id}/" method="post" id="product_addtocart_form">${lumaOptions(product)}<div class="box-tocart"><input type="number" name="qty" id="qty" value="1"><button type="submit" title="Add to Cart" class="action primary tocart" id="product-addtocart-button"><span>Add to Cart</span></button></div></form></div>` : ''}
<div class="product attribute overview"><div class="value" itemprop="description">${escaped(product.text)}</div></div></div>
<div class="product media"><div class="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="/media/${product.slug}.jpg"></div></div>
<div class="product info detailed"><div class="product data items"><div class="data item content" id="description"><div class="product attribute description"><div class="value">${escaped(product.text)}</div></div></div>
<div class="data item content" id="additional"><div class="additional-attributes-wrapper table-wrapper"><table class="data table additional-attributes" id="product-attribute-specs-table"><caption class="table-caption">More Information</caption><tbody>${entries(
        product,
      )
        .map(
          ([name, value]) => `<tr><th class="col label" scope="row">${name}</th><td class="col data" data-th="${name}">${value}</td></tr>`,
        )
        .join('')}</tbody></table></div></div></div></div></div></div></main>`,
    }).replace('<main ', '<main itemscope itemtype="http://schema.org/Product" '),
};

function lumaPrice({ price, was, id }: ThemeProduct, locale: ThemeLocale): string {
  const amount = (value: number, type: string) =>
    `<span class="price-container price-final_price tax weee" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price-label">${type === 'oldPrice' ? 'Was' : 'Special Price'}</span><span id="product-price-${id}" data-price-amount="${value}" data-price-type="${type}" class="price-wrapper"><span class="price">${locale.money(value)}</span></span>${type === 'finalPrice' ? `<meta itemprop="price" content="${value}"><meta itemprop="priceCurrency" content="${locale.currency}">` : ''}</span>`;
  if (was === undefined) return amount(price, 'finalPrice');
  return `<span class="special-price">${amount(price, 'finalPrice')}</span><span class="old-price">${amount(was, 'oldPrice').replace(/ itemprop="offers" itemscope itemtype="[^"]+"/, '')}</span>`;
}

function lumaOptions({ option, price, id }: ThemeProduct): string {
  if (!option) return '';
  const settings = {
    attributes: {
      93: {
        id: '93',
        code: option.name.toLowerCase(),
        label: option.name,
        options: option.values.map((value, at) => ({
          id: String(50 + at),
          label: value.name,
          products: value.inStock === false ? [] : [String(value.id)],
        })),
      },
    },
    template: '$<%- data.price %>',
    optionPrices: Object.fromEntries(
      option.values.map((value) => [
        value.id,
        {
          oldPrice: { amount: value.price ?? price },
          basePrice: { amount: value.price ?? price },
          finalPrice: { amount: value.price ?? price },
        },
      ]),
    ),
    index: Object.fromEntries(option.values.map((value, at) => [value.id, { 93: String(50 + at) }])),
    sku: Object.fromEntries(option.values.map((value) => [value.id, `V-${value.id}`])),
    salable: {
      93: Object.fromEntries(option.values.map((value, at) => [String(50 + at), value.inStock === false ? [] : [String(value.id)]])),
    },
    productId: String(id),
  };
  return `<div class="swatch-opt" data-role="swatch-options"></div><script type="text/x-magento-init">${JSON.stringify({ '[data-role=swatch-options]': { 'Magento_Swatches/js/swatch-renderer': { jsonConfig: settings } } })}</script>`;
}

const presta = (
  name: string,
  breadcrumb: (product: ThemeProduct, locale: ThemeLocale) => string,
  features: (product: ThemeProduct) => string,
  prices: (product: ThemeProduct, locale: ThemeLocale) => string,
): Theme => ({
  name,
  locale: { ...english, currency: 'EUR', money: (amount) => `€${amount.toFixed(2)}`, soldOut: 'Out-of-Stock', cart: 'Add to cart' },
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      bodyClass: 'lang-en country-us currency-eur layout-full-width page-product',
      head: jsonLd({
        '@type': 'Product',
        name: product.name,
        description: product.text.slice(0, 40),
        category: product.path.at(-1),
        image: `https://shop.example/10-home_default/${product.slug}.jpg`,
        sku: product.sku,
        mpn: product.sku,
        brand: { '@type': 'Brand', name: product.brand },
        offers: {
          '@type': 'Offer',
          priceCurrency: 'EUR',
          name: product.name,
          price: String(product.price),
          url: `https://shop.example/${product.slug}.html`,
          priceValidUntil: '2030-01-01',
          availability: availability(product.inStock),
        },
      }),
      body: `<div id="wrapper">${breadcrumb(product, locale)}<section id="main"><div class="row product-container js-product-container"><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover img-fluid" src="/10-large_default/${product.slug}.jpg"></div></div>
<div class="col-md-6"><h1 class="h1">${escaped(product.name)}</h1>${prices(product, locale)}
<div class="product-information"><div id="product-description-short-${product.id}" class="product-description"><p>${escaped(product.text.slice(0, 40))}</p></div>
<div class="product-actions js-product-actions"><form action="/cart" method="post" id="add-to-cart-or-refresh"><input type="hidden" name="id_product" value="${product.id}"><div class="product-variants js-product-variants">${prestaOptions(product)}</div>
<div class="product-add-to-cart js-product-add-to-cart"><span class="control-label">Quantity</span><input type="number" name="qty" id="quantity_wanted" value="1"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit" ${product.inStock ? '' : 'disabled'}><i class="material-icons shopping-cart">&#xE547;</i> Add to cart</button>
<span id="product-availability" class="js-product-availability">${product.inStock ? '' : '<i class="material-icons product-unavailable">&#xE14B;</i> Out-of-Stock'}</span></div></form></div>
<div class="tabs"><div class="tab-pane" id="description"><div class="product-description"><p>${escaped(product.text)}</p></div></div>${features(product)}</div></div></div></div></section></div>`,
    }),
});

function prestaOptions({ option }: ThemeProduct): string {
  if (!option) return '';
  return `<div class="product-variants-item"><span class="control-label">${option.name}</span><select class="form-control form-control-select" id="group_1" aria-label="${option.name}" name="group[1]">${option.values.map((value) => `<option value="${value.id}" title="${value.name}">${value.name}</option>`).join('')}</select></div>`;
}

export const prestaClassic = presta(
  'PrestaShop Classic',
  (product, locale) =>
    `<nav data-depth="${product.path.length + 2}" class="breadcrumb"><ol>${[{ name: locale.home, href: '/' }, ...steps(product)].map(({ name, href }) => `<li><a href="${href}"><span>${escaped(name)}</span></a></li>`).join('')}<li><span>${escaped(product.name)}</span></li></ol></nav>`,
  (product) =>
    `<div class="tab-pane" id="product-details"><div class="product-manufacturer"><label class="label">Brand</label><span><a href="/brand/1">${product.brand}</a></span></div><div class="product-reference"><label class="label">Reference </label><span>${product.sku}</span></div><section class="product-features"><p class="h6">Data sheet</p><dl class="data-sheet">${entries(
      product,
    )
      .map(([name, value]) => `<dt class="name">${name}</dt><dd class="value">${value}</dd>`)
      .join('')}</dl></section></div>`,
  ({ price, was }, locale) =>
    `<div class="product-prices js-product-prices">${was === undefined ? '' : `<div class="product-discount"><span class="regular-price">${locale.money(was)}</span></div>`}<div class="product-price h5 ${was ? 'has-discount' : ''}"><div class="current-price"><span class="current-price-value" content="${price}">${locale.money(price)}</span>${was ? `<span class="discount discount-amount">Save ${locale.money(was - price)}</span>` : ''}</div></div><div class="tax-shipping-delivery-label">Tax included</div></div>`,
);

export const prestaHummingbird = presta(
  'PrestaShop Hummingbird',
  (product, locale) =>
    `<nav class="breadcrumb__wrapper" aria-label="breadcrumb"><div class="container"><ol class="breadcrumb">${[{ name: locale.home, href: '/' }, ...steps(product)].map(({ name, href }) => `<li class="breadcrumb-item"><a href="${href}" class="breadcrumb-link"><span>${escaped(name)}</span></a></li>`).join('')}<li class="breadcrumb-item"><span>${escaped(product.name)}</span></li></ol></div></nav>`,
  (product) =>
    `<div class="accordion" id="product-infos-accordion"><div class="info accordion-item" id="product_details"><div class="product__details"><div class="details__item details__item--brand"><span class="details__left">Brand</span><span class="details__right">${product.brand}</span></div></div></div><div class="info accordion-item" id="product_features"><ul class="details__list product__features">${entries(
      product,
    )
      .map(
        ([name, value]) =>
          `<li class="details__item"><span class="details__left">${name}</span><span class="details__right">${value}</span></li>`,
      )
      .join('')}</ul></div></div>`,
  ({ price, was }, locale) =>
    `<div class="product__prices js-product-prices"><div class="product__price-block"><div class="product__price h4">${locale.money(price)}</div>${was ? `<div class="product__discount"><span class="product__price-regular">${locale.money(was)}</span><span class="product__discount-percentage badge discount">-20%</span></div>` : ''}</div><div class="product__tax-label">Tax included</div></div>`,
);
