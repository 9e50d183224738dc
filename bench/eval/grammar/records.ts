/** The records of a turn in which all of a shop may be said. */
import { passagesOf, passagesOfPages } from '../../../server/src/features/assistant/finding/passages.ts';
import type { ProductRecord, TurnRecords } from '../../../server/src/features/assistant/records/types.ts';
import type { ChatLanguage } from '../../../server/src/kit/languages/replies/index.ts';
import { catalogueOf, type Shop } from '../lib/shop.ts';

/** The records of a turn that has all products and all texts of a shop. */
export function recordsOf(shop: Shop): TurnRecords {
  const { profile, pages, language } = shop;
  const own = language as ChatLanguage;
  const words = profile.howCanCustomersReachYouOrYourTeam;
  return {
    language: own,
    companyName: profile.companyName,
    products: productsOf(shop),
    shownIds: [],
    focusId: null,
    passages: [...passagesOf(profile), ...passagesOfPages(pages)].map(({ source, heading, text, url }, at) => ({
      id: String(at),
      source,
      heading,
      text,
      url: url ?? null,
      language: own,
    })),
    contact: {
      words,
      emails: words.match(/[\w.]+@[\w.-]+\w/g) ?? [],
      phones: words.match(/\d[\d ()-]{5,}\d/g) ?? [],
      links: [],
      hosts: [],
    },
    discount: profile.howMuchDiscountCanYouDoMaximum,
    visitorWords: '',
    destination: null,
  };
}

const productsOf = (shop: Shop): ProductRecord[] =>
  catalogueOf(shop).map((product, at) => ({
    id: at + 1,
    title: product.title,
    link: product.link,
    brand: '',
    kinds: product.categories,
    categories: product.categories,
    currency: product.currency,
    priceMinor: product.priceMinor,
    priceMaxMinor: product.priceMaxMinor,
    regularPriceMinor: product.regularPriceMinor,
    inStock: product.inStock,
    attributes: Object.entries(product.attributes).map(([name, values]) => ({ name, family: null, values })),
    variants: product.variants.map(({ id, options, priceMinor, regularPriceMinor, inStock }) => ({
      id,
      options: Object.entries(options).map(([name, value]) => ({ name, value })),
      priceMinor,
      regularPriceMinor,
      inStock,
    })),
  }));
