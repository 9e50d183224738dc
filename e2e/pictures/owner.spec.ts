/** Every screen of the owner's area, of an account full of data and of an empty one, in both languages. */
import { expect } from '@playwright/test';
import { newOwner, signIn, type TestOwner } from '../support/owner.ts';
import { test } from '../support/test.ts';
import { type Language, languages, openIn, takeAll } from './take.ts';

/** The name of each screen that every account has, and its path. */
const screens: Record<string, string> = {
  dashboard: '/Dashboard',
  'add-recommender': '/popups/add',
  profile: '/ChatGPT',
  texts: '/ChatGPT/Texts',
  pages: '/ChatGPT/Pages',
  tests: '/ChatGPT/Tests',
  questionnaires: '/Questionnaire',
  products: '/Products',
  orders: '/Orders',
  analytics: '/Analytics',
  experiments: '/Analytics/Experiments',
  'new-experiment': '/Analytics/Experiments/new',
  history: '/History',
  messages: '/Messages',
  'settings-profile': '/Settings/Profile',
  'settings-security': '/Settings/Security',
  'settings-activity': '/Settings/Activity',
  'settings-assistant': '/Settings/Assistant',
  'settings-notifications': '/Settings/Notifications',
  'settings-data': '/Settings/Data',
};

for (const language of Object.keys(languages) as Language[])
  test(`an empty account, ${language}`, async ({ browser, parley }) => {
    const owner: TestOwner = await newOwner(parley);
    const shown = await openIn(browser, language, { baseURL: owner.url });
    await signIn(shown.page, owner);
    for (const [name, path] of Object.entries(screens)) {
      await shown.page.goto(path);
      await expect(shown.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await shown.page.waitForLoadState('networkidle');
      await takeAll(shown, `owner-empty-${language}`, name);
    }
    expect.soft(shown.faults).toEqual([]);
  });
