/** The owner connects a shop without webhooks, sees a test order arrive, and then on the Dashboard what a visitor bought after a click. */
import { expect } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { ownShop } from '../support/loopback/shops.ts';
import { openAs } from '../support/owner.ts';
import { test } from '../support/test.ts';

test('an order of a visitor who clicked reaches the Dashboard, once', async ({ page, owner, parley, browser, shop }) => {
  const { clientId, popupId } = await owner.call<{ clientId: number; popupId: number }>('POST', '/api/popups/create/', {
    name: 'Coffee finder',
  });
  await owner.call('PUT', `/api/popup/${popupId}/`, { status: true });
  await owner.call('POST', '/api/popupPages/create/', { popupPagesId: popupId, showOnWebsite: shop.origin });
  await owner.call('POST', '/api/products/', {
    productTitle: ownShop.pick.product,
    productLink: shop.origin + ownShop.pick.path,
    price: 5990,
    currency: 'EUR',
  });
  const snippet = `<script defer src="${parley.url}/embed.js" data-user-id="${clientId}" data-popup-id="${popupId}"></script>`;
  shop.setHead(snippet);
  const visitor = await (await browser.newContext()).newPage();
  const light = page.getByRole('status', { name: 'Thank-you page' });

  await test.step('the screen says how, and a test order changes the light', async () => {
    await openAs(page, owner, '/Orders?shop=any');
    await expect(light).toContainText('Nothing has come yet');
    await expectNoFaults(page, 'orders without any');
    const testOrder = (await page.locator('pre', { hasText: 'parley-test' }).textContent()) ?? '';
    await visitor.goto(shop.origin);
    await expect.poll(() => visitor.evaluate(() => typeof (window as { Parley?: { order?: unknown } }).Parley?.order)).toBe('function');
    await visitor.evaluate(testOrder);
    await expect(light).toContainText('A test arrived', { timeout: 60_000 });
  });

  await test.step('a visitor clicks a recommended product', async () => {
    await visitor.getByRole('button', { name: 'Lets Start' }).click();
    await expect(visitor.getByRole('heading', { name: 'Need help choosing?' })).toBeVisible();
    // The launcher has the same name, and is hidden by now.
    await visitor.getByRole('button', { name: 'Lets Start' }).filter({ visible: true }).click();
    await visitor.getByRole('textbox', { name: /Ask me anything/ }).fill('Do you have a hand grinder?');
    await visitor.keyboard.press('Enter');
    const events = visitor.waitForRequest(
      (request) => request.url().includes('/popup/events/') && !!request.postData()?.includes('clicked'),
    );
    await visitor
      .locator('parley-widget')
      .getByRole('link', { name: new RegExp(ownShop.pick.product) })
      .first()
      .click();
    await events;
    await visitor.waitForURL(`**${ownShop.pick.path}`);
  });

  await test.step('and buys: the thank-you page reports a thousand times before the loader has run, and again when it is loaded anew', async () => {
    const order = { id: 'A-1001', total: 59.9, currency: 'EUR', items: [{ title: ownShop.pick.product, quantity: 1, price: 59.9 }] };
    const call = `(window.Parley ??= {}).order ??= (order) => (Parley.orders ??= []).push(order); for (let i = 0; i < 1000; i++) Parley.order(${JSON.stringify(order)});`;
    const reports: string[] = [];
    visitor.on('request', (request) => request.url().includes('/popup/order/') && reports.push(request.url()));
    shop.setHead(`<script>${call}</script>${snippet}`);
    for (let visit = 0; visit < 2; visit++) {
      const taken = visitor.waitForResponse((response) => response.url().includes('/popup/order/'));
      await visitor.goto(`${shop.origin}/?thanks`);
      expect((await taken).status()).toBe(200);
    }
    expect(reports).toHaveLength(2);
  });

  await test.step('the Dashboard shows it, and Orders says why it counts', async () => {
    await page.goto('/Dashboard');
    const figure = page.locator('div', { hasText: /^Attributed sales, 30 days/ }).last();
    await expect(figure).toContainText('59.90');
    await expect(page.getByText('1 order: clicked, then bought')).toBeVisible();
    await page.goto('/Orders?shop=any');
    await expect(light).toContainText('Last order (1 in all)');
    const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
    await expect(row).toContainText('A-1001');
    await expect(row).toContainText('Attributed');
    await expectNoFaults(page, 'orders');
    await row.getByRole('button', { name: 'Leave out order A-1001' }).click();
    await expect(row).toContainText('Left out by you');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Counted');
  });
});
