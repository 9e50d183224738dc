/**
 * Counts what an owner does for three everyday things: change a colour, find out why a page shows nothing, and act on a piece of advice. The fourth one,
 * six questions with fifteen answers, is counted where its questionnaire is used further: questionnaire.spec.ts.
 */
import { expect } from '@playwright/test';
import { snippetFor } from '../../web/src/features/recommenders/embed/snippet.ts';
import { Hand } from '../support/hand.ts';
import { openAs } from '../support/owner.ts';
import { test } from '../support/test.ts';
import { newVisitor, type Place } from '../support/visitors.ts';

const report = (what: string, { pressed, typed }: Hand) =>
  console.log(
    `${what}: ${pressed.length} clicks (${pressed.join(' · ')}), ${typed.length} fields${typed.length > 0 ? ` (${typed.join(' · ')})` : ''}`,
  );

test('a colour, a page that shows nothing, and a piece of advice', async ({ page, owner, context, shop }) => {
  const place = await owner.call<Place>('POST', '/api/popups/create/', { name: 'Coffee finder' });
  await owner.call('POST', '/api/popupPages/create/', { popupPagesId: place.popupId, showOnWebsite: shop.origin });
  await owner.call('PUT', `/api/popup/${place.popupId}/`, { status: true, popupOrChat: 'Chatbot', hideOnPages: ['/'] });
  await openAs(page, owner, '/Dashboard');

  await test.step('changing a colour', async () => {
    const hand = new Hand();
    await hand.press(page.getByRole('link', { name: 'Edit Coffee finder' }));
    await hand.press(page.getByRole('tab', { name: 'Design' }));
    await hand.press(page.getByRole('button', { name: /^Header, buttons and launcher/ }));
    await hand.type(page.getByRole('textbox', { name: 'Button colour', exact: true }), 'Button colour', '#0f766e');
    await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('All changes are saved')).toBeVisible();
    const { popup } = await owner.call<{ popup: object }>('GET', `/api/popup/${place.popupId}/`);
    expect(popup).toMatchObject({ popupButtonColor: '#0f766e' });
    report('Changing a colour', hand);
    expect([hand.pressed.length, hand.typed.length]).toEqual([4, 1]);
  });

  await test.step('finding out why a page shows nothing, and mending it', async () => {
    await page.goto('/Dashboard');
    shop.setHead(snippetFor({ origin: owner.url, userId: place.clientId, popupId: place.popupId }));
    const hand = new Hand();
    await hand.press(page.getByRole('link', { name: 'Edit Coffee finder' }));
    await hand.press(page.getByRole('tab', { name: 'Publish' }));
    const opened = context.waitForEvent('page');
    await hand.press(page.getByRole('button', { name: 'Open and explain' }));
    const shopPage = await opened;
    const card = shopPage.getByRole('region', { name: 'Why don’t I see it?' });
    await expect(card.getByRole('status')).toHaveText('It does not show on this page.');
    await hand.press(card.getByRole('link', { name: 'Change: This page is not one of its pages' }));
    report('Finding out why a page shows nothing', hand);
    expect([hand.pressed.length, hand.typed.length]).toEqual([4, 0]);
  });

  await test.step('acting on a piece of advice', async () => {
    const visitor = await newVisitor(owner.url, place);
    await visitor.event('shown', { trigger: 'always', page: `${shop.origin}/`, device: 'phone' });
    await visitor.say('Do you repair grinders?');
    await page.goto('/Dashboard');
    const hand = new Hand();
    const advice = page.getByRole('region', { name: 'What to do next' });
    await hand.press(advice.getByRole('link', { name: /^Write the answer/ }));
    await hand.press(page.getByRole('button', { name: 'Answer “Do you repair grinders?”' }));
    const dialog = page.getByRole('dialog');
    await hand.type(dialog.getByLabel('Your answer'), 'Your answer', 'We repair grinders for 20 euros.');
    await hand.press(dialog.getByRole('button', { name: 'Save the answer' }));
    await expect(page.getByRole('rowheader', { name: 'Do you repair grinders?' })).toBeHidden();
    // Noticed from the data: its owner marks nothing.
    await page.goto('/Dashboard');
    await expect(advice.getByRole('link', { name: /^Write the answer/ })).toHaveCount(0);
    report('Acting on a piece of advice', hand);
    expect([hand.pressed.length, hand.typed.length]).toEqual([3, 1]);
  });
});
