/** Measures the search on shops: how many questions find the passage that answers them, and how many without an answer are recognised as such. */
import type { CompanyProfile } from '@parley/contract';
import { detectMessageLanguage } from '../../../../kit/languages/detect.ts';
import type { Db } from '../../../../platform/db/index.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { savePages, saveProducts } from '../../../catalogue/index.ts';
import { saveCompanyProfile } from '../../../recommenders/index.ts';
import { findPassages } from '../find.ts';
import type { TestShop } from './shape.ts';

export interface Measured {
  right: number;
  questions: number;
  /** Unanswered questions that got a passage as their answer. */
  answeredWrongly: number;
  unanswered: number;
  faults: string[];
}

const profileOf = ({ name, faqs, contact, services }: TestShop): CompanyProfile => ({
  companyName: name,
  whatServicesDoYouOfferToClients: services,
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: contact,
  whatAreFAQs: faqs,
  howMuchDiscountCanYouDoMaximum: '',
});

/** Stores a shop for a new owner; gives the owner's id. */
export async function openShop(t: TestApp, shop: TestShop): Promise<number> {
  const { ownerId } = await t.newOwner();
  const { db } = t.platform;
  const origin = `https://shop-${ownerId}.example`;
  await saveCompanyProfile(db, ownerId, profileOf(shop));
  const pages = shop.pages.map(({ path, title, text }) => ({ url: `${origin}${path}`, title, text, topic: 'questions' as const }));
  await savePages(db, ownerId, origin, pages, t.clock.now());
  const products = shop.products.map((title, at) => ({
    externalKey: `p${at}`,
    title,
    link: `${origin}/p${at}`,
    image: null,
    description: '',
    priceMinor: 1000,
    priceMaxMinor: null,
    regularPriceMinor: null,
    currency: 'EUR',
    inStock: true,
    categories: [],
    categoryPaths: [],
    tags: [],
    attributes: {},
    variants: [],
    vendor: null,
    sku: null,
    language: shop.language,
    fieldSources: {},
  }));
  await saveProducts(db, ownerId, origin, products);
  return ownerId;
}

/** Asks a shop all of its questions. The language of the reply is that of the question, else of the shop. */
export async function measure(db: Db, ownerId: number, shop: TestShop): Promise<Measured> {
  const faults: string[] = [];
  const ask = (question: string) => findPassages(db, ownerId, question, { language: detectMessageLanguage(question) ?? shop.language });
  for (const [question, answer] of shop.questions) {
    const { passages, missing } = await ask(question);
    const answering = passages.find(({ answers }) => answers);
    if (!answering?.text.includes(answer))
      faults.push(`${shop.language} ? ${question} → ${answering ? answering.text : `nothing, missing “${missing}”`}`);
  }
  const wrong = faults.length;
  for (const question of shop.unanswered) {
    const { passages } = await ask(question);
    const answering = passages.find(({ answers }) => answers);
    if (answering) faults.push(`${shop.language} ! ${question} → ${answering.text}`);
  }
  return {
    right: shop.questions.length - wrong,
    questions: shop.questions.length,
    answeredWrongly: faults.length - wrong,
    unanswered: shop.unanswered.length,
    faults,
  };
}
