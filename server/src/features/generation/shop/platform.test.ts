import { expect, it } from 'vitest';
import { systemOfKind } from '../../catalogue/index.ts';
import { platformOf } from './platform.ts';

it.each([
  ['<script src="https://cdn.shopify.com/s/files/1/theme.js"></script>', 'shopify'],
  ['<meta name="generator" content="Wix.com Website Builder">', 'wix'],
  ['<link href="https://cdn.myikas.com/images/a.webp">', 'ikas'],
  ['<link href="https://shop.example/wp-content/themes/a.css">', 'wordpress'],
  ['<!-- This is Squarespace. -->', 'squarespace'],
  ['<img src="https://cdn11.bigcommerce.com/s-abc/a.png">', 'bigcommerce'],
  ['<div data-mage-init=\'{"x":1}\'></div>', 'magento'],
  ['<p>We sell shopify courses</p>', null],
])('%s', (html, platform) => {
  expect(platformOf(html, null)).toBe(platform);
});

it('believes the reader of the products more than the page', () => {
  expect(platformOf('<img src="https://cdn.shopify.com/a.png">', systemOfKind('woocommerce'))).toBe('wordpress');
  expect(platformOf('', systemOfKind('shopify'))).toBe('shopify');
});
