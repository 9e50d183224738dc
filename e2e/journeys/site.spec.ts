/** The public site for guests: in two languages, with and without scripts, and page views that are counted only after consent. */
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { test } from '../support/test.ts';

test.use({
  environment: {
    ANALYTICS_MEASUREMENT_ID: 'G-TEST1',
    OPERATOR_NAME: 'Kontor Beispiel GmbH',
    OPERATOR_ADDRESS: 'Hafenstraße 1, 20457 Hamburg',
  },
});

const paths = [
  '/',
  '/pricing',
  '/about',
  '/contact',
  '/login',
  '/signup',
  '/forgotten-password',
  '/invite/x',
  '/new-password/x',
  '/demo',
  '/blog',
  '/blog/two-kilobytes',
  '/case-studies/Roarcraft',
  '/legal',
  '/terms-of-service',
  '/404',
];
const german = (path: string) => (path === '/' ? '/de' : `/de${path}`);

/** Replaces the analytics tag by a stand-in that records each request and never answers. */
async function standInForTheTag(page: Page): Promise<string[]> {
  const tagRequests: string[] = [];
  await page.route(/googletagmanager|google-analytics/, (route) => {
    tagRequests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return tagRequests;
}

for (const [language, addresses] of Object.entries({ English: paths, German: paths.map(german) }))
  test(`axe finds no problem on any ${language} page, and no page is too wide`, async ({ page }) => {
    // The widget has its own tests; here it would cover the page.
    await page.route('**/embed.js', (route) => route.abort());
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Both languages have the same colours, and looking for contrast takes most of a check's time.
      await expectNoFaults(page, address, { coloursElsewhere: language === 'German' });
    }
  });

test('a guest switches the language, opens sections and opens the live demo', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop assistant your website is missing');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/#pricing$/);
  const pictureOf = (name: string) => page.getByRole('img', { name }).first();
  await page.getByRole('button', { name: 'Fully customizable' }).click();
  await expect(pictureOf('The design tab with colours and corners beside the live preview')).toBeVisible();
  await page.getByRole('button', { name: 'Funnel' }).click();
  await expect(pictureOf('The map of a questionnaire with visitors on each path')).toBeVisible();
  await page.getByText('Do I need an AI key?').click();
  await expect(page.getByText('the built-in assistant answers from your company profile')).toBeVisible();

  // The recommender of the sample shop runs in the first section.
  const live = page.getByRole('region', { name: 'The recommender of a sample shop' });
  await live.getByRole('button', { name: 'Coffee' }).click();
  await expect(live.getByText(/products fit what you chose so far\.$/)).toBeVisible();
  // The answers have pictures of products, although the demo's owner gave none.
  const next = live.getByRole('group', { name: 'How do you like it to taste?' });
  await expect(next.locator('img').first()).toHaveAttribute('src', /\/sample-shop\/picture\//);
  for (const name of ['Nutty and round', 'Filter', 'No, show me what fits']) await live.getByRole('button', { name, exact: true }).click();
  const best = live.getByRole('listitem').filter({ hasText: 'because you chose “Coffee”' });
  await expect(best.getByRole('link', { name: /^View: / })).toHaveAttribute('href', /\/sample-shop\/product\//);

  // Parley's own comes when the first section has left, and what it loads is measured.
  await page.getByRole('heading', { name: '2 kB on your page' }).scrollIntoViewIfNeeded();
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await page.locator('parley-widget').getByRole('button').click();
  const guide = page.getByRole('dialog');
  await guide.getByRole('button', { name: 'What does it cost?' }).click();
  await expect(guide.getByText('The Basic Plan costs 8 dollars', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('measured in your browser just now')).toBeVisible();
  await guide.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Beratung, die Ihrem Shop fehlt');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Preise' }).click();
  await expect(page).toHaveURL('/de#pricing');
  await page.getByRole('link', { name: 'Alle Beiträge' }).click();
  await page.getByRole('link', { name: 'Zwei Kilobyte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zwei Kilobyte' })).toBeVisible();
  // The choice is remembered and takes precedence over the browser's language.
  await page.goto('/pricing');
  await expect(page).toHaveURL('/de/pricing');
});

test('a German browser is redirected to the German site, and can switch to English', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page).toHaveURL('/de/about');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about');
  await page.reload();
  await expect(page).toHaveURL('/about');
  await context.close();
});

test('the small menu leads to pricing, FAQ and case studies', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  await page.goto('/contact');
  const menu = page.locator('details').filter({ has: page.getByRole('navigation', { name: 'Main' }) });
  for (const [name, place] of [
    ['Pricing', 'pricing'],
    ['FAQ', 'faqBeta'],
    ['Case Studies', 'UseCases'],
  ] as const) {
    await page.locator('summary[aria-label="Menu"]').click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/#${place}`);
    await expect(page.locator(`#${place}`)).toBeInViewport();
    await expect(menu.getByRole('navigation')).toBeHidden();
  }
  await context.close();
});

