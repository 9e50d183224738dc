/** What is deleted can be brought back for 30 days, as it was, and is erased then. */
import {
  createPopup,
  createProduct,
  deletePopup,
  deleteProduct,
  deleteQuestionnaire,
  getPopup,
  getQuestionnaire,
  listBin,
  listPopups,
  restoreFromBin,
  updatePopup,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newAnswer, newQuestion, newQuestionnaire, type Owner } from '../questionnaires/testing.ts';
import { purgeBin } from './index.ts';

let test: TestApp;
let owner: Owner;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const bin = async () => (await test.ask(listBin, { headers: owner.headers })).entries;
const restore = (kind: 'recommender' | 'questionnaire' | 'product', id: number) =>
  test.send(restoreFromBin, { body: { kind, id }, headers: owner.headers });

describe('the bin', () => {
  it('brings a questionnaire back to the recommenders that showed it and show none', async () => {
    owner = await test.newOwner();
    const { headers } = owner;
    const id = await newQuestionnaire(test, owner, 'Boots');
    await newAnswer(test, owner, await newQuestion(test, owner, id));
    const popups = [];
    for (const name of ['One', 'Two']) {
      const { popupId } = await test.ask(createPopup, { body: { name }, headers });
      await test.ask(updatePopup, { params: { popupId: String(popupId) }, body: { questionnaireId: id }, headers });
      popups.push(popupId);
    }
    const before = await test.ask(getQuestionnaire, { params: { id: String(id) }, headers });
    expect((await test.ask(deleteQuestionnaire, { params: { id: String(id) }, headers })).changed.recommenders).toEqual(popups);
    expect((await test.send(getQuestionnaire, { params: { id: String(id) }, headers })).statusCode).toBe(404);
    expect(await bin()).toMatchObject([{ kind: 'questionnaire', id, name: 'Boots', affected: ['One', 'Two'] }]);

    const other = await newQuestionnaire(test, owner, 'Other');
    await test.ask(updatePopup, { params: { popupId: String(popups[1]) }, body: { questionnaireId: other }, headers });
    expect((await restore('questionnaire', id)).statusCode).toBe(200);
    expect(await test.ask(getQuestionnaire, { params: { id: String(id) }, headers })).toEqual(before);
    const shown = await Promise.all(
      popups.map(async (popupId) => (await test.ask(getPopup, { params: { popupId: String(popupId) }, headers })).popup.questionnaireId),
    );
    expect(shown).toEqual([id, other]);
    expect(await bin()).toEqual([]);
    // Whoever restores twice has what they want.
    expect((await restore('questionnaire', id)).statusCode).toBe(200);
  });

  it('brings recommenders and products back', async () => {
    owner = await test.newOwner();
    const { headers } = owner;
    const { popupId } = await test.ask(createPopup, { body: { name: 'Corner' }, headers });
    const { product } = await test.ask(createProduct, {
      body: { productTitle: 'Boot', productLink: 'https://shop.example/boot', productImage: '' },
      headers,
    });
    const before = await test.ask(getPopup, { params: { popupId: String(popupId) }, headers });
    await test.ask(deletePopup, { params: { popupId: String(popupId) }, headers });
    await test.ask(deleteProduct, { params: { id: String(product.id) }, headers });
    expect(await test.ask(listPopups, { headers })).toEqual([]);
    expect((await bin()).map(({ kind, name }) => [kind, name])).toEqual([
      ['product', 'Boot'],
      ['recommender', 'Corner'],
    ]);
    await restore('product', product.id);
    await restore('recommender', popupId);
    expect(await test.ask(getPopup, { params: { popupId: String(popupId) }, headers })).toEqual(before);
    expect(await bin()).toEqual([]);
  });

  it('leaves a recommender as it is for which the owner chose what it shows since', async () => {
    owner = await test.newOwner();
    const { headers } = owner;
    const id = await newQuestionnaire(test, owner, 'Boots');
    const other = await newQuestionnaire(test, owner, 'Other');
    const { popupId } = await test.ask(createPopup, { body: { name: 'One' }, headers });
    const choose = (questionnaireId: number | null) =>
      test.ask(updatePopup, { params: { popupId: String(popupId) }, body: { questionnaireId }, headers });
    await choose(id);
    await test.ask(deleteQuestionnaire, { params: { id: String(id) }, headers });
    await choose(other);
    await choose(null);
    await restore('questionnaire', id);
    expect((await test.ask(getPopup, { params: { popupId: String(popupId) }, headers })).popup.questionnaireId).toBeNull();
  });

  it('gives a page after the other', async () => {
    owner = await test.newOwner();
    const { headers } = owner;
    for (const n of [1, 2, 3]) {
      const { popupId } = await test.ask(createPopup, { body: { name: `Corner ${n}` }, headers });
      test.clock.advance(1000);
      await test.ask(deletePopup, { params: { popupId: String(popupId) }, headers });
    }
    const pages = await Promise.all(['0', '2'].map((offset) => test.ask(listBin, { headers, query: { limit: '2', offset } as never })));
    expect(pages.map(({ entries, total }) => [entries.map(({ name }) => name), total])).toEqual([
      [['Corner 3', 'Corner 2'], 3],
      [['Corner 1'], 3],
    ]);
  });

  it('is one for each owner, and is erased after 30 days', async () => {
    owner = await test.newOwner();
    const { headers } = owner;
    const id = await newQuestionnaire(test, owner);
    const { popupId } = await test.ask(createPopup, { body: { name: 'Old' }, headers });
    await test.ask(deleteQuestionnaire, { params: { id: String(id) }, headers });
    await test.ask(deletePopup, { params: { popupId: String(popupId) }, headers });
    const stranger = await test.newOwner();
    expect((await test.ask(listBin, { headers: stranger.headers })).entries).toEqual([]);
    const theirs = { body: { kind: 'recommender' as const, id: popupId }, headers: stranger.headers };
    expect((await test.send(restoreFromBin, theirs)).statusCode).toBe(404);

    const purgeAfter = async (days: number) => {
      test.clock.advance(days * dayMs);
      await purgeBin(test.platform).finally(() => test.clock.advance(-days * dayMs));
    };
    await purgeAfter(29);
    expect(await bin()).toHaveLength(2);
    await purgeAfter(31);
    expect(await bin()).toEqual([]);
    expect((await restore('recommender', popupId)).statusCode).toBe(404);
    expect((await restore('questionnaire', id)).statusCode).toBe(404);
  });
});
