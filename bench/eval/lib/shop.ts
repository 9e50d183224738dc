/** A made-up shop: what its owner wrote, its pages and its products. */
import type { CompanyProfile } from '@parley/contract';
import type { CatalogueProduct, ShopPage } from '../../../server/src/features/catalogue/index.ts';
import { minorDigits } from '../../../server/src/kit/money/minor-units.ts';

/** A product with prices in whole units ('12.5'), as a person writes it down. */
export interface ShopProduct {
  title: string;
  price: number | null;
  /** The price before it was reduced. */
  was?: number;
  inStock?: boolean;
  categories: readonly string[];
  attributes?: Readonly<Record<string, string[]>>;
  variants?: readonly { options: Readonly<Record<string, string>>; price?: number; inStock?: boolean }[];
  description?: string;
  brand?: string;
}

export interface Shop {
  /** Also the name of the file with its cases. */
  key: string;
  language: string;
  currency: string;
  url: string;
  profile: CompanyProfile;
  pages: readonly ShopPage[];
  products: readonly ShopProduct[];
  /** A question with two answers, the second with a text field; it tells Parley the language of the recommender. */
  quiz: { question: string; answers: readonly [string, string] };
}

/** What a profile says where the owner wrote nothing there. */
export const emptyProfile = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howMuchDiscountCanYouDoMaximum: '',
};

/** The products as an import would store them. */
export const catalogueOf = (shop: Shop): CatalogueProduct[] => shop.products.map((product) => catalogueProduct(shop, product));

function catalogueProduct({ url, currency, language }: Shop, product: ShopProduct): CatalogueProduct {
  const { title, price, was, inStock = true, categories, attributes = {}, variants = [], description = '', brand = null } = product;
  const minor = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : Math.round(amount * 10 ** minorDigits(currency));
  const prices = variants.flatMap((variant) => (variant.price === undefined ? [] : [variant.price]));
  return {
    externalKey: title,
    title,
    link: `${url}/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`,
    image: null,
    description,
    priceMinor: minor(price),
    priceMaxMinor: prices.length > 0 && Math.max(...prices) > (price ?? 0) ? minor(Math.max(...prices)) : null,
    regularPriceMinor: minor(was),
    currency,
    inStock,
    categories: [...categories],
    categoryPaths: [[...categories]],
    tags: [],
    attributes: { ...attributes },
    variants: variants.map((variant, at) => ({
      id: `${title} ${at}`,
      options: variant.options,
      priceMinor: minor(variant.price ?? price),
      regularPriceMinor: variant.price === undefined ? minor(was) : null,
      inStock: variant.inStock ?? inStock,
      sku: null,
      image: '',
    })),
    vendor: brand,
    sku: null,
    language,
    fieldSources: {},
  };
}
