import { cornerstone, ecwid, japaneseShop, salla, squarespace, wix, zid } from './hosted.ts';
import { luma, prestaClassic, prestaHummingbird } from './magento-and-prestashop.ts';
import { jtl, lightspeed, shopware } from './shopware-and-jtl.ts';
import type { Theme, ThemeProduct } from './theme.ts';
import { astra, openCart, storefront, wooBlocks } from './woocommerce.ts';

/** All themes. */
export const themes: readonly Theme[] = [
  luma,
  prestaClassic,
  prestaHummingbird,
  shopware,
  openCart,
  storefront,
  astra,
  wooBlocks,
  cornerstone,
  squarespace,
  wix,
  ecwid,
  jtl,
  lightspeed,
  salla,
  zid,
  japaneseShop,
];

/** A plain product, one on sale, one sold out, and one with variants. */
export const themeProducts: readonly ThemeProduct[] = [
  {
    id: 11,
    name: 'Ankle Boots "Nora"',
    slug: 'ankle-boots-nora',
    text: 'Soft boots for long walks in town, made by hand in a small workshop near the coast.',
    sku: 'AB-11',
    brand: 'Nordvik',
    price: 129.9,
    inStock: true,
    path: ['Women', 'Shoes', 'Boots'],
    attributes: { Material: 'Leather', Season: 'Winter', 'Heel height': '4 cm' },
  },
  {
    id: 12,
    name: 'Walnut Side Table',
    slug: 'walnut-side-table',
    text: 'A round table that fits beside any sofa; the top is oiled by hand before it leaves us.',
    sku: 'WT-12',
    brand: 'Holzgut',
    price: 79.5,
    was: 99.5,
    inStock: true,
    path: ['Living Room', 'Tables'],
    attributes: { Wood: 'Walnut', Diameter: '45 cm' },
  },
  {
    id: 13,
    name: 'Stoneware Mug Set',
    slug: 'stoneware-mug-set',
    text: 'Four mugs with a speckled glaze. Each one is a little different from the next.',
    sku: 'SM-13',
    brand: 'Lehm & Co',
    price: 34,
    inStock: false,
    path: ['Kitchen', 'Cups'],
    attributes: { Capacity: '300 ml', 'Dishwasher safe': 'Yes' },
  },
  {
    id: 14,
    name: 'Merino Sweater',
    slug: 'merino-sweater',
    text: 'A warm sweater of fine merino wool with a round neck, knitted in one piece.',
    sku: 'MS-14',
    brand: 'Nordvik',
    price: 89,
    inStock: true,
    path: ['Men', 'Knitwear'],
    attributes: { Material: 'Merino wool', Care: 'Hand wash' },
    option: {
      name: 'Size',
      values: [
        { id: 141, name: 'Small' },
        { id: 142, name: 'Medium' },
        { id: 143, name: 'Large', inStock: false },
      ],
    },
  },
];
