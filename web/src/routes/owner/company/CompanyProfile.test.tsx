import { type AnswerOf, getCompanyProfile, listLearnt, type CompanyProfile as Profile, updateCompanyProfile } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on, setServerAway } from '../../../../testing/server.ts';
import CompanyProfile from './CompanyProfile.tsx';

const saved: Profile = {
  companyName: 'The Shop',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};
let stored: AnswerOf<typeof getCompanyProfile>;

beforeEach(() => {
  stored = { chatGPTInformation: saved, version: 1 };
  on(getCompanyProfile).answer(() => stored);
  on(listLearnt).answer(() => ({ pages: [], suggestions: [], rereading: false }));
});

/** The server takes a profile that was changed on the newest version, as the real one does. */
const acceptNewest = () =>
  on(updateCompanyProfile).answer(({ body: { version, ...profile } }) => {
    stored = { chatGPTInformation: profile, version: (version ?? 0) + 1 };
    return stored;
  });

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const confirmation = 'Saved. The assistant answers from it now.';

test('an unreachable server is reported, the input stays, and it can be saved later', async () => {
  const { user } = show(<CompanyProfile />);
  const requests = acceptNewest();
  await user.type(await field('Company name'), ' and Sons');
  setServerAway(true);
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  expect((await field('Company name')).value).toBe('The Shop and Sons');
  setServerAway(false);
  await user.click(save());
  expect(await screen.findByText(confirmation)).toBeTruthy();
  expect(requests.map(({ body }) => [body.companyName, body.version])).toEqual([['The Shop and Sons', 1]]);
});

test('changes of two tabs are compared field by field, and nothing is lost', async () => {
  const { user } = show(<CompanyProfile />);
  await user.clear(await field('Company name'));
  await user.type(await field('Company name'), 'My shop');
  await user.type(await field('What are FAQs?'), 'Do you ship? Yes.');
  // Meanwhile the other tab saves.
  stored = { chatGPTInformation: { ...saved, companyName: 'The other shop', howMuchDiscountCanYouDoMaximum: '5 %' }, version: 2 };
  on(updateCompanyProfile).refuse(409, { code: 'stale' });
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in another tab' }));
  const requests = acceptNewest();
  await user.click(within(dialog.getByRole('radiogroup', { name: 'Company name' })).getByRole('radio', { name: /The other tab/ }));
  await user.click(dialog.getByRole('button', { name: 'Save these' }));
  expect(await screen.findByText(confirmation)).toBeTruthy();
  expect(requests.map(({ body }) => body)).toMatchObject([
    { version: 2, companyName: 'The other shop', whatAreFAQs: 'Do you ship? Yes.', howMuchDiscountCanYouDoMaximum: '5 %' },
  ]);
});
