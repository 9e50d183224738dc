import { createCompanyProfile, getCompanyProfile, updateCompanyProfile } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const profile = {
  companyName: 'Läuferei & Söhne',
  whatServicesDoYouOfferToClients: 'Shoes.\n\tAnd advice.',
  moreInformationAboutYourProducts: '靴 '.repeat(6000).trim(),
  howCanCustomersReachYouOrYourTeam: 'hello@shop.example',
  whatAreFAQs: 'Q: Returns?\nA: 30 days.',
  howMuchDiscountCanYouDoMaximum: '10%',
};

describe('the company profile', () => {
  it('is null before the first save, and then the latest save', async () => {
    const { headers } = await test.newOwner();
    expect(await test.ask(getCompanyProfile, { headers })).toEqual({ chatGPTInformation: null, version: 0 });
    expect(await test.ask(createCompanyProfile, { body: profile, headers })).toEqual({ chatGPTInformation: profile, version: 1 });
    const changed = { ...profile, whatAreFAQs: '' };
    await test.ask(updateCompanyProfile, { body: changed, headers });
    expect(await test.ask(getCompanyProfile, { headers })).toEqual({ chatGPTInformation: changed, version: 2 });
  });

  it('can be created by PUT too, also by two requests at once', async () => {
    const { headers } = await test.newOwner();
    const answers = await Promise.all([
      test.send(updateCompanyProfile, { body: profile, headers }),
      test.send(createCompanyProfile, { body: profile, headers }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await test.ask(getCompanyProfile, { headers })).toEqual({ chatGPTInformation: profile, version: 2 });
  });

  it('of two saves of the same version one succeeds; the other is refused and changes nothing', async () => {
    const { headers } = await test.newOwner();
    const save = (whatAreFAQs: string, version: number) =>
      test.send(updateCompanyProfile, { body: { ...profile, whatAreFAQs, version }, headers });
    const first = await Promise.all([save('one', 0), save('two', 0)]);
    expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(first.find(({ statusCode }) => statusCode === 409)?.json().error).toMatchObject({
      code: 'stale',
      fields: { version: 'Is not the newest' },
    });
    const later = await Promise.all([save('three', 1), save('four', 1)]);
    expect(later.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stored = later.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await test.ask(getCompanyProfile, { headers })).toEqual(stored);
    expect(stored.version).toBe(2);
    expect((await save('five', 1)).statusCode).toBe(409);
  });

  it('belongs to one owner', async () => {
    const [first, second] = [await test.newOwner(), await test.newOwner()];
    await test.ask(createCompanyProfile, { body: profile, headers: first.headers });
    expect(await test.ask(getCompanyProfile, { headers: second.headers })).toEqual({ chatGPTInformation: null, version: 0 });
  });

  it.each([
    ['companyName', 'x'.repeat(201)],
    ['companyName', 'a\nb'],
    ['whatAreFAQs', 'a\u0000'],
    ['whatAreFAQs', 'x'.repeat(20_001)],
    ['howMuchDiscountCanYouDoMaximum', 10],
    ['whatServicesDoYouOfferToClients', null],
    ['howCanCustomersReachYouOrYourTeam', undefined],
  ])('refuses %s as %j, and names it', async (name, value) => {
    const { headers } = await test.newOwner();
    const response = await test.send(createCompanyProfile, { body: { ...profile, [name]: value }, headers });
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [name]]);
    expect(await test.ask(getCompanyProfile, { headers })).toEqual({ chatGPTInformation: null, version: 0 });
  });
});
