/** Where something is sent to, by towns that the shop does not name: the rule of the nearest region that it names holds. */
import { type ChatEntry, type CompanyProfile, postChat } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatLanguage, chatLanguages } from '../../../kit/languages/replies/index.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { saveProducts } from '../../catalogue/index.ts';
import { mintEngagement } from '../../recommenders/index.ts';
import { aVisitor, chat, product, profile, shop, type TestVisitor } from '../testing.ts';
import { sentTo } from './testing/sent-to.ts';

const name = 'Zorvik';

let t: TestApp;
const visitors = new Map<ChatLanguage, TestVisitor>();
beforeAll(async () => {
  t = await testApp();
  await Promise.all(chatLanguages.map(open));
});
afterAll(() => t.close());

async function open(language: ChatLanguage): Promise<void> {
  const phrases = sentTo[language];
  const owner: Partial<CompanyProfile> = {
    whatServicesDoYouOfferToClients: '',
    moreInformationAboutYourProducts: '',
    whatAreFAQs: phrases.delivery,
  };
  const visitor = await aVisitor(t, { profile: { ...profile, ...owner } });
  await saveProducts(t.platform.db, visitor.ownerId, shop, [{ ...product(name, '', 5000), categories: [], language: null }]);
  visitors.set(language, visitor);
}

async function answered(language: ChatLanguage, template: string): Promise<string> {
  const visitor = visitors.get(language) as TestVisitor;
  const engagement = mintEngagement(t.platform, visitor.ownerId, visitor.recommenderId);
  const response = await chat(t, { ...visitor, engagement }, { inputChatGPT: template.replace('{a}', name) });
  expect(response.statusCode, response.body).toBe(200);
  return (postChat.answer.parse(response.json()).chatgpt[0] as ChatEntry).outputChatGPT;
}

const every = (key: 'toMallorca' | 'toAntwerp') =>
  chatLanguages.flatMap((language) => sentTo[language][key].map((template): [ChatLanguage, string] => [language, template]));

describe('a town', () => {
  it.each(every('toMallorca'))('of a region with a rule of its own is told that one (%s: %s)', async (language, template) => {
    const text = await answered(language, template);
    expect(text).toContain('14');
    expect(text).not.toMatch(/\b19\b/);
  });
  it.each(every('toAntwerp'))(
    'of a country is told the rule of the country, not that of the rest of the union (%s: %s)',
    async (language, template) => {
      const text = await answered(language, template);
      expect(text).toMatch(/\b9\b/);
      expect(text).not.toMatch(/14|19/);
    },
  );
});