test('opened menus, choices and input from before the scripts load are kept after they load', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/signup', { waitUntil: 'commit' });
  const menu = page.locator('details').filter({ has: page.getByRole('navigation', { name: 'Main' }) });
  await page.getByRole('radio', { name: 'Shopify' }).check();
  await page.getByLabel('Website').fill('https://shop.test');
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();

  // Setting the page's language is the last step of hydration.
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'xx'));
  scripts.resolve();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Shopify' })).toBeChecked();
  await expect(page.getByLabel('Website')).toHaveValue('https://shop.test');
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(menu.getByRole('navigation')).toBeHidden();
  await context.close();
});

test('a login submitted before the scripts load is sent once they have loaded, without the password in the address', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('main').getByLabel('Email').fill('nobody@shop.test');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Log In' }).click();
  const login = page.waitForRequest((request) => request.method() === 'POST');
  scripts.resolve();
  expect((await login).postDataJSON()).toEqual({ username: 'nobody@shop.test', password: 'a wrong password' });
  await expect(page.getByText('An error occurred during login.').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.context().close();
});

test('the keyboard alone can open the menu, choose, read answers, consent and send', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route('**/embed.js', (route) => route.abort());
  await standInForTheTag(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const opener = page.locator('summary[aria-label="Menu"]');
  const menu = page.locator('details').filter({ has: opener });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('navigation')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'FAQ' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#faqBeta')).toBeFocused();
  // The next focus is the section's first question, so the heading is not hidden under the page's header.
  await expect(page.getByRole('heading', { name: 'Questions about the beta' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#faqBeta details').first()).toHaveAttribute('open', '');

  for (const [name, picture] of [
    ['Flexible placement', 'The behaviour tab with its triggers beside the live preview'],
    ['Analytics', 'Charts and tables of the analytics screen'],
  ] as const) {
    const choice = page.getByRole('button', { name });
    await choice.focus();
    await page.keyboard.press(' ');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(choice).toBeFocused();
    await expect(page.getByRole('img', { name: picture }).first()).toBeVisible();
  }

  const consent = page.getByRole('region', { name: 'Measuring page views' });
  await consent.getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  await expect(consent).toHaveCount(0);

  await page.getByRole('contentinfo').getByLabel('Email address for the waitlist').focus();
  await page.keyboard.type('keys@guest.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo').getByText('Thank you very much!').last()).toBeVisible();

  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Deutsch' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de');
  await context.close();
});

test('pages and forms work without scripts', async ({ browser, parley }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Questions about the beta' })).toBeVisible();
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Email').fill('Mara@Guest.test');
  await form.getByLabel('Message').fill('Does it speak Danish?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/contact#message-sent$/);
  await expect(page.getByRole('heading', { name: 'Thank you very much!' })).toBeVisible();
  await expect.poll(() => parley.mails().join('\n')).toContain('Does it speak Danish?');

  await page.goto('/signup');
  await page.getByLabel('Website').fill('https://shop.test');
  await page.getByLabel('Surname').fill('Händler');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Website')).toHaveValue('https://shop.test');
  await expect(page.getByLabel('Surname')).toHaveValue('Händler');
  await expect(page.locator('[data-error-for="password"]')).not.toBeEmpty();

  await page.goto('/de/legal');
  await expect(page.getByRole('heading', { name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(page.getByText('Kontor Beispiel GmbH').first()).toBeVisible();
  await expect(page.getByText('Hafenstraße 1, 20457 Hamburg').first()).toBeVisible();
  await context.close();
});

test('a German form without scripts shows errors in German beside the field', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/signup');
  await page.getByLabel('Nachname').fill('Händler');
  await page.getByRole('main').getByRole('button', { name: 'Absenden' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Nachname')).toHaveValue('Händler');
  await expect(page.locator('[data-error-for="plattform"]')).toHaveText('Bitte wählen Sie eines aus');
  await expect(page.locator('[data-error-for="name"]')).toHaveText('Diese Angabe fehlt oder ist zu lang');
  await expect(page.locator('[data-error-for="password"]')).toHaveText(
    'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, das niemand leicht errät',
  );
  await context.close();
});

test('page views are counted only after consent, and links do not wait for it', async ({ page, context }) => {
  const tagRequests = await standInForTheTag(page);
  await context.route('https://elsewhere.test/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
  await page.goto('/about');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Measuring page views' })).toHaveCount(0);
  expect(tagRequests).toEqual([]);

  await page.getByRole('button', { name: 'Change consent' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => tagRequests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
  const measured = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
      return JSON.stringify(dataLayer.map((entry) => Array.from(entry)));
    });
  await expect.poll(measured).toContain('"page_path":"/about"');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(measured).toContain('"page_path":"/pricing"');

  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://elsewhere.test/';
    link.textContent = 'Elsewhere';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('the not-found page is in the language of its address', async ({ page }) => {
  expect((await page.goto('/nothing-here'))?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.goto('/de/nichts'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Hier ist keine Seite' })).toBeVisible();
  expect((await page.goto('/CASE-STUDIES/chiefofhappiness'))?.status()).toBe(200);
});
