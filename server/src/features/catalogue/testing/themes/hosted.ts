/** Hosted shop systems: BigCommerce, Squarespace, Wix, Ecwid, Salla, Zid; and a Japanese shop. */
import { arabic, availability, english, entries, escaped, frame, japanese, jsonLd, steps, type Theme, type ThemeProduct } from './theme.ts';

export const cornerstone: Theme = {
  name: 'BigCommerce Cornerstone',
  locale: english,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      head: `<meta property="product:price:amount" content="${product.price}"><meta property="product:price:currency" content="USD"><meta property="og:type" content="product"><meta property="og:title" content="${escaped(product.name)}">`,
      body: `<main class="body"><div class="container"><nav aria-label="Breadcrumb"><ol class="breadcrumbs">${[{ name: 'Home', href: '/' }, ...steps(product)].map(({ name, href }) => `<li class="breadcrumb"><a class="breadcrumb-label" href="${href}"><span>${name}</span></a></li>`).join('')}<li class="breadcrumb is-active"><a class="breadcrumb-label" href="/${product.slug}/" aria-current="page"><span>${escaped(product.name)}</span></a></li></ol></nav>
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home', href: '/' }, ...steps(product)].map(({ name, href }, at) => ({ '@type': 'ListItem', position: at + 1, item: { '@id': `https://shop.example${href}`, name } })) })}</script>
<div class="productView"><section class="productView-images" data-image-gallery><figure class="productView-image"><a href="https://cdn.example/${product.slug}.jpg"><img src="https://cdn.example/${product.slug}.jpg" class="productView-image--default"></a></figure></section>
<section class="productView-details product-data"><div class="productView-product"><h1 class="productView-title">${escaped(product.name)}</h1><h2 class="productView-brand"><a href="/brand"><span>${product.brand}</span></a></h2><div class="productView-price"><div class="price-section price-section--withoutTax rrp-price--withoutTax" style="display: none;"><span>MSRP:</span><span data-product-rrp-price-without-tax class="price price--rrp"></span></div><div class="price-section price-section--withoutTax non-sale-price--withoutTax" ${product.was ? '' : 'style="display: none;"'}><span>Was:</span><span data-product-non-sale-price-without-tax class="price price--non-sale">${product.was ? locale.money(product.was) : ''}</span></div><div class="price-section price-section--withoutTax"><span class="price-now-label">Now:</span><span data-product-price-without-tax class="price price--withoutTax price--main">${locale.money(product.price)}</span></div></div>
<dl class="productView-info"><dt class="productView-info-name sku-label">SKU:</dt><dd class="productView-info-value" data-product-sku>${product.sku}</dd>${entries(
        product,
      )
        .map(([name, value]) => `<dt class="productView-info-name">${name}:</dt><dd class="productView-info-value">${value}</dd>`)
        .join('')}</dl></div></section>
<section class="productView-details product-options"><div class="productView-options"><form class="form" method="post" action="/cart.php" enctype="multipart/form-data" data-cart-item-add><input type="hidden" name="action" value="add"><div data-product-option-change style="display:none;"></div>${product.inStock ? `<div id="add-to-cart-wrapper" class="add-to-cart-wrapper"><input id="form-action-addToCart" class="button button--primary" type="submit" value="Add to Cart"></div>` : '<div class="alertBox productAttributes-message"><p class="alertBox-message">Out of stock</p></div>'}</form></div></section>
<article class="productView-description"><div class="tab-content is-active" id="tab-description">${escaped(product.text)}</div></article></div></div></main>
${jsonLd({ '@type': 'Product', name: product.name, sku: product.sku, url: `https://shop.example/${product.slug}/`, brand: { '@type': 'Brand', name: product.brand }, description: product.text, image: `https://cdn.example/${product.slug}.jpg`, offers: { '@type': 'Offer', priceCurrency: 'USD', price: String(product.price), itemCondition: 'https://schema.org/NewCondition', availability: availability(product.inStock), url: `https://shop.example/${product.slug}/` } })}`,
    }),
};

export const squarespace: Theme = {
  name: 'Squarespace',
  locale: english,
  says: ['regularPrice', 'stock', 'path', 'variants'],
  page: (product, locale) =>
    frame(locale, product, {
      head: `<meta property="og:type" content="product"><meta property="og:title" content="${escaped(product.name)} — Demo"><meta property="product:price:amount" content="${product.price.toFixed(2)}"><meta property="product:price:currency" content="USD"><meta property="product:availability" content="${product.inStock ? 'instock' : 'oos'}">${jsonLd({ '@type': 'Product', name: `${product.name} — Demo`, image: `https://images.example/${product.slug}.jpg`, description: product.text, brand: 'Demo', offers: { '@type': 'Offer', price: product.price, priceCurrency: 'USD', availability: availability(product.inStock).replace('https://schema.org/', '') } })}`,
      body: `<main id="page"><article class="ProductItem hentry" data-item-id="5f"><nav class="ProductItem-nav" aria-label="Breadcrumb"><div class="ProductItem-nav-breadcrumb"><a href="/shop" class="ProductItem-nav-breadcrumb-link">Shop</a>${steps(
        product,
      )
        .map(
          ({ name, href }) =>
            `<span class="ProductItem-nav-breadcrumb-separator"></span><a href="/shop${href}" class="ProductItem-nav-breadcrumb-link">${name}</a>`,
        )
        .join('')}</div></nav>
<section class="ProductItem-summary"><div class="ProductItem-gallery"><img class="ProductItem-gallery-slides-item-image" data-src="https://images.example/${product.slug}.jpg" alt=""></div><div class="ProductItem-details"><h1 class="ProductItem-details-title" data-content-field="title">${escaped(product.name)}</h1><div class="ProductItem-product-price"><div class="product-price">${product.was ? `<span class="original-price">${locale.money(product.was)}</span><span class="visually-hidden">Sale Price:</span><span class="sale-price">${locale.money(product.price)}</span>` : locale.money(product.price)}</div></div><div class="ProductItem-details-excerpt"><p>${escaped(product.text)}</p></div>
${product.option ? `<div class="product-variants" data-item-id="5f" data-variants="${escaped(JSON.stringify(product.option.values.map((value) => ({ id: String(value.id), sku: `V-${value.id}`, attributes: { [product.option?.name ?? '']: value.name }, price: Math.round((value.price ?? product.price) * 100), salePrice: 0, onSale: false, unlimited: false, qtyInStock: value.inStock === false ? 0 : 5 }))))}"><div class="variant-option"><div class="variant-option-title">${product.option.name}</div></div></div>` : ''}${product.inStock ? '' : '<div class="product-mark sold-out">sold out</div>'}<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode ${product.inStock ? '' : 'sqs-disabled'}" role="button" data-original-label="Add To Cart">${product.inStock ? 'Add To Cart' : 'Sold Out'}</div></div></div></section></article></main>`,
    }),
};

