/** A shop of some products for the tests of answers, and visitors who write to it over HTTP. */
import { type ChatEntry, postChat } from '@parley/contract';
import type { TestApp } from '../../../../testing/app.ts';
import { type CatalogueProduct, saveProducts } from '../../../catalogue/index.ts';
import { createRecommender, mintEngagement, saveCompanyProfile } from '../../../recommenders/index.ts';
import { profile, shop } from '../../testing.ts';

/** Begins a conversation; the function says its next message. */
export type Visit = () => (message: string) => Promise<ChatEntry>;

/** Makes an owner with these products, and with no texts but `faqs`. @returns the owner's id */
export async function shopOf(t: TestApp, products: CatalogueProduct[], faqs = ''): Promise<number> {
  const { ownerId } = await t.newOwner();
  await saveCompanyProfile(t.platform.db, ownerId, { ...profile, moreInformationAboutYourProducts: '', whatAreFAQs: faqs });
  await saveProducts(t.platform.db, ownerId, shop, products);
  return ownerId;
}

/** Makes a recommender of the owner without questions, for visits to it. */
export async function visitsTo(t: TestApp, ownerId: number): Promise<Visit> {
  const settings = { name: 'R', active: true, questionnaireId: null, websites: [shop] };
  const recommenderId = await createRecommender(t.platform.db, ownerId, settings);
  return () => {
    const engagementId = mintEngagement(t.platform, ownerId, recommenderId);
    const params = { userId: String(ownerId), popupId: String(recommenderId), engagementId };
    return async (inputChatGPT) => {
      const response = await t.send(postChat, { params, body: { inputChatGPT }, headers: { origin: shop } });
      return postChat.answer.parse(response.json()).chatgpt.at(-1) as ChatEntry;
    };
  };
}

/** The titles of the products that an answer shows, in their order. */
export const titlesOf = ({ recommendedProducts }: ChatEntry): string[] => recommendedProducts.map(({ productTitle }) => productTitle);
