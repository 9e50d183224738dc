/** Shopware 6 storefront, JTL-Shop NOVA, and Lightspeed. */
import { english, entries, escaped, frame, german, steps, type Theme, type ThemeProduct } from './theme.ts';

const select = ({ option }: ThemeProduct): string =>
  option
    ? `<form class="product-detail-configurator"><div class="product-detail-configurator-group"><div class="product-detail-configurator-group-title">${option.name} auswählen</div>${option.values.map((value) => `<label class="product-detail-configurator-option-label" title="${value.name}">${value.name}</label>`).join('')}</div></form>`
    : '';

/** Shopware marks sold-out products as LimitedAvailability; only the visible text says that they are sold out. */
export const shopware: Theme = {
  name: 'Shopware 6 Storefront',
  locale: german,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      bodyClass: 'is-ctl-product is-act-index',
      head: `<meta property="og:type" content="product"><meta property="og:site_name" content="Demostore"><meta property="og:title" content="${escaped(product.name)}"><meta property="product:brand" content="${product.brand}"><meta property="product:price:amount" content="${product.price}"><meta property="product:price:currency" content="EUR"><meta property="product:product_link" content="https://shop.example/${product.slug}">`,
      body: `<main class="content-main"><div class="container-main"><nav aria-label="breadcrumb"><ol class="breadcrumb" itemscope itemtype="https://schema.org/BreadcrumbList">${steps(
        product,
      )
        .map(
          ({ name, href }, at) =>
            `<li class="breadcrumb-item" itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a href="${href}" class="breadcrumb-link" title="${name}" itemprop="item"><link itemprop="url" href="${href}"><span class="breadcrumb-title" itemprop="name">${escaped(name)}</span></a><meta itemprop="position" content="${at + 1}"></li>`,
        )
        .join('<div class="breadcrumb-placeholder"><span class="icon icon-arrow-medium-right"></span></div>')}</ol></nav>
<div class="product-detail" itemscope itemtype="https://schema.org/Product"><div class="product-heading-name-container"><h1 class="product-detail-name" itemprop="name">${escaped(product.name)}</h1></div>
<meta itemprop="sku" content="${product.sku}"><link itemprop="image" href="/media/${product.slug}.jpg"><div itemprop="brand" itemtype="https://schema.org/Brand" itemscope><meta itemprop="name" content="${product.brand}"></div>
<div class="product-detail-buy"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="url" content="https://shop.example/${product.slug}"><meta itemprop="priceCurrency" content="EUR"><div class="product-detail-price-container"><meta itemprop="price" content="${product.price}"><p class="product-detail-price ${product.was ? 'with-list-price' : ''}">${locale.money(product.price)}${product.was ? `<span class="product-detail-list-price-wrapper"><span class="list-price-price">${locale.money(product.was)}</span><span class="list-price-percentage">(20% gespart)</span></span>` : ''}</p></div>
<div class="product-detail-tax-container"><p class="product-detail-tax">Preise inkl. MwSt. zzgl. Versandkosten</p></div>
<div class="product-detail-delivery-information">${product.inStock ? `<link itemprop="availability" href="https://schema.org/InStock"><p class="delivery-information delivery-available"><span class="delivery-status-indicator bg-success"></span> ${locale.inStock}</p>` : `<link itemprop="availability" href="https://schema.org/LimitedAvailability"><p class="delivery-information delivery-soldout"><span class="delivery-status-indicator bg-danger"></span> ${locale.soldOut}</p>`}</div></div>
${select(product)}${product.inStock ? `<form id="productDetailPageBuyProductForm" action="/checkout/line-item/add" method="post" class="buy-widget"><button class="btn btn-primary btn-buy" title="${locale.cart}">${locale.cart}</button></form>` : ''}
<div class="product-detail-ordernumber-container"><span class="product-detail-ordernumber-label">Produktnummer:</span><span class="product-detail-ordernumber">${product.sku}</span></div></div>
<div class="product-detail-description tab-pane-container"><div class="h3 product-detail-description-title">Produktinformationen</div><div class="product-detail-description-text" itemprop="description">${escaped(product.text)}</div>
<div class="product-detail-properties"><table class="table table-striped product-detail-properties-table"><tbody>${entries(product)
        .map(
          ([name, value]) =>
            `<tr class="properties-row"><th scope="row" class="properties-label">${name}:</th><td class="properties-value"><span>${value}</span></td></tr>`,
        )
        .join('')}</tbody></table></div></div></div></div></main>`,
    }),
};