export const wix: Theme = {
  name: 'Wix',
  locale: english,
  says: ['regularPrice', 'stock', 'path'],
  page: (product, locale) =>
    frame(locale, product, {
      head: jsonLd({
        '@type': 'Product',
        name: product.name,
        description: product.text,
        sku: product.sku,
        image: [{ '@type': 'ImageObject', contentUrl: `https://static.example/${product.slug}.jpg` }],
        Offers: {
          '@type': 'Offer',
          url: `https://shop.example/product-page/${product.slug}`,
          priceCurrency: 'USD',
          price: String(product.price),
          Availability: availability(product.inStock),
        },
      }),
      body: `<main id="PAGES_CONTAINER"><div data-hook="product-page"><nav data-hook="breadcrumbs" aria-label="Breadcrumbs"><ol><li data-hook="breadcrumbs-item"><a href="/">Home</a></li>${steps(
        product,
      )
        .map(({ name, href }) => `<li data-hook="breadcrumbs-item"><a href="/category${href}">${name}</a></li>`)
        .join('')}<li data-hook="breadcrumbs-item"><span>${escaped(product.name)}</span></li></ol></nav>
<div data-hook="main-media-image-wrapper"><img src="https://static.example/${product.slug}.jpg"></div><section><h1 data-hook="product-title">${escaped(product.name)}</h1><div data-hook="sku">SKU: ${product.sku}</div><div data-hook="product-prices-wrapper">${product.was ? `<span data-hook="sr-formatted-primary-price" class="sr-only">Regular Price</span><span data-hook="formatted-primary-price" data-wix-original-price="${locale.money(product.was)}" style="text-decoration: line-through">${locale.money(product.was)}</span><span data-hook="sr-formatted-secondary-price" class="sr-only">Sale Price</span><span data-hook="formatted-secondary-price" data-wix-price="${locale.money(product.price)}">${locale.money(product.price)}</span>` : `<span data-hook="sr-formatted-primary-price" class="sr-only">Price</span><span data-hook="formatted-primary-price" data-wix-price="${locale.money(product.price)}">${locale.money(product.price)}</span>`}</div><pre data-hook="description"><p>${escaped(product.text)}</p></pre>
<button data-hook="add-to-cart" ${product.inStock ? '' : 'disabled'} aria-disabled="${!product.inStock}"><span>${product.inStock ? 'Add to Cart' : 'Out of Stock'}</span></button><ul data-hook="info-section">${entries(
        product,
      )
        .map(
          ([name, value]) =>
            `<li><h2 data-hook="info-section-title">${name}</h2><div data-hook="info-section-description"><p>${value}</p></div></li>`,
        )
        .join('')}</ul></section></div></main>`,
    }),
};

