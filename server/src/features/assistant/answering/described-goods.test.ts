/** Needs that only the description of a product speaks of, and needs of which nothing does. Over HTTP. */
import { type ChatEntry, postChat } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { saveProducts } from '../../catalogue/index.ts';
import { createRecommender, mintEngagement, saveCompanyProfile } from '../../recommenders/index.ts';
import { product, profile } from '../testing.ts';

const origin = 'https://needs.test';
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Goods of one kind of which descriptions say what each is for, and some of another kind. */
const shops = [
  {
    language: 'en',
    kind: 'Polishes',
    goods: { 'Polish Zorvik': 'Takes rust off blades.', 'Polish Belantra': 'For brass and copper.', 'Cloth Krumm': 'Soft on both sides.' },
    asked: 'How do I get rust off my blades?',
    meant: 'Polish Zorvik',
    sought: 'I am looking for a polish for the copper of my lamp. Which one should I take?',
    chosen: 'Polish Belantra',
    advised: 'What do you recommend for cleaning brass?',
    unknown: 'How do I get chewing gum off a carpet?',
  },
  {
    language: 'de',
    kind: 'Polituren',
    goods: {
      'Politur Zorvik': 'Löst Rost von Klingen.',
      'Politur Belantra': 'Für Messing und Kupfer.',
      'Tuch Krumm': 'Weich auf beiden Seiten.',
    },
    asked: 'Womit bekomme ich Rost von den Klingen?',
    meant: 'Politur Zorvik',
    sought: 'Ich suche eine Politur für das Kupfer an meiner Lampe. Welche soll ich nehmen?',
    chosen: 'Politur Belantra',
    advised: 'Was empfehlen Sie zum Reinigen von Messing?',
    unknown: 'Womit bekomme ich Kaugummi aus dem Teppich?',
  },
  {
    language: 'it',
    kind: 'Lucidanti',
    goods: {
      'Lucidante Zorvik': 'Toglie la ruggine dalle lame.',
      'Lucidante Belantra': 'Per ottone e rame.',
      'Panno Krumm': 'Morbido su entrambi i lati.',
    },
    asked: 'Come posso togliere la ruggine dalle lame?',
    meant: 'Lucidante Zorvik',
    sought: 'Cerco un lucidante per il rame della mia lampada. Quale devo prendere?',
    chosen: 'Lucidante Belantra',
    advised: "Che cosa mi consigliate per lavare l'ottone?",
    unknown: 'Come posso togliere la gomma da masticare dal tappeto?',
  },
  {
    language: 'fr',
    kind: 'Polissants',
    goods: {
      'Polissant Zorvik': 'Enlève la rouille des lames.',
      'Polissant Belantra': 'Pour le laiton et le cuivre.',
      'Chiffon Krumm': 'Doux des deux côtés.',
    },
    asked: 'Comment enlever la rouille des lames ?',
    meant: 'Polissant Zorvik',
    sought: 'Je cherche un polissant pour le cuivre de ma lampe. Lequel dois-je prendre ?',
    chosen: 'Polissant Belantra',
    advised: 'Que me conseillez-vous pour nettoyer le laiton ?',
    unknown: 'Comment enlever un chewing-gum du tapis ?',
  },
] as const;

describe.each(shops)('$language', ({ language, kind, goods, asked, meant, sought, chosen, advised, unknown }) => {
  let ask: (message: string) => Promise<string[]>;
  beforeAll(async () => {
    const { ownerId } = await t.newOwner();
    await saveCompanyProfile(t.platform.db, ownerId, { ...profile, moreInformationAboutYourProducts: '', whatAreFAQs: '' });
    await saveProducts(
      t.platform.db,
      ownerId,
      origin,
      Object.entries(goods).map(([title, description]) => ({ ...product(title, kind, 900), description, language })),
    );
    const of = { name: 'R', active: true, questionnaireId: null, websites: [origin] };
    const recommenderId = await createRecommender(t.platform.db, ownerId, of);
    ask = async (inputChatGPT) => {
      const engagementId = mintEngagement(t.platform, ownerId, recommenderId);
      const params = { userId: String(ownerId), popupId: String(recommenderId), engagementId };
      const response = await t.send(postChat, { params, body: { inputChatGPT }, headers: { origin } });
      const [entry] = postChat.answer.parse(response.json()).chatgpt as [ChatEntry];
      return entry.recommendedProducts.map(({ productTitle }) => productTitle);
    };
  });

  it('a question that no text answers is answered by what is described as good for it', async () => {
    expect(await ask(asked)).toEqual([meant]);
  });
  it('of the things that are sought the one whose description tells of the need is shown', async () => {
    expect(await ask(sought)).toEqual([chosen]);
  });
  it('who asks what is recommended for cleaning something is shown it', async () => {
    expect(await ask(advised)).toEqual([chosen]);
  });
  it('what no product speaks of is not answered with one', async () => {
    expect(await ask(unknown)).toEqual([]);
  });
});
