/**
 * The recommenders of the public site, ready at the first start: those of the sample shops, and the guides that tell about Parley. The first
 * shop's are owner 1 and recommender 13 (specification section 9).
 */
import { randomBytes } from 'node:crypto';
import { parleyGuides } from '@parley/contract/demos';
import { sql } from 'drizzle-orm';
import { createActiveOwner, hashPassword, hasOwner } from '../features/accounts/index.ts';
import { type CatalogueProduct, catalogueChanged, saveProducts, someProducts } from '../features/catalogue/index.ts';
import { generatedQuestionnaire } from '../features/generation/index.ts';
import { createQuestionnaireWith } from '../features/questionnaires/index.ts';
import { createRecommender, saveCompanyProfile } from '../features/recommenders/index.ts';
import { coffeeShop, type SampleShop, sampleCatalogue, sampleShopBase, sampleShops } from '../features/site/index.ts';
import type { Executor } from '../platform/db/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Demo } from './demo.ts';
import { guideOf } from './guide.ts';
import { demoQuestionnaire } from './questionnaire.ts';
import { recommenderOf } from './recommenders.ts';

/** Creates what does not exist yet, and updates the links of the products to PUBLIC_URL. */
export async function seedDemo(platform: Platform): Promise<void> {
  const { publicUrl } = platform.config;
  const demos = [...sampleShops.map((shop) => demoOf(shop, publicUrl)), ...guides(publicUrl)];
  // All are looked at together, because most starts have nothing to do. What has to be done is done in order.
  const isReady = await Promise.all(demos.map((demo) => isSeeded(platform, demo)));
  for (const demo of demos.filter((_, at) => !isReady[at])) await seed(platform, demo);
}

const isSeeded = async ({ db }: Platform, { ids: { userId }, products }: Demo): Promise<boolean> => {
  const [isThere, stored] = await Promise.all([hasOwner(db, userId), someProducts(db, userId, products.length + 1)]);
  return isThere && isUnchanged(products, stored);
};

const guides = (publicUrl: string): Demo[] =>
  (['en', 'de'] as const).map((language) => guideOf(language, parleyGuides[language], publicUrl));

function demoOf(shop: SampleShop, publicUrl: string): Demo {
  const products = sampleCatalogue(sampleShopBase(publicUrl, shop), shop);
  const slug = shop === coffeeShop ? 'demo' : shop.name.toLowerCase();
  return {
    ids: shop.recommender,
    username: `${slug}@parley.invalid`,
    source: `https://${slug === 'demo' ? 'sample-shop' : slug}.invalid/`,
    company: shop.company,
    products,
    questionnaire: () => (shop === coffeeShop ? demoQuestionnaire : generatedQuestionnaire(shop.name, products, 'en')),
    recommender: recommenderOf(shop),
  };
}

async function seed({ db, database }: Platform, demo: Demo): Promise<void> {
  const { userId } = demo.ids;
  if (!(await hasOwner(db, userId))) {
    // A random password that nobody knows: these accounts are not for signing in.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    await db.transaction((tx) => create(tx, demo, passwordHash));
  }
  await saveProducts(db, userId, demo.source, demo.products);
  await database.publish(catalogueChanged, String(userId));
}

/** Several processes may start at once: the first creates the owner, the others wait and find it. */
async function create(tx: Executor, demo: Demo, passwordHash: string): Promise<void> {
  const { userId, popupId } = demo.ids;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', ${userId}))`);
  if (await hasOwner(tx, userId)) return;
  await createActiveOwner(tx, { id: userId, username: demo.username, passwordHash, name: 'Demo' });
  await saveCompanyProfile(tx, userId, demo.company);
  const { questionnaireId } = await createQuestionnaireWith(tx, userId, demo.questionnaire());
  await createRecommender(tx, userId, { ...demo.recommender, id: popupId, questionnaireId });
}

type Listed = Pick<CatalogueProduct, 'link' | 'title' | 'priceMinor' | 'description'> & { image: string | null };

/** Whether a new release or another PUBLIC_URL changes nothing. `stored` are the products in stock. */
const isUnchanged = (seeded: readonly CatalogueProduct[], stored: readonly Listed[]): boolean => {
  const listed = (products: readonly Listed[]) =>
    products
      .map(({ link, image, title, priceMinor, description }) => JSON.stringify([link, image ?? '', title, priceMinor, description]))
      .sort();
  return listed(seeded.filter(({ inStock }) => inStock)).join() === listed(stored).join();
};