export const ecwid: Theme = {
  name: 'Ecwid',
  locale: english,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      head: jsonLd({
        '@type': 'Product',
        name: product.name,
        description: product.text,
        sku: product.sku,
        image: `https://d2.example/${product.slug}.jpg`,
        offers: {
          '@type': 'Offer',
          price: product.price,
          priceCurrency: 'USD',
          availability: availability(product.inStock).replace('https', 'http'),
        },
      }),
      body: `<div class="ecwid ecwid-productBrowser"><div class="ec-store__product-page"><div class="ec-breadcrumbs"><div class="ec-breadcrumbs__wrap"><a class="breadcrumbs__link ec-link" href="/">Home</a>${steps(
        product,
      )
        .map(
          ({ name, href }) =>
            `<span class="breadcrumbs__delimiter">/</span><a class="breadcrumbs__link ec-link" href="${href}">${name}</a>`,
        )
        .join('')}<span class="breadcrumbs__delimiter">/</span><em class="breadcrumbs__link--last">${escaped(product.name)}</em></div></div>
<div class="product-details product-details--layout-two-columns" itemscope><div class="product-details__gallery"><img class="details-gallery__picture" src="https://d2.example/${product.slug}.jpg"></div><div class="product-details__sidebar"><h1 class="product-details__product-title ec-header-h3">${escaped(product.name)}</h1><div class="product-details__product-sku ec-text-muted">SKU ${product.sku}</div><div class="product-details__product-price-row"><div class="product-details__product-price ec-price-item"><span class="details-product-price__value ec-price-item notranslate">${locale.money(product.price)}</span></div>${product.was ? `<div class="product-details__product-old-price details-product-price-compare__container"><span class="details-product-price-compare__title">Before </span><span class="details-product-price-compare__value">${locale.money(product.was)}</span></div>` : ''}</div><div class="product-details__product-on-sale"></div><div class="product-details__product-in-stock">${product.inStock ? '<div class="product-details__label details-product-purchase__place">In stock</div>' : '<div class="product-details__label-container"><div class="label label--sold-out"><div class="label__text">Sold out</div></div></div>'}</div>${product.inStock ? `<div class="product-details-module__content"><button type="button" class="form-control__button"><span class="form-control__button-text">Add to Bag</span></button></div>` : ''}
<div class="product-details__product-description" id="productDescription"><p>${escaped(product.text)}</p></div><div class="product-details__product-attributes">${entries(
        product,
      )
        .map(
          ([name, value]) =>
            `<div class="details-product-attribute"><span class="details-product-attribute__title">${name}: </span><span class="details-product-attribute__value">${value}</span></div>`,
        )
        .join('')}</div></div></div></div></div>`,
    }),
};

const arabicAttributes = (product: ThemeProduct) => entries(product);

