import { describe, expect, test } from 'vitest';
import { feedIn } from '../feeds/merchant-feed.ts';
import { linksOf } from '../pages/links.ts';
import { productOnPage } from '../pages/product-on-page.ts';
import { infoPage } from '../pages/shop/info-pages.ts';
import { plainText } from '../product.ts';

const url = 'https://shop.example/p';

// linear.test.ts checks how the cost grows; here the test's own time limit is the bound.
describe('markup that wastes time', () => {
  const deep = (inside: string, times = 50_000) => `${'<div class="price">'.repeat(times)}${inside}${'</div>'.repeat(times)}`;

  test.each([
    ['nested deep', deep('<h1>A</h1><b>12,00 €</b><button>Add to cart</button>')],
    ['nested just within the limit', deep('<h1>A</h1><b>12,00 €</b><button>Add to cart</button>', 390)],
    ['prices by the ten thousand', `<h1>A</h1>${'<p><b>12,00 €</b></p>'.repeat(9_000)}<button>Add to cart</button>`],
    ['buttons by the ten thousand', `<h1>A</h1><b>12,00 €</b>${'<button>Add to cart</button>'.repeat(15_000)}`],
    ['cards by the ten thousand', `<h1>A</h1><ul>${'<li><a href="/x">x</a> 12,00 €</li>'.repeat(6_000)}</ul><button>Add to cart</button>`],
    ['tags never closed', '<a href="/x'.repeat(100_000)],
    ['spaces', `<h1>A</h1><p>price ${' '.repeat(500_000)}1</p>`],
    ['digits', `<h1>A</h1><span class="price">${'1.1 '.repeat(100_000)}€</span><button>Add to cart</button>`],
  ])('%s', (_what, html) => {
    expect(() => [productOnPage(html, url), linksOf(html, url), infoPage(html, url, 'delivery'), plainText(html)]).not.toThrow();
  });

  test.each([
    ['items that never end', '<item>'.repeat(300_000)],
    ['one endless item', `<item>${'<a>'.repeat(500_000)}</item>`],
    ['nested deep', `<item><title>${'<b>'.repeat(50_000)}</title></item>`],
  ])('a feed with %s', async (_what, items) => {
    const text = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`;
    const reading = feedIn({ url, headers: {}, body: Buffer.from(text) }, 1000);
    let productCount = 0;
    for await (const batch of reading ?? []) productCount += batch.products.length;
    expect(productCount).toBe(0);
  });

  test('reads a page that is merely large', () => {
    const program = `<script>${'if (a<b) c<d;'.repeat(6_000)}</script><svg>${'<path d="m"/>'.repeat(6_000)}</svg>`;
    const html = `<html><body>${program}<ul>${'<li>x'.repeat(6_000)}</ul><div><h1>Mug</h1><b>12,00 €</b><button>Add to cart</button></div></body></html>`;
    expect(productOnPage(html, url)).toMatchObject({ title: 'Mug', priceMinor: 1200 });
  });
});