export const jtl: Theme = {
  name: 'JTL-Shop NOVA',
  locale: german,
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      body: `<main id="main-wrapper"><div class="breadcrumb-wrapper"><ol class="breadcrumb" itemprop="breadcrumb" itemscope itemtype="https://schema.org/BreadcrumbList">${[
        { name: locale.home, href: '/' },
        ...steps(product),
        { name: product.name, href: `/${product.slug}` },
      ]
        .map(
          ({ name, href }, at) =>
            `<li class="breadcrumb-item" itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a class="breadcrumb-link" href="${href}" itemprop="item"><span itemprop="name">${escaped(name)}</span></a><meta itemprop="position" content="${at + 1}"></li>`,
        )
        .join('')}</ol></div>
<div id="content"><div id="result-wrapper" itemprop="mainEntity" itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="https://shop.example/${product.slug}"><h1 class="product-title h2" itemprop="name">${escaped(product.name)}</h1><img itemprop="image" src="/media/${product.slug}.jpg">
<ul class="info-essential list-unstyled"><li class="product-sku"><span class="font-weight-bold">Artikelnummer:</span><span itemprop="sku">${product.sku}</span></li><li class="manufacturer-row" itemprop="brand" itemscope itemtype="https://schema.org/Organization"><span class="font-weight-bold">Hersteller:</span><a href="/m"><span itemprop="name">${product.brand}</span></a></li></ul>
<form id="buy_form" action="/${product.slug}" method="post"><div id="product-offer" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="businessFunction" href="http://purl.org/goodrelations/v1#Sell"><div class="price_wrapper"><div class="price h1"><span>${locale.money(product.price)}</span></div><meta itemprop="price" content="${product.price}"><meta itemprop="priceCurrency" content="EUR"><div class="price-note"><span class="vat_info text-muted">inkl. 19% USt., zzgl. Versand</span>${product.was ? `<div class="text-danger text-stroke text-nowrap-util"><span class="old-price-label">Alter Preis:</span> <del class="value text-nowrap-util">${locale.money(product.was)}</del></div>` : ''}</div></div>
<link itemprop="availability" href="https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}"><div class="delivery-status"><span class="status status-${product.inStock ? 2 : 0}">${product.inStock ? locale.inStock : locale.soldOut}</span></div>${product.inStock ? `<div id="add-to-cart" class="basket-form"><input name="anzahl" value="1"><button name="inWarenkorb" type="submit" class="btn btn-primary basket">${locale.cart}</button></div>` : ''}</div></form>
<div class="desc" itemprop="description">${escaped(product.text)}</div><div class="product-attributes"><table class="table table-sm table-striped">${entries(
        product,
      )
        .map(([name, value]) => `<tr><td class="h6">${name}:</td><td class="attr-characteristic">${value}</td></tr>`)
        .join('')}</table></div></div></div></main>`,
    }),
};

export const lightspeed: Theme = {
  name: 'Lightspeed eCom',
  locale: {
    ...english,
    currency: 'EUR',
    money: (amount) => `€${amount.toFixed(2).replace('.', ',')}`,
    cart: 'Toevoegen aan winkelwagen',
    soldOut: 'Niet op voorraad',
    lang: 'nl',
  },
  says: ['regularPrice', 'stock', 'path', 'attributes'],
  page: (product, locale) =>
    frame(locale, product, {
      head: `<meta property="og:type" content="product"><meta property="og:title" content="${escaped(product.name)}"><meta property="og:image" content="https://cdn.example/${product.slug}.jpg">`,
      body: `<div class="container content"><div class="breadcrumbs"><a href="/" title="Home">Home</a>${[...steps(product), { name: product.name, href: `/${product.slug}.html` }].map(({ name, href }) => ` <i class="fa fa-angle-right"></i> <a href="${href}">${escaped(name)}</a>`).join('')}</div>
<div itemscope itemtype="https://schema.org/Product"><meta itemprop="sku" content="${product.sku}"><meta itemprop="brand" content="${product.brand}"><h1 itemprop="name">${escaped(product.name)}</h1>
<div class="product-price" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="${product.price.toFixed(2)}">${product.was ? `<span class="price-old">${locale.money(product.was)}</span>` : ''}<span class="price">${locale.money(product.price)}</span> Incl. btw</div>
<div class="product-stock">${product.inStock ? '<span class="in-stock">Op voorraad</span>' : '<span class="out-of-stock">Niet op voorraad</span>'}</div>
${product.inStock ? `<form action="/cart/add/${product.id}/" id="product_configure_form" method="post"><input type="text" name="quantity" value="1"><a href="javascript:;" onclick="document.getElementById('product_configure_form').submit();" class="btn glyph">${locale.cart}</a></form>` : ''}
<div class="page info" itemprop="description"><p>${escaped(product.text)}</p></div><div class="page specs"><ul>${entries(product)
        .map(([name, value]) => `<li><span class="spec-title">${name}</span><span class="spec-value">${value}</span></li>`)
        .join('')}</ul></div></div></div>`,
    }),
};
