/** The pages of a sample shop, in simple HTML: for guests, for crawlers, and for the demos' links. */
import { addressOf, namedLoader } from '@parley/contract/paths';
import { coffeeShop } from './products.ts';
import { type SampleProduct, type SampleShop, sampleCurrency } from './shape.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
const price = (minor: number) => new Intl.NumberFormat('en-IE', { style: 'currency', currency: sampleCurrency }).format(minor / 100);

const styleOf = ({ theme: { page, text, quiet, card, line, heading } }: SampleShop) =>
  `*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:${text};background:${page}}
a{color:inherit}header,main,footer{max-width:1120px;margin:0 auto;padding:20px clamp(16px,4vw,40px)}header{display:flex;gap:24px;align-items:baseline;justify-content:space-between;flex-wrap:wrap}
header strong a{font:600 24px ${heading};text-decoration:none}h1{margin:16px 0 4px;font:500 clamp(30px,5vw,48px)/1.12 ${heading};letter-spacing:-.01em}h1+p{margin:0 0 28px;color:${quiet};font-size:18px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,210px),1fr))}
li a{display:block;height:100%;text-decoration:none;background:${card};border-radius:14px;overflow:hidden;border:1px solid ${line}}li img,article img{width:100%;height:auto;display:block}
li span{display:block;padding:10px 14px 0}li b{display:block;padding:0 14px 14px;font-weight:600}article{display:grid;gap:32px;grid-template-columns:repeat(auto-fit,minmax(260px,1fr))}
article img{border-radius:18px}.price{font-size:22px;font-weight:650}.gone{color:#c2415c}footer{color:${quiet};font-size:14px}`;

export interface SampleShopAddress {
  /** The absolute address of the pages, without a trailing slash. */
  base: string;
  /** Markup before </head>, such as an owner's snippet. */
  head?: string;
  /** The coffee shop where it is left out. */
  shop?: SampleShop;
}

/** The snippet of a shop's recommender, as its owner would paste it. */
export const snippetOf = ({ recommender: { userId, popupId } }: SampleShop): string =>
  `<script defer src="${addressOf(namedLoader, { userId, popupId })}" data-user-id="${userId}" data-popup-id="${popupId}"></script>`;

const frame = ({ base, head = '', shop = coffeeShop }: SampleShopAddress, title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${shop.name}</title><style>${styleOf(shop)}</style>${head}</head><body><header><strong><a href="${base}/">${shop.name}</a></strong><a href="${base}/questions">Delivery and questions</a></header><main>${body}</main><footer>A sample shop: nothing here can be bought.</footer></body></html>`;

/** The address of a product's page. */
export const productLink = (base: string, { slug }: SampleProduct) => `${base}/product/${slug}`;
/** The address of a product's picture. */
export const pictureLink = (base: string, { slug }: SampleProduct) => `${base}/picture/${slug}.svg`;

/** The list of all products. */
export const homePage = (address: SampleShopAddress): string => {
  const { headline, intro, products } = address.shop ?? coffeeShop;
  return frame(
    address,
    headline,
    `<h1>${escapeHtml(headline)}</h1><p>${escapeHtml(intro)}</p><ul>${products
      .map(
        (product) =>
          `<li><a href="${productLink(address.base, product)}"><img src="${pictureLink(address.base, product)}" alt="" width="400" height="400"><span>${escapeHtml(product.title)}</span><b>${price(product.priceMinor)}</b></a></li>`,
      )
      .join('')}</ul>`,
  );
};

function structuredData(base: string, product: SampleProduct): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: product.slug,
    name: product.title,
    description: product.description,
    image: pictureLink(base, product),
    url: productLink(base, product),
    category: product.category,
    keywords: product.tags.join(', '),
    additionalProperty: Object.entries(product.attributes).flatMap(([name, values]) =>
      values.map((value) => ({ '@type': 'PropertyValue', name, value })),
    ),
    offers: {
      '@type': 'Offer',
      price: (product.priceMinor / 100).toFixed(2),
      priceCurrency: sampleCurrency,
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The page of a product, with its schema.org data; null for an unknown one. */
export function productPage(address: SampleShopAddress, slug: string): string | null {
  const { products } = address.shop ?? coffeeShop;
  const product = products.find((product) => product.slug === slug);
  if (!product) return null;
  const attributes = Object.entries(product.attributes).map(
    ([name, values]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(values.join(', '))}</dd>`,
  );
  return frame(
    { ...address, head: structuredData(address.base, product) + (address.head ?? '') },
    product.title,
    `<article><img src="${pictureLink(address.base, product)}" alt="" width="400" height="400"><div><p>${escapeHtml(product.category)}</p><h1>${escapeHtml(product.title)}</h1><p class="price">${price(product.priceMinor)}</p>${product.inStock ? '' : '<p class="gone">Sold out</p>'}<p>${escapeHtml(product.description)}</p><dl>${attributes.join('')}</dl></div></article>`,
  );
}

/** Delivery, returns, payment. */
export const questionsPage = (address: SampleShopAddress): string => {
  const { company } = address.shop ?? coffeeShop;
  return frame(
    address,
    'Delivery and questions',
    `<h1>Delivery and questions</h1>${company.whatAreFAQs
      .split('\n\n')
      .map((entry) => entry.split('\n').map((line) => escapeHtml(line.slice(3))))
      .map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`)
      .join('')}<h2>How to reach us</h2><p>${escapeHtml(company.howCanCustomersReachYouOrYourTeam)}</p>`,
  );
};

/** Every page, for crawlers. */
export const sitemap = ({ base, shop = coffeeShop }: SampleShopAddress): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
    `${base}/`,
    `${base}/questions`,
    ...shop.products.map((product) => productLink(base, product)),
  ]
    .map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`)
    .join('')}</urlset>`;
