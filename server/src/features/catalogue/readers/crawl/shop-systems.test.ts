/** Whole shops with unusual addresses or categories, read by following links. */
import { expect, test } from 'vitest';
import { read } from '../../testing/reading.ts';
import { themeProducts } from '../../testing/themes/index.ts';
import { english } from '../../testing/themes/theme.ts';
import { openCart } from '../../testing/themes/woocommerce.ts';

const page = (lang: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><title>Shop</title></head><body>${body}</body></html>`;

test('a stock OpenCart 4, which names its language in every link', async () => {
  const products = Array.from(
    { length: 19 },
    (_, at) =>
      ({
        ...themeProducts[at % 3],
        id: 28 + at,
        name: `Product ${28 + at}`,
        slug: `p-${28 + at}`,
        price: 10 + at,
      }) as (typeof themeProducts)[number],
  );
  const link = (route: string, query = '') => `/index.php?route=${route}&amp;language=en-gb${query}`;
  const nav = `<nav id="menu"><a href="${link('product/category', '&amp;path=20')}">Desktops</a><a href="${link('product/category', '&amp;path=25')}">Components</a></nav>
    <a href="/index.php?route=common/home&amp;language=de-de">Deutsch</a><a href="${link('account/login')}">Login</a><a href="${link('checkout/cart')}">Cart</a><a href="${link('product/compare')}">Compare</a>`;
  const card = ({ id, name, price }: (typeof products)[number], path: number) =>
    `<div class="product-thumb"><div class="image"><a href="${link('product/product', `&amp;product_id=${id}&amp;path=${path}`)}"><img src="/image/${id}.jpg"></a></div><div class="content"><h4><a href="${link('product/product', `&amp;product_id=${id}&amp;path=${path}`)}">${name}</a></h4><div class="price"><span class="price-new">$${price}.00</span></div></div></div>`;
  const list = (title: string, path: number, items: typeof products) =>
    page(
      'en',
      `${nav}<ul class="breadcrumb"><li class="breadcrumb-item"><a href="${link('common/home')}"><i></i></a></li><li class="breadcrumb-item"><a href="${link('product/category', `&amp;path=${path}`)}">${title}</a></li></ul><h1>${title}</h1>
      <select><option value="${link('product/category', `&amp;path=${path}&amp;sort=p.price&amp;order=ASC`)}">Price</option></select><a href="${link('product/category', `&amp;path=${path}&amp;sort=p.price&amp;order=ASC`)}">cheap first</a>${items.map((each) => card(each, path)).join('')}`,
    );
  const pages: Record<string, string> = {
    '/': page(
      'en',
      `${nav}<div class="row">${products
        .slice(0, 4)
        .map((each) => card(each, 20))
        .join('')}</div>`,
    ),
    '/index.php?route=product/category&language=en-gb&path=20': list('Desktops', 20, products.slice(0, 12)),
    '/index.php?route=product/category&language=en-gb&path=25': list('Components', 25, products.slice(8)),
    '/index.php?route=common/home&language=de-de': page('de', '<h1>Laden</h1>'),
  };
  for (const path of [20, 25]) {
    for (const product of products) {
      const title = path === 20 ? 'Desktops' : 'Components';
      pages[`/index.php?route=product/product&language=en-gb&product_id=${product.id}&path=${path}`] = openCart
        .page({ ...product, path: [title] }, english)
        .replace(
          /<link rel="canonical"[^>]*>/,
          `<link rel="canonical" href="{origin}/index.php?route=product/product&amp;language=en-gb&amp;product_id=${product.id}">`,
        );
    }
  }
  const shop = await read(pages);
  expect(new Set(shop.products.map(({ title }) => title)).size).toBe(19);
  expect(shop.products).toHaveLength(19);
  expect(shop.shop.asked.filter((path) => /de-de|account|checkout|compare|sort=/.test(path))).toEqual([]);
  // Products 36 to 39 are in both categories.
  expect(shop.of('Product 38').categoryPaths.toSorted()).toEqual([['Components'], ['Desktops']]);
  expect(shop.of('Product 28').categoryPaths).toEqual([['Desktops']]);
});

test('products whose pages name no category get those of the lists that show them', async () => {
  const card = (name: string) =>
    `<li><a href="/${name}.html"><img src="/${name}.jpg"></a><a href="/${name}.html">${name}</a><span>12,00 €</span></li>`;
  const product = (name: string) =>
    page(
      'en',
      `<a href="/">Home</a><h1>${name}</h1><img src="/${name}.jpg"><p class="price">12,00 €</p><form action="/cart/add"><button>Add to cart</button></form>`,
    );
  const shop = await read({
    '/': page('en', '<a href="/women/boots.html">Boots</a><a href="/about.html">About</a>'),
    '/women/boots.html': page(
      'en',
      `<div class="breadcrumbs"><ul><li><a href="/">Home</a></li><li><a href="/women.html">Women</a></li><li>Boots</li></ul></div><h1>Boots</h1><ul>${card('nora')}${card('alma')}</ul>`,
    ),
    '/about.html': page('en', `<h1>About us</h1><p>We like <a href="/nora.html">nora</a>.</p>`),
    '/nora.html': product('nora'),
    '/alma.html': product('alma'),
  });
  expect(shop.products.map(({ title, categoryPaths, categories }) => [title, categoryPaths, categories])).toEqual([
    ['nora', [['Women', 'Boots']], ['Boots']],
    ['alma', [['Women', 'Boots']], ['Boots']],
  ]);
});

test('drops sessions and currencies from links, and does not follow other languages', async () => {
  const product = (name: string) =>
    page(
      'en',
      `<h1>${name}</h1><img src="/${name}.jpg"><p class="price">12,00 €</p><form action="/cart/add"><button>Add to cart</button></form>`,
    );
  const shop = await read({
    '/': page(
      'en',
      '<a href="/a?currency=EUR&OCSESSID=77">a</a><a href="/b?lang=en&sessionid=9">b</a><a href="/?lang=fr">FR</a><a href="/a?lang=fr">a en français</a>',
    ),
    '/a': product('a'),
    '/b?lang=en': product('b'),
  });
  expect(shop.products.map(({ title }) => title).toSorted()).toEqual(['a', 'b']);
  expect(shop.shop.asked.filter((path) => /lang=fr|sess/i.test(path))).toEqual([]);
});
