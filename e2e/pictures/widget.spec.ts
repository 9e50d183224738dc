/** Each state of the widget on a shop's page: light and dark, in both languages, on screens from 320 × 256 to 1440 × 900. */
import { createServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { coffeeShop, type SampleShop, sampleShopAnswer } from '../../server/src/features/site/sample-shop/index.ts';
import { outdoorShop } from '../../server/src/features/site/sample-shop/outdoor.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { closeServer } from '../support/loopback/close-server.ts';
import { newOwner } from '../support/owner.ts';
import { type Parley, startParley } from '../support/parley.ts';
import { germanShop, inGerman } from './german-shop.ts';
import { type Language, languages, type Mode, modes, openIn, type Size, takeAll } from './take.ts';

const at: Size[] = [320, 390, 820, 1440];
const low: Size[] = [
  [320, 256],
  [844, 390],
];
const themes = { light: coffeeShop.theme, dark: outdoorShop.theme };
const message = { en: 'How long does delivery take?', de: 'Wie lange dauert die Lieferung?' };

async function startShop(shop: SampleShop, language: Language) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let head = '';
  const server = createServer((request, response) => {
    const shopPage = sampleShopAnswer({ base, head, shop }, (request.url ?? '/').split('?')[0] ?? '/');
    const body = shopPage && language === 'de' ? inGerman(shopPage.body) : shopPage?.body;
    response.writeHead(shopPage ? 200 : 404, { 'content-type': shopPage?.type ?? 'text/plain' }).end(body ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: base,
    setHead: (text: string) => {
      head = text;
    },
    close: () => closeServer(server),
  };
}

/** Makes a recommender from the shop, as a sign-up does, and puts it on its pages. */
async function embed(parley: Parley, shop: Awaited<ReturnType<typeof startShop>>, kind: 'Chatbot' | 'Popup'): Promise<void> {
  const owner = await newOwner(parley);
  interface Begun {
    generation: { id: string; phase: string };
  }
  const { generation } = await owner.call<Begun>('POST', '/api/generations/', { website: shop.origin });
  const phase = async () => (await owner.call<Begun>('GET', `/api/generations/${generation.id}/`)).generation.phase;
  await expect.poll(phase).toBe('ready');
  const made = await owner.call<{ popup_id: number; clientId: number }>('POST', `/api/generations/${generation.id}/adoption/`, {});
  await owner.call('PUT', `/api/popup/${made.popup_id}/`, {
    status: true,
    popupOrChat: kind,
    alwaysDisplay: false,
    activateOnScroll: kind === 'Popup',
  });
  shop.setHead(
    `<script defer src="${parley.url}/embed.js/${made.clientId}/${made.popup_id}" data-user-id="${made.clientId}" data-popup-id="${made.popup_id}"></script>`,
  );
}

const widget = (page: Page) => page.locator('parley-widget');
const dialog = (page: Page) => page.getByRole('dialog');
const chat = /\/popup\/postchatgpt\//;
/** Once the reply is there. */
const answered = (page: Page) => expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
/** Presses the first answer of the open question, and waits for the reply. */
async function answer(page: Page): Promise<void> {
  const reply = page.waitForResponse(chat);
  await dialog(page).locator('.question .answer').first().click();
  await (await reply).finished();
  await answered(page);
}

/** Sends a message; the reply is on its way. */
async function say(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('textbox').last().fill(text);
  await page.keyboard.press('Enter');
}

for (const language of Object.keys(languages) as Language[])
  for (const mode of modes as readonly Mode[]) {
    const room = `widget-${language}-${mode}`;
    let parley: Parley;
    let shop: Awaited<ReturnType<typeof startShop>>;
    const start = async (kind: 'Chatbot' | 'Popup') => {
      shop = await startShop({ ...(language === 'de' ? germanShop : coffeeShop), theme: themes[mode] }, language);
      parley = await startParley({ CRAWL_ALLOW_HOSTS: new URL(shop.origin).host });
      await embed(parley, shop, kind);
    };
    const end = async () => {
      await parley.stop();
      await shop.close();
    };

    test(`docked, ${language}, ${mode}`, async ({ browser }) => {
      await start('Chatbot');
      const shown = await openIn(browser, language);
      const { page } = shown;
      const take = (name: string, sizes = at) => takeAll(shown, room, name, { at: sizes, in: [mode], fullPage: false });
      await page.goto(`${shop.origin}/`);
      await widget(page).getByRole('button').waitFor();
      await take('1-launcher');
      await widget(page).getByRole('button').click();
      await dialog(page).waitFor();
      await take('2-intro', [...at, ...low]);
      await answer(page);
      await take('3-question', [...at, ...low]);
      while (await dialog(page).locator('.question .answer').first().isVisible()) {
        await answer(page);
      }
      await take('4-result', [...at, ...low]);
      const reply = page.waitForResponse(chat);
      await say(page, message[language]);
      await (await reply).finished();
      await answered(page);
      await take('5-free-question', [...at, ...low]);
      const gate = Promise.withResolvers<void>();
      await page.route(chat, async (route) => {
        await gate.promise;
        await route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'as the picture wants' } } });
      });
      await say(page, message[language]);
      await take('6-waiting');
      gate.resolve();
      await answered(page);
      await take('7-error');
      await page.unrouteAll({ behavior: 'wait' });
      await page.context().setOffline(true);
      await say(page, message[language]);
      await take('8-offline');
      await end();
    });

    test(`popup, ${language}, ${mode}`, async ({ browser }) => {
      await start('Popup');
      const shown = await openIn(browser, language);
      const { page } = shown;
      const take = (name: string) => takeAll(shown, room, name, { at: [...at, [844, 390]], in: [mode], fullPage: false });
      await page.goto(`${shop.origin}/`);
      await page.mouse.wheel(0, 5_000);
      await dialog(page).waitFor();
      await take('popup-1-intro');
      await answer(page);
      await take('popup-2-question');
      while (await dialog(page).locator('.question .answer').first().isVisible()) {
        await answer(page);
      }
      await take('popup-3-result');
      await end();
    });
  }
