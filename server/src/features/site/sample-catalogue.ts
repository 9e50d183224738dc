/** The sample shop's products as an import would read them. */
import type { CatalogueProduct } from '../catalogue/index.ts';
import { pictureLink, productLink, sampleCurrency, sampleProducts } from './sample-shop/index.ts';

/** The products with links below `base`, the address of the shop. */
export const sampleCatalogue = (base: string): CatalogueProduct[] =>
  sampleProducts.map((product) => ({
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
