/** The demo: owner 1 and recommender 13 (specification section 9) over the sample shop, ready at the first start. */
import { randomBytes } from 'node:crypto';
import { createActiveOwner, hashPassword, hasOwner } from '../features/accounts/index.ts';
import { catalogueChanged, saveProducts } from '../features/catalogue/index.ts';
import { createQuestionnaireWith } from '../features/questionnaires/index.ts';
import { createRecommender, type RecommenderDefinition, saveCompanyProfile } from '../features/recommenders/index.ts';
import { sampleCatalogue, sampleCompany, sampleShopBase } from '../features/site/index.ts';
import type { Platform } from '../platform/index.ts';
import { demoQuestionnaire } from './questionnaire.ts';

const ownerId = 1;
const recommenderId = 13;
/** The catalogue source of the samples. It does not depend on PUBLIC_URL, so changing that never duplicates the products. */
const source = 'https://sample-shop.invalid/';

/** Creates the demo if it does not exist yet, and updates the links of its products to PUBLIC_URL. */
export async function seedDemo(platform: Platform): Promise<void> {
  const { db, config } = platform;
  if (!(await hasOwner(db, ownerId))) {
    // A random password that nobody knows: the demo account is not for signing in.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    await db.transaction(async (tx) => {
      await createActiveOwner(tx, { id: ownerId, username: 'demo@parley.invalid', passwordHash, name: 'Demo' });
      await saveCompanyProfile(tx, ownerId, sampleCompany);
      const { questionnaireId } = await createQuestionnaireWith(tx, ownerId, demoQuestionnaire);
      await createRecommender(tx, ownerId, { ...demoRecommender, questionnaireId });
    });
  }
  await saveProducts(db, ownerId, source, sampleCatalogue(sampleShopBase(config.publicUrl)));
  await platform.database.publish(catalogueChanged, String(ownerId));
}

const demoRecommender = {
  id: recommenderId,
  name: 'Coffee finder',
  // Nobody reads messages to the demo.
  handover: 'off',
  active: true,
  settings: {
    popupTitle: 'Which coffee is yours?',
    popupContent: 'Four short questions, and we show you what fits. Or just ask.',
    popupChatStartMessage: 'Hello! I know our coffee and everything to brew it with.',
    popupExampleInputChatGPT: 'Ask about coffee, delivery, returns …',
    popupOrChat: 'Chatbot',
    popupSide: 'Right',
    activateOnExit: false,
  },
  suggestions: [
    { text: 'Delivery', chatText: 'How long does delivery take, and what does it cost?' },
    { text: 'Returns', chatText: 'Can I return what I ordered?' },
    { text: 'Best for espresso', chatText: 'Which coffee is best for espresso?' },
  ],
} satisfies Omit<RecommenderDefinition, 'questionnaireId'>;