export const salla: Theme = {
  name: 'Salla (Arabic)',
  locale: arabic,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      head: `<meta property="og:type" content="product"><meta property="product:price:amount" content="${product.price}"><meta property="product:price:currency" content="SAR">${jsonLd({ '@type': 'Product', name: product.name, description: product.text, sku: product.sku, image: `https://cdn.example/${product.slug}.jpg`, brand: { '@type': 'Brand', name: product.brand }, offers: { '@type': 'Offer', price: product.price, priceCurrency: 'SAR', availability: availability(product.inStock) } })}`,
      body: `<main id="main-content" role="main"><div class="container"><nav class="breadcrumbs w-full py-5"><salla-breadcrumb><ol class="s-breadcrumb-wrapper">${[{ name: locale.home, href: '/' }, ...steps(product)].map(({ name, href }) => `<li class="s-breadcrumb-item"><a href="${href}">${name}</a></li><li class="s-breadcrumb-arrow"><span></span></li>`).join('')}<li class="s-breadcrumb-item">${escaped(product.name)}</li></ol></salla-breadcrumb></nav>
<div id="product-${product.id}" class="main-content"><div class="product__info"><h1 class="text-xl font-bold">${escaped(product.name)}</h1><div class="flex items-center"><div class="${product.was ? '' : 'hidden '}price_is_on_sale"><h2 class="total-price text-red-800 inline-block">${locale.money(product.price)}</h2><span class="before-price text-gray-500 line-through inline-block">${product.was ? locale.money(product.was) : ''}</span></div>${product.was ? '' : `<div class="starting-or-normal-price"><h2 class="total-price font-bold">${locale.money(product.price)}</h2></div>`}</div><article class="article article--main" id="product-description">${escaped(product.text)}</article>
${product.inStock ? '' : '<div class="out-of-stock-badge"><span>نفدت الكمية</span></div>'}<form class="form product-form" method="post"><salla-add-product-button product-id="${product.id}"><button type="button" class="s-button-element" ${product.inStock ? '' : 'disabled'}><span class="s-button-text">${product.inStock ? locale.cart : locale.soldOut}</span></button></salla-add-product-button></form>
<section class="product-details flex"><div class="center-between"><div class="product-details__title"><i class="sicon-barcode"></i> رقم الموديل</div><div class="product-details__value">${product.sku}</div></div>${arabicAttributes(
        product,
      )
        .map(
          ([name, value]) =>
            `<div class="center-between"><div class="product-details__title">${name}</div><div class="product-details__value">${value}</div></div>`,
        )
        .join('')}</section></div></div></div></main>`,
    }),
};

export const zid: Theme = {
  name: 'Zid (Arabic)',
  locale: arabic,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      head: `<meta property="og:type" content="product"><meta property="og:title" content="${escaped(product.name)}"><meta property="og:image" content="https://media.example/${product.slug}.jpg">`,
      body: `<main><div class="container"><div aria-label="breadcrumb" class="mb-20"><ol class="breadcrumb">${[{ name: locale.home, href: '/' }, ...steps(product)].map(({ name, href }) => `<li class="breadcrumb-item"><a href="${href}">${name}</a></li>`).join('')}<li class="breadcrumb-item active" aria-current="page">${escaped(product.name)}</li></ol></div>
<div class="product-page"><div class="product-gallery"><img src="https://media.example/${product.slug}.jpg"></div><div class="product-title"><h1>${escaped(product.name)}</h1></div><h2 class="product-price"><span class="product-formatted-price ${product.was ? 'theme-text-danger' : ''}">${locale.money(product.price)}</span>${product.was ? `<span class="product-formatted-price-old crossed">${locale.money(product.was)}</span>` : ''}</h2><div class="product-description">${escaped(product.text)}</div><div class="product-sku">SKU: ${product.sku}</div>${product.inStock ? `<form id="product-form"><button type="button" class="btn btn-primary btn-add-to-cart" onclick="productAddToCart()"><span>${locale.cart}</span></button></form>` : `<div class="product-out-of-stock"><span>${locale.soldOut}</span></div>`}
<ul class="product-attributes">${entries(product)
        .map(([name, value]) => `<li><strong>${name}:</strong> ${value}</li>`)
        .join('')}</ul></div></div></main>`,
    }),
};

export const japaneseShop: Theme = {
  name: 'a Japanese shop',
  locale: japanese,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      body: `<div id="base_gmoWrapp"><p class="topicpath pan"><a href="/">ホーム</a>${steps(product)
        .map(({ name, href }) => ` &gt; <a href="${href}">${name}</a>`)
        .join('')} &gt; ${escaped(product.name)}</p>
<div class="product"><h1 class="product_name">${escaped(product.name)}</h1><div class="product_images"><img src="/img/${product.slug}.jpg"></div><form name="product_form" method="post" action="/cart/proxy/basket/items/add"><table class="add_cart_table">${product.was ? `<tr><th>定価</th><td>${locale.money(product.was)}(税込)</td></tr>` : ''}<tr><th>販売価格</th><td><strong class="price">${locale.money(product.price)}(税込)</strong></td></tr><tr><th>型番</th><td>${product.sku}</td></tr>${entries(
        product,
      )
        .map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`)
        .join(
          '',
        )}</table>${product.inStock ? `<p>購入数 <input name="product_num" value="1"></p><input type="submit" value="${locale.cart}">` : `<p class="stock_error">${locale.soldOut}</p>`}</form><div class="product_exp">${escaped(product.text)}</div></div></div>`,
    }),
};
