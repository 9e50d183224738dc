import { deletePopup, updatePopup, uploadPopupPicture } from '@parley/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createRecommender } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 24 * 3600_000;
const picture = async () =>
  new Blob([
    await sharp({ create: { width: 40, height: 20, channels: 4, background: '#6d28d900' } })
      .png()
      .toBuffer(),
  ]);
async function anOwner() {
  const owner = await test.newOwner();
  const id = await test.platform.db.transaction((tx) => createRecommender(tx, owner.ownerId, { name: 'R' }));
  const params = { popupId: String(id) };
  const { headers } = owner;
  return {
    params,
    headers,
    upload: async () => (await test.ask(uploadPopupPicture, { params, body: {}, files: { image: await picture() }, headers })).picture,
    show: (body: object) => test.ask(updatePopup, { params, body, headers }),
  };
}
const status = async (path: string) => (await test.app.inject({ url: path })).statusCode;

describe('pictures of a design', () => {
  it('are served as soon as they are uploaded, and can be saved', async () => {
    const owner = await anOwner();
    const path = await owner.upload();
    const served = await test.app.inject({ url: path });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, hasAlpha: true });
    expect((await owner.show({ teaserImage: path })).popup.teaserImage).toBe(path);
  });

  it('stay while a recommender shows them, and are deleted a day after the upload when none does', async () => {
    const owner = await anOwner();
    const [shown, unused] = [await owner.upload(), await owner.upload()];
    await owner.show({ popupLogo: shown });
    test.clock.advance(day - 1000);
    const young = await owner.upload();
    expect([await status(shown), await status(unused)]).toEqual([200, 200]);
    test.clock.advance(2000);
    await owner.upload();
    expect([await status(shown), await status(unused), await status(young)]).toEqual([200, 404, 200]);
  });

  it('of other owners cannot be affected: no save or deletion removes another owner’s picture', async () => {
    const [first, second] = [await anOwner(), await anOwner()];
    const theirs = await second.upload();
    await second.show({ teaserImage: theirs });
    await first.show({ teaserImage: theirs });
    await first.show({ teaserImage: '' });
    await test.ask(deletePopup, { params: first.params, headers: first.headers });
    test.clock.advance(2 * day);
    const { headers } = await test.newOwner();
    await second.upload();
    expect(await status(theirs)).toBe(200);
    const refused = await test.send(uploadPopupPicture, { params: second.params, body: {}, files: { image: await picture() }, headers });
    expect(refused.statusCode).toBe(404);
  });

  it.each([
    ['text', new Blob(['not a picture']), 415],
    ['a picture too large', new Blob([new Uint8Array(9 * 1024 * 1024)]), 413],
  ])('refuse %s', async (_, image, code) => {
    const { params, headers } = await anOwner();
    const response = await test.send(uploadPopupPicture, { params, body: {}, files: { image }, headers });
    expect(response.statusCode).toBe(code);
  });

  it('are required', async () => {
    const { params, headers } = await anOwner();
    const response = await test.send(uploadPopupPicture, { params, body: {}, headers });
    expect([response.statusCode, response.json().error.fields]).toEqual([400, { image: 'This is required' }]);
  });
});
