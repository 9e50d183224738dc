/** A sample shop's products as an import would read them. */
import type { CatalogueProduct } from '../catalogue/index.ts';
import { coffeeShop, pictureLink, productLink, type SampleShop, sampleCurrency } from './sample-shop/index.ts';

/** The products of a shop, the coffee shop by default, with links below `base`, its address. */
export const sampleCatalogue = (base: string, { products }: SampleShop = coffeeShop): CatalogueProduct[] =>
  products.map((product) => ({
    externalKey: product.slug,
    title: product.title,
    link: productLink(base, product),
    image: pictureLink(base, product),
    description: product.description,
    priceMinor: product.priceMinor,
    priceMaxMinor: null,
    regularPriceMinor: null,
    currency: sampleCurrency,
    inStock: product.inStock,
    categories: [product.category],
    categoryPaths: [[product.category]],
    tags: product.tags,
    attributes: product.attributes,
    variants: [],
    vendor: null,
    sku: product.slug,
    language: 'en',
    fieldSources: {},
  }));
