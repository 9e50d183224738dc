/**
 * Every screen of the owner's area, of an account full of data and of an empty one, in both languages. SCREENS=analytics,history takes only those whose
 * names contain one of the words.
 */
import { expect, type Page } from '@playwright/test';
import { loggedIn, newOwner, signIn, type TestOwner } from '../support/owner.ts';
import { test } from '../support/test.ts';
import { type FullAccount, openFullAccount } from './full-account.ts';
import { type Language, languages, openIn, takeAll } from './take.ts';

interface Screen {
  path: string;
  /** What is done before its pictures are taken, such as opening a dialog. */
  before?: (page: Page) => Promise<unknown>;
  /** Only the window, for dialogs and the like. */
  window?: boolean;
}

/** The screens that every account has, by their names. */
const screens: Record<string, Screen> = {
  dashboard: { path: '/Dashboard' },
  'add-recommender': { path: '/popups/add' },
  profile: { path: '/ChatGPT' },
  texts: { path: '/ChatGPT/Texts' },
  pages: { path: '/ChatGPT/Pages' },
  tests: { path: '/ChatGPT/Tests' },
  questionnaires: { path: '/Questionnaire' },
  products: { path: '/Products' },
  orders: { path: '/Orders' },
  analytics: { path: '/Analytics' },
  'analytics-funnel': { path: '/Analytics?tab=funnel' },
  'analytics-visitors': { path: '/Analytics?tab=visitors' },
  'analytics-products': { path: '/Analytics?tab=products' },
  'analytics-typed': { path: '/Analytics?tab=typed' },
  'analytics-unanswered': { path: '/Analytics?tab=unanswered' },
  experiments: { path: '/Analytics/Experiments' },
  'new-experiment': { path: '/Analytics/Experiments/new' },
  history: { path: '/History' },
  messages: { path: '/Messages' },
  'settings-profile': { path: '/Settings/Profile' },
  'settings-security': { path: '/Settings/Security' },
  'settings-activity': { path: '/Settings/Activity' },
  'settings-assistant': { path: '/Settings/Assistant' },
  'settings-notifications': { path: '/Settings/Notifications' },
  'settings-data': { path: '/Settings/Data' },
  palette: {
    path: '/Dashboard',
    before: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
    window: true,
  },
};

/** Those that need something of the account. */
const screensOf = ({ ids }: FullAccount): Record<string, Screen> => {
  const editor = `/popups/edit/${ids.owner}/${ids.recommender}`;
  const map = async (page: Page) => {
    await page
      .getByText(/^(?:Map|Karte)$/)
      .first()
      .click();
    await page.locator('.react-flow__node').first().waitFor();
  };
  return {
    ...Object.fromEntries(
      ['general', 'design', 'behaviour', 'suggestions', 'products', 'publish'].map((tab) => [
        `editor-${tab}`,
        { path: `${editor}?tab=${tab}` },
      ]),
    ),
    questionnaire: { path: `/Questionnaire/${ids.questionnaire}` },
    'questionnaire-map': { path: `/Questionnaire/${ids.questionnaire}`, before: map },
    experiment: { path: `/Analytics/Experiments/${ids.experiment}` },
    conversation: {
      path: '/History',
      before: async (page) => {
        await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
        await page.getByRole('dialog').waitFor();
      },
      window: true,
    },
    embed: {
      path: '/Dashboard',
      before: async (page) => {
        await page
          .getByRole('button', { name: /Embed|einbinden/ })
          .first()
          .click();
        await page
          .getByRole('dialog')
          .getByText(/<script defer/)
          .waitFor();
      },
      window: true,
    },
  };
};

const chosenScreens = process.env.SCREENS?.split(',');
const isWanted = (name: string) => !chosenScreens || chosenScreens.some((word) => name.includes(word));

/** Takes screens of an account. One that cannot be taken is a fault, and the others are taken all the same. */
async function takeScreens(
  open: () => ReturnType<typeof openIn>,
  owner: TestOwner,
  room: string,
  all: Record<string, Screen>,
): Promise<string[]> {
  const shown = await open();
  const { page, faults } = shown;
  await signIn(page, await loggedIn(owner));
  for (const [name, { path, before, window }] of Object.entries(all).filter(([name]) => isWanted(name)))
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await before?.(page);
      await takeAll(shown, room, name, { fullPage: !window });
    } catch (error) {
      faults.push(`${room}/${name} could not be taken: ${(error as Error).message.slice(0, 300)}`);
    }
  await page.context().close();
  return faults;
}

test.use({ actionTimeout: 20_000, navigationTimeout: 60_000 });

for (const language of Object.keys(languages) as Language[])
  test(`an empty account, ${language}`, async ({ browser, parley }) => {
    const owner = await newOwner(parley);
    const open = () => openIn(browser, language, { baseURL: owner.url });
    expect(await takeScreens(open, owner, `owner-empty-${language}`, screens)).toEqual([]);
  });

test.describe('a full account', () => {
  let account: FullAccount;
  test.beforeAll(async () => {
    account = await openFullAccount();
  });
  test.afterAll(() => account.close());

  for (const language of Object.keys(languages) as Language[])
    test(`a full account, ${language}`, async ({ browser }) => {
      const { owner } = account;
      const open = () => openIn(browser, language, { baseURL: owner.url });
      expect(await takeScreens(open, owner, `owner-full-${language}`, { ...screens, ...screensOf(account) })).toEqual([]);
    });
});
