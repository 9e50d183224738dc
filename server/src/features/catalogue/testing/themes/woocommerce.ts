/** WooCommerce in Storefront, Astra and a block theme; and OpenCart 4. */
import { availability, english, entries, escaped, frame, jsonLd, steps, type Theme, type ThemeLocale, type ThemeProduct } from './theme.ts';

const amount = (value: number) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>${value.toFixed(2)}</bdi></span>`;

function wooPrice({ price, was }: ThemeProduct): string {
  if (was === undefined) return amount(price);
  return `<del aria-hidden="true">${amount(was)}</del> <span class="screen-reader-text">Original price was: &#36;${was.toFixed(2)}.</span><ins aria-hidden="true">${amount(price)}</ins><span class="screen-reader-text">Current price is: &#36;${price.toFixed(2)}.</span>`;
}

function variationsForm(product: ThemeProduct): string {
  const { option } = product;
  if (!option) return '';
  const taxonomy = `attribute_pa_${option.name.toLowerCase()}`;
  const variations = option.values.map((value) => ({
    attributes: { [taxonomy]: value.name.toLowerCase() },
    display_price: value.price ?? product.price,
    display_regular_price: value.price ?? product.price,
    image: { src: `https://shop.example/uploads/${value.id}.jpg`, full_src: `https://shop.example/uploads/${value.id}.jpg` },
    is_in_stock: value.inStock ?? true,
    is_purchasable: true,
    sku: `V-${value.id}`,
    variation_id: value.id,
    variation_is_active: true,
  }));
  return `<form class="variations_form cart" action="/product/${product.slug}/" method="post" data-product_id="${product.id}" data-product_variations="${escaped(JSON.stringify(variations))}"><table class="variations"><tbody><tr><th class="label"><label for="pa_${option.name.toLowerCase()}">${option.name}</label></th><td class="value"><select id="pa_${option.name.toLowerCase()}" name="${taxonomy}" data-attribute_name="${taxonomy}"><option value="">Choose an option</option>${option.values.map(({ name }) => `<option value="${name.toLowerCase()}">${name}</option>`).join('')}</select></td></tr></tbody></table><div class="single_variation_wrap"><button type="submit" class="single_add_to_cart_button button alt">Add to cart</button></div></form>`;
}

const wooHead = (product: ThemeProduct, locale: ThemeLocale) =>
  jsonLd({
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home', href: '/' }, ...steps(product), { name: product.name, href: `/product/${product.slug}/` }].map(
          ({ name, href }, at) => ({ '@type': 'ListItem', position: at + 1, item: { name, '@id': `https://shop.example${href}` } }),
        ),
      },
      {
        '@type': 'Product',
        '@id': `https://shop.example/product/${product.slug}/#product`,
        name: product.name,
        url: `https://shop.example/product/${product.slug}/`,
        description: product.text,
        image: `https://shop.example/uploads/${product.slug}.jpg`,
        sku: product.sku,
        offers: [
          {
            '@type': 'Offer',
            priceSpecification: [
              {
                '@type': 'UnitPriceSpecification',
                price: product.price.toFixed(2),
                priceCurrency: locale.currency,
                valueAddedTaxIncluded: false,
              },
            ],
            availability: availability(product.inStock),
            url: `https://shop.example/product/${product.slug}/`,
            seller: { '@type': 'Organization', name: 'Demo Store' },
          },
        ],
      },
    ],
  });

const wooMain = (product: ThemeProduct, classes: { title: string }) =>
  `<div id="product-${product.id}" class="product type-product post-${product.id} status-publish ${product.inStock ? 'instock' : 'outofstock'} product_cat-boots has-post-thumbnail"><div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a href="https://shop.example/uploads/${product.slug}.jpg"><img class="wp-post-image" src="https://shop.example/uploads/${product.slug}-416.jpg"></a></div></div>
<div class="summary entry-summary"><h1 class="${classes.title}">${escaped(product.name)}</h1><p class="price">${wooPrice(product)}</p><div class="woocommerce-product-details__short-description"><p>${escaped(product.text.slice(0, 30))}</p></div>
${product.inStock ? variationsForm(product) || `<form class="cart" method="post"><input type="number" name="quantity" value="1"><button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">Add to cart</button></form>` : '<p class="stock out-of-stock">Out of stock</p>'}
<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${product.sku}</span></span><span class="posted_in">Category: <a href="/c" rel="tag">${product.path.at(-1)}</a></span></div></div>
<div class="woocommerce-tabs"><div class="woocommerce-Tabs-panel" id="tab-description"><h2>Description</h2><p>${escaped(product.text)}</p></div><div class="woocommerce-Tabs-panel" id="tab-additional_information"><h2>Additional information</h2><table class="woocommerce-product-attributes shop_attributes">${entries(
    product,
  )
    .map(
      ([name, value]) =>
        `<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${name}</th><td class="woocommerce-product-attributes-item__value"><p>${value}</p></td></tr>`,
    )
    .join('')}</table></div></div></div>`;

const woo = (name: string, body: (product: ThemeProduct) => string, head = wooHead): Theme => ({
  name,
  locale: english,
  says: ['regularPrice', 'stock', 'path', 'attributes', 'variants', 'variantIds'],
  page: (product, locale) =>
    frame(locale, product, {
      bodyClass: 'product-template-default single single-product woocommerce',
      head: head(product, locale),
      body: body(product),
    }),
});

export const storefront = woo(
  'WooCommerce Storefront',
  (product) =>
    `<div class="storefront-breadcrumb"><div class="col-full"><nav class="woocommerce-breadcrumb" aria-label="breadcrumbs"><a href="/">Home</a>${steps(
      product,
    )
      .map(({ name, href }) => `<span class="breadcrumb-separator"> / </span><a href="${href}">${name}</a>`)
      .join(
        '',
      )}<span class="breadcrumb-separator"> / </span>${escaped(product.name)}</nav></div></div><div id="content" class="site-content"><main id="main" class="site-main">${wooMain(product, { title: 'product_title entry-title' })}</main></div>`,
);

/** Search plug-ins replace WooCommerce's own structured data; this one writes none. */
export const astra = woo(
  'WooCommerce Astra',
  (product) =>
    `<div id="content" class="site-content"><div class="ast-container"><div class="ast-woocommerce-container"><nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a>${steps(
      product,
    )
      .map(({ name, href }) => `&nbsp;/&nbsp;<a href="${href}">${name}</a>`)
      .join('')}&nbsp;/&nbsp;${escaped(product.name)}</nav>${wooMain(product, { title: 'product_title entry-title' })}</div></div></div>`,
  () => '',
);

export const wooBlocks: Theme = {
  ...woo(
    'WooCommerce block theme',
    (
      product,
    ) => `<div class="wp-site-blocks"><main class="wp-block-group"><div class="woocommerce wp-block-breadcrumbs wp-block-woocommerce-breadcrumbs"><nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a>${steps(
      product,
    )
      .map(({ name, href }) => `&nbsp;/&nbsp;<a href="${href}">${name}</a>`)
      .join('')}&nbsp;/&nbsp;${escaped(product.name)}</nav></div>
