/** The pages of the sample shop, in simple HTML: for crawlers, and for the demo's links. */
import { type SampleProduct, sampleCompany, sampleCurrency, sampleProducts, sampleShopName } from './products.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
const price = (minor: number) => new Intl.NumberFormat('en-IE', { style: 'currency', currency: sampleCurrency }).format(minor / 100);

const pageStyle = `*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#2b211a;background:#fbf8f4}
a{color:inherit}header,main,footer{max-width:1040px;margin:0 auto;padding:20px}header{display:flex;gap:24px;align-items:baseline;flex-wrap:wrap}
header strong{font-size:22px}ul{list-style:none;margin:0;padding:0;display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}
li a{display:block;text-decoration:none;background:#fff;border-radius:14px;overflow:hidden;border:1px solid #eadfd3}li img,article img{width:100%;height:auto;display:block}
li span{display:block;padding:10px 14px 0}li b{display:block;padding:0 14px 14px;font-weight:600}article{display:grid;gap:32px;grid-template-columns:repeat(auto-fit,minmax(260px,1fr))}
article img{border-radius:18px}.price{font-size:22px;font-weight:650}.gone{color:#9f1239}footer{color:#7a6a5d;font-size:14px}`;

export interface SampleShopAddress {
  /** The absolute address of the pages, without a trailing slash. */
  base: string;
  /** Markup before </head>, such as an owner's snippet. */
  head?: string;
}

const frame = ({ base, head = '' }: SampleShopAddress, title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${sampleShopName}</title><style>${pageStyle}</style>${head}</head><body><header><strong><a href="${base}/">${sampleShopName}</a></strong><a href="${base}/questions">Delivery and questions</a></header><main>${body}</main><footer>A sample shop: nothing here can be bought.</footer></body></html>`;

/** The address of a product's page. */
export const productLink = (base: string, { slug }: SampleProduct) => `${base}/product/${slug}`;
/** The address of a product's picture. */
export const pictureLink = (base: string, { slug }: SampleProduct) => `${base}/picture/${slug}.svg`;

/** The list of all products. */
export const homePage = (address: SampleShopAddress): string =>
  frame(
    address,
    'Coffee and what it takes to brew it',
    `<h1>Coffee, and what it takes to brew it</h1><ul>${sampleProducts
      .map(
        (product) =>
          `<li><a href="${productLink(address.base, product)}"><img src="${pictureLink(address.base, product)}" alt="" width="400" height="400"><span>${escapeHtml(product.title)}</span><b>${price(product.priceMinor)}</b></a></li>`,
      )
      .join('')}</ul>`,
  );

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
  const product = sampleProducts.find((one) => one.slug === slug);
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
export const questionsPage = (address: SampleShopAddress): string =>
  frame(
    address,
    'Delivery and questions',
    `<h1>Delivery and questions</h1>${sampleCompany.whatAreFAQs
      .split('\n\n')
      .map((entry) => entry.split('\n').map((line) => escapeHtml(line.slice(3))))
      .map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`)
      .join('')}<h2>How to reach us</h2><p>${escapeHtml(sampleCompany.howCanCustomersReachYouOrYourTeam)}</p>`,
  );

/** Every page, for crawlers. */
export const sitemap = (base: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
    `${base}/`,
    `${base}/questions`,
    ...sampleProducts.map((product) => productLink(base, product)),
  ]
    .map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`)
    .join('')}</urlset>`;
