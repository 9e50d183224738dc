/** What a visitor asks of the thing in view is answered from its description, and not with other goods of the same word. Over HTTP, in ten languages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saysIn } from '../../../../kit/languages/dialogue/index.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { product } from '../../testing.ts';
import { shopOf, titlesOf, type Visit, visitsTo } from '../testing/visits.ts';
import { pots } from './testing/pots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe.each(pots)(
  '$language',
  ({ language, category, pot, lid, aboutLid, aboutHandles, asksLid, asksHandles, seeksLid, asksUnstated }) => {
    let visit: Visit;
    beforeAll(async () => {
      const described = { description: [aboutLid, aboutHandles].join(language === 'ja' ? '' : ' '), language };
      const products = [
        { ...product(pot, category, 4500), ...described },
        { ...product(lid, lid.replace(' 24', ''), 1500), language },
      ];
      visit = await visitsTo(t, await shopOf(t, products));
    });

    it.each([...asksLid.map((question) => [question, aboutLid]), ...asksHandles.map((question) => [question, aboutHandles])])(
      '%s',
      async (question, expected = '') => {
        const say = visit();
        expect(titlesOf(await say(pot))).toContain(pot);
        const entry = await say(question);
        expect(entry.outputChatGPT).toContain(expected);
        expect(titlesOf(entry)).toEqual([pot]);
      },
    );

    it('says that something is not stated, and adds what is stated', async () => {
      const say = visit();
      await say(pot);
      const { outputChatGPT, ...entry } = await say(asksUnstated);
      expect(outputChatGPT).toContain(saysIn(language).statedInstead);
      expect(outputChatGPT).toContain(aboutLid);
      expect(outputChatGPT).toContain(aboutHandles);
      expect(titlesOf({ outputChatGPT, ...entry })).toEqual([pot]);
    });

    it('shows the other product to a visitor who looks for it', async () => {
      const say = visit();
      await say(pot);
      expect(titlesOf(await say(seeksLid))).toContain(lid);
    });
  },
);