<div class="wp-block-columns"><div class="wp-block-column"><div class="wp-block-woocommerce-product-image-gallery"><img class="wp-post-image" src="https://shop.example/uploads/${product.slug}.jpg"></div></div><div class="wp-block-column"><h1 class="wp-block-post-title">${escaped(product.name)}</h1><div class="wp-block-woocommerce-product-price"><div class="wc-block-components-product-price wc-block-grid__product-price">${wooPrice(product)}</div></div><div class="wp-block-post-excerpt"><p>${escaped(product.text.slice(0, 30))}</p></div>
<div class="wp-block-add-to-cart-form wc-block-add-to-cart-form">${product.inStock ? variationsForm(product) || `<form class="cart" method="post"><button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button wp-element-button">Add to cart</button></form>` : '<p class="stock out-of-stock">Out of stock</p>'}</div><div class="wp-block-woocommerce-product-meta"><div class="taxonomy-product_cat wp-block-post-terms">Category: <a href="/c" rel="tag">${product.path.at(-1)}</a></div></div></div></div>
<div class="wp-block-woocommerce-product-details"><div class="wc-tab" id="tab-description"><p>${escaped(product.text)}</p></div><table class="woocommerce-product-attributes shop_attributes">${entries(
      product,
    )
      .map(([name, value]) => `<tr><th>${name}</th><td><p>${value}</p></td></tr>`)
      .join('')}</table></div></main></div>`,
  ),
};

/** OpenCart writes no structured data at all. */
export const openCart: Theme = {
  name: 'OpenCart 4',
  locale: english,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      body: `<main><div id="product-info" class="container"><ul class="breadcrumb"><li class="breadcrumb-item"><a href="/index.php?route=common/home&amp;language=en-gb"><i class="fa-solid fa-home"></i></a></li>${[...steps(product), { name: product.name, href: `/${product.slug}` }].map(({ name, href }) => `<li class="breadcrumb-item"><a href="${href}">${escaped(name)}</a></li>`).join('')}</ul>
<div class="row"><div id="content" class="col"><div class="row mb-3"><div class="col-sm"><div class="image magnific-popup"><a href="/image/cache/${product.slug}-500x500.jpg" title="${escaped(product.name)}"><img src="/image/cache/${product.slug}-228x228.jpg" title="${escaped(product.name)}" class="img-thumbnail mb-3"></a></div></div>
<div class="col-sm"><h1>${escaped(product.name)}</h1><ul class="list-unstyled"><li>Brands: <a href="/brand">${product.brand}</a></li><li>Product Code: ${product.sku}</li><li>Reward Points: 400</li><li>Availability: ${product.inStock ? 'In Stock' : 'Out Of Stock'}</li></ul>
<ul class="list-unstyled">${product.was ? `<li><span class="price-old">${locale.money(product.was)}</span></li>` : ''}<li><h2><span class="price-new">${locale.money(product.price)}</span></h2></li><li>Ex Tax: ${locale.money(product.price * 0.8)}</li></ul>
<form method="post" data-oc-toggle="ajax"><button type="submit" formaction="/index.php?route=account/wishlist.add" class="btn btn-light" title="Add to Wish List"><i class="fa-solid fa-heart"></i></button></form>
<div id="product"><form id="form-product">${product.option ? `<hr><h3>Available Options</h3><div><div class="mb-3 required"><label for="input-option-226" class="form-label">${product.option.name}</label><select name="option[226]" id="input-option-226" class="form-select"><option value="">--- Please Select ---</option>${product.option.values.map((value) => `<option value="${value.id}">${value.name}</option>`).join('')}</select></div></div>` : ''}<div class="mb-3"><label for="input-quantity" class="form-label">Qty</label><div class="input-group"><input type="text" name="quantity" value="1" size="2" id="input-quantity"><button type="submit" id="button-cart" class="btn btn-primary btn-lg btn-block">Add to Cart</button></div></div></form></div></div></div>
<div class="nav nav-tabs"></div><div class="tab-content"><div id="tab-description" class="tab-pane fade show active">${escaped(product.text)}</div><div id="tab-specification" class="tab-pane fade"><div class="table-responsive"><table class="table table-bordered"><thead><tr><td colspan="2"><strong>Details</strong></td></tr></thead><tbody>${entries(
        product,
      )
        .map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`)
        .join('')}</tbody></table></div></div></div></div></div></div></main>`,
    }),
};
