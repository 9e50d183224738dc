import { expect, it } from 'vitest';
import { loadPage } from '../load-page.ts';
import { shopName } from './shop-name.ts';

const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

it.each([
  ['<meta property="og:site_name" content="Leaf &amp; Cup"><title>Fine tea</title>', 'Leaf & Cup'],
  ['<meta property="og:site_name" content=" "><meta name="application-name" content="Leaf"><title>Fine tea</title>', 'Leaf'],
  // A theme's placeholder is no name.
  [`<meta property="og:site_name" content="My Site">${ld({ '@type': 'Organization', name: 'Leaf' })}`, 'Leaf'],
  [ld({ '@type': 'OnlineStore', name: 'Leaf' }), 'Leaf'],
  [ld({ '@type': ['Organization', 'Brand'], name: 'Leaf' }), 'Leaf'],
  [
    ld({
      '@graph': [
        { '@type': 'WebPage', name: 'Home' },
        { '@type': 'WebSite', name: 'Leaf' },
      ],
    }),
    'Leaf',
  ],
  [ld([{ '@type': 'http://schema.org/Organization', name: 'Leaf' }]), 'Leaf'],
  // A product is not the shop.
  [`${ld({ '@type': 'Product', name: 'Assam' })}<title>Tea – Leaf</title>`, 'Leaf'],
  ['<script type="application/ld+json">{"@type": "Organization", "name": </script><title>Leaf | All for tea</title>', 'Leaf'],
  // The address tells the name from the slogan, also where the slogan is shorter.
  ['<title>Tea | Leaf and Cup | Home</title>', 'Leaf and Cup'],
  ['<title>Tee für alle – Léaf and Cup</title>', 'Léaf and Cup'],
  ['<title>Home</title>', ''],
  ['<title>Online-Shop</title>', ''],
  ['<p>Tea</p>', ''],
])('%s', (html, name) => {
  expect(shopName(loadPage(`<html><head>${html}</head></html>`) as never, 'https://www.leafandcup.example/')).toBe(name);
});
