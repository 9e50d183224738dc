import { streamReply } from './host.ts';
import { products } from './recommender.ts';
import { openChatbot, test } from './test.ts';
const v = (id: string, values: string[], more: object = {}) => ({ id, values, price: 18900, image: '', inStock: true, ...more });
for (const [w, h] of [[1440, 900], [390, 844], [320, 568]] as const)
test(`shots ${w}`, async ({ page, visit, host, expected }) => {
  expected.push(/4../);
  await page.setViewportSize({ width: w, height: h });
  host.offers.products = [
    { id: 1, currency: 'EUR', options: ['Size', 'Colour'], variants: [v('41', ['S', 'Red']), v('42', ['M', 'Red']), v('43', ['L', 'Red'], { inStock: false }), v('44', ['M', 'Midnight blue']), v('45', ['XL', 'Red'])] },
    { id: 2, currency: 'EUR', options: [], variants: [v('51', [])] }, { id: 3, currency: 'EUR', options: [], variants: [v('52', [])] },
  ];
  host.offers.freeShipping = { EUR: { amount: 400, minor: 40000 } };
  const list = products(host.parley, host.shop).map((p) => ({ ...p, cart: 'Shopify' as const, currency: 'EUR' }));
  let n = 0;
  host.chat = ({ requestId, inputChatGPT }, answer) =>
    streamReply(answer, { id: ++n, inputChatGPT, requestId, outputChatGPT: 'This one fits.', recommendedProducts: n === 1 ? [{ ...list[0]!, variant: { id: '42', title: 'M / Red', price: 18900, image: '' } }, list[1]!] : list, followUp: null, productsLeft: 2, person: null });

  await visit('shopify.html');
  await openChatbot(page);
  await page.getByRole('button', { name: 'Delivery times' }).click();
  await page.getByRole('button', { name: /^Add M/ }).first().waitFor();
  await page.screenshot({ path: `/tmp/pd/shots/a-${w}.png` });
  await page.getByRole('button', { name: /^Add M/ }).first().click();
  await page.getByText('Added to your cart').first().waitFor();
  await page.screenshot({ path: `/tmp/pd/shots/b-${w}.png` });
  host.carts.soldOut.add(41);
  await page.getByRole('button', { name: 'S', exact: true }).first().click();
  await page.getByRole('button', { name: /^Add S/ }).first().click();
  await page.getByText('sold out in the meantime').first().waitFor();
  await page.screenshot({ path: `/tmp/pd/shots/c-${w}.png` });
  await page.getByRole('button', { name: 'Gift ideas' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/pd/shots/d-${w}.png` });
});
