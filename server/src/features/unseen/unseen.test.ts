/** Why a recommender was not seen, counted by reason and day. */
import { createPopup, createPopupPage, listUnseen, placement, recordUnseen, updatePopup } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('is counted for websites and rules, and read by the owner alone', async () => {
  const owner = await test.newOwner();
  const { headers } = owner;
  const { popupId } = await test.ask(createPopup, { body: { name: 'Corner' }, headers });
  await test.ask(createPopupPage, { body: { popupPagesId: popupId, showOnWebsite: 'shop.example' }, headers });
  const params = { popupId: String(popupId), userId: String(owner.ownerId) };
  const view = (origin?: string) => test.send(placement, { params, headers: origin ? { origin } : {} });
  const shop = 'https://shop.example';

  expect((await view(shop)).statusCode).toBe(404);
  // What does not come from a page says nothing about visitors.
  await view();
  await test.ask(updatePopup, { params: { popupId: String(popupId) }, body: { status: true }, headers });
  await view(shop);
  await view('https://other.example');
  await view('https://other.example');
  const report = (rule: string, origin: string) =>
    test.send(recordUnseen, { params: { ...params, rule: rule as 'pages' }, headers: { origin } });
  await report('pages', shop);
  await report('devices', shop);
  await report('pages', shop);
  expect((await report('pages', 'https://other.example')).statusCode).toBe(403);
  expect((await report('weather', shop)).statusCode).toBe(400);
  expect((await test.send(recordUnseen, { params: { ...params, popupId: '999999', rule: 'pages' } })).statusCode).toBe(404);

  await test.features.unseen.drain();
  const read = (as: Record<string, string>) => test.send(listUnseen, { params: { popupId: String(popupId) }, headers: as });
  const { unseen } = (await read(headers)).json();
  expect(unseen.map(({ reason, count }: { reason: string; count: number }) => [reason, count])).toEqual([
    ['devices', 1],
    ['inactive', 1],
    ['pages', 2],
    ['website', 2],
  ]);
  await report('pages', shop);
  await test.features.unseen.drain();
  expect((await read(headers)).json().unseen.find(({ reason }: { reason: string }) => reason === 'pages').count).toBe(3);
  expect((await read((await test.newOwner()).headers)).statusCode).toBe(404);
});
