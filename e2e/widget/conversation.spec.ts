/** A visitor's conversation (specification section 4) against the stand-in. */
import type { RecommendedProduct, VisitorAnswer } from '@parley/contract';
import { streamReply } from './host.ts';
import { products } from './recommender.ts';
import { expect, forgetVisitors, messagesTo, openChatbot, test, walkFunnel } from './test.ts';

test('the funnel: answers, an answer with words, products that open the shop’s pages', async ({ page, visit, host }) => {
  await visit();
  await openChatbot(page);
  await expect(page.getByRole('heading', { name: 'Find your next jacket' })).toBeVisible();
  await walkFunnel(page);
  await expect(page.getByRole('heading', { name: 'Shop Recommender' })).toBeVisible();
  await expect(page.getByText('My size: L')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Stormline Shell' }).first();
  // As the shop's page writes its prices: '69 €'.
  await expect(card).toContainText('189 €');
  await expect(card).toContainText('Because you chose “In the mountains”');

  await expect.poll(() => messagesTo(host)).toEqual(['In the mountains', 'My size: L', 'Rain']);
  await expect.poll(() => host.answers.size).toBe(3);
  const answers = [...host.answers.values()].map(({ path, body }) => ({ path, ...(body as object) }));
  expect(answers).toMatchObject([
    { path: '/answer/1/', answer: [{ answerId: 11, customTextInput: '' }] },
    { path: '/answer/2/', answer: [{ answerId: 21, customTextInput: 'L' }] },
    { path: '/answer/3/', answer: [{ answerId: 31, customTextInput: '' }] },
  ]);
  for (const answer of answers as unknown as { answerTime: number; popup_engagement: string }[]) {
    expect(answer.answerTime).toBeGreaterThanOrEqual(0);
    expect(answer.popup_engagement).toBe(host.bootstrap.popupEngagementUniqueIdentifier);
  }
  expect([...host.chats.values()].map(({ body }) => body)).toMatchObject([
    { next_question_id: 2, selectedAnswers: [{ answerId: 11 }] },
    { next_question_id: 3, selectedAnswers: [{ answerId: 11 }, { answerId: 21, customTextInput: 'L' }] },
    { next_question_id: null },
  ]);

  await card.getByRole('link', { name: 'View: Stormline Shell 3L' }).click();
  await expect(page).toHaveURL(`${host.shop}/product/1`);
  await expect.poll(() => host.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['shown', 'opened', 'clicked', 'closed']));
  // A docked chatbot leaves room for the product's page, so it stays open.
  await expect(page.getByText('My size: L')).toBeVisible();
});

test('an earlier answer is changed with the keyboard, and a follow-up question of the reply is answered', async ({ page, visit, host }) => {
  const red = {
    ...(host.bootstrap.question?.answers[0] as VisitorAnswer),
    id: 901,
    question: 900,
    text: 'Red',
    next_question: null,
    image: '',
  };
  const followUp = { id: 900, text: 'Which colour?', answers: [red, { ...red, id: 902, text: 'Blue' }] };
  host.chat = ({ requestId, next_question_id, selectedAnswers = [] }, answer) => {
    const isLast = selectedAnswers.some(({ answerId }) => answerId > 900);
    const [first, second] = products(host.parley, host.shop) as [RecommendedProduct, RecommendedProduct];
    return streamReply(answer, {
      id: 1,
      inputChatGPT: '',
      requestId,
      outputChatGPT: isLast ? 'Nothing fits all of it. Closest:' : 'One more question:',
      recommendedProducts: isLast ? [{ ...first, differs: ['costs €39.00 more than you wanted'] }, second] : [],
      followUp: next_question_id === null && !isLast ? followUp : null,
      productsLeft: null,
      person: null,
    });
  };
  await visit();
  await openChatbot(page);
  await walkFunnel(page);
  await expect(page.getByRole('group', { name: 'Which colour?' })).toBeVisible();
  await page.getByRole('button', { name: 'Change my answer: In the mountains' }).press('Enter');
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Where will you wear it?' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'In the mountains', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Around town' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Which colour?' })).toBeVisible();
  await page.getByRole('button', { name: 'Blue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Stormline Shell' }).first()).toContainText(
    '≠ costs €39.00 more than you wanted',
  );
  await expect.poll(() => messagesTo(host)).toEqual(['In the mountains', 'My size: L', 'Rain', 'Around town', 'Blue']);
  await expect.poll(() => host.answers.size).toBe(5);
  const [mountains, , , town, blue] = [...host.answers].map(([requestId, { path, body }]) => ({ requestId, path, ...(body as object) }));
  expect(town).toMatchObject({ path: '/answer/1/', answer: [{ answerId: 12 }], replaces: [mountains?.requestId] });
  expect(blue).toMatchObject({ path: '/answer/900/', answer: [{ answerId: 902 }], replaces: [] });
  expect([...host.chats.values()].at(-1)?.body).toMatchObject({
    next_question_id: null,
    selectedAnswers: [{ answerId: 21 }, { answerId: 31 }, { answerId: 12 }, { answerId: 902 }],
  });
});

test('a question that makes sure stands below the products that are left', async ({ page, visit, host }) => {
  const town = { ...(host.bootstrap.question?.answers[1] as VisitorAnswer), id: 901, question: 900, next_question: null, image: '' };
  const followUp = { id: 900, text: 'Just to be sure: where?', answers: [town, { ...town, id: 902, text: 'At sea' }] };
  host.chat = ({ requestId, next_question_id, selectedAnswers = [] }, answer) => {
    const isSure = selectedAnswers.some(({ answerId }) => answerId > 900);
    const [first, second] = products(host.parley, host.shop) as [RecommendedProduct, RecommendedProduct];
    return streamReply(answer, {
      id: 1,
      inputChatGPT: '',
      requestId,
      outputChatGPT: '2 products fit what you chose so far.',
      recommendedProducts: next_question_id === null ? [first, second] : [],
      followUp: next_question_id === null && !isSure ? followUp : null,
      productsLeft: next_question_id === null ? 2 : 9,
      person: null,
    });
  };
  await visit();
  await openChatbot(page);
  await walkFunnel(page);
  const question = page.getByRole('group', { name: 'Just to be sure: where?' });
  await expect(question).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Stormline Shell' });
  await expect(card).toHaveCount(1);
  const [above, below] = [await card.boundingBox(), await question.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.reload();
  await expect(card).toHaveCount(1);
  await question.getByRole('button', { name: 'Around town' }).click();
  await expect(question).toBeHidden();
  // The reply to it shows them anew, not once more.
  await expect(card).toHaveCount(1);
});

test('pictures of later questions are fetched when the widget opens, and a failed picture shows nothing', async ({
  page,
  visit,
  host,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  const [first, , last] = host.bootstrap.allQuestions;
  for (const [answer, name] of [
    [last?.answers[0], 'rain'],
    [last?.answers[1], 'shine'],
  ] as const)
    if (answer) answer.image = `${host.parley}/uploads/${name}.svg`;
  await page.route('**/shine.svg', (route) => route.abort());
  await visit();
  expect(host.reads.some((path) => path.startsWith('/uploads/'))).toBe(false);
  await openChatbot(page);
  await expect(page.getByText(first?.text ?? '')).toBeVisible();
  await expect.poll(() => host.reads).toContain('/uploads/rain.svg');
  await walkFunnel(page);
  await expect(page.getByText('fit “Rain” best')).toBeVisible();
  expect(host.reads.filter((path) => path.endsWith('/rain.svg'))).toHaveLength(1);
});

test('answers with words are collected and joined by the owner’s word for "and"', async ({ page, visit, host }) => {
  host.bootstrap.popup.popupWordForAnd = 'plus';
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'Around town' }).click();
  await page.getByRole('button', { name: 'My size' }).click();
  await page.getByLabel('Your size').fill('M');
  await page.getByRole('button', { name: 'My budget' }).click();
  await page.getByLabel('At most').fill('200');
  await expect.poll(() => host.answers.size).toBe(1);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('My size: M plus My budget: 200')).toBeVisible();
  await expect.poll(() => host.answers.size).toBe(2);
  expect([...host.answers.values()].at(-1)?.body).toMatchObject({
    answer: [
      { answerId: 21, customTextInput: 'M' },
      { answerId: 22, customTextInput: '200' },
    ],
  });
});

test('a call to action opens its page and is recorded', async ({ page, visit, host }) => {
  const [, , , cta] = host.bootstrap.allQuestions[0]?.answers ?? [];
  if (cta) cta.answerCallToActionURL = `${host.shop}/product/size-guide`;
  await visit();
  await openChatbot(page);
  const button = page.getByRole('button', { name: 'Read our size guide' });
  await expect(button).toHaveCSS('background-color', 'rgb(255, 247, 237)');
  await button.click();
  await expect(page).toHaveURL(`${host.shop}/product/size-guide`);
  await expect.poll(() => host.answers.size).toBe(1);
  await expect.poll(() => host.events.map(({ type }) => type)).toContain('clicked');
});

test('the recommendation is said once: one product with its reasons and a button in words, and alternatives to ask about', async ({
  page,
  visit,
  host,
}) => {
  host.chat = ({ requestId, inputChatGPT, next_question_id }, answer) => {
    const all = products(host.parley, host.shop) as [RecommendedProduct, RecommendedProduct, RecommendedProduct];
    const ended = next_question_id === null && inputChatGPT === 'Rain';
    const list = all.map(({ productTitle }) => `• ${productTitle}`).join('\n');
    return streamReply(answer, {
      id: 1,
      inputChatGPT,
      requestId,
      outputChatGPT: ended ? `These fit best:\n${list}` : 'They differ in warmth:\n• one\n• two',
      recommendedProducts: ended ? [all[0], all[1], { ...all[2], differs: ['costs €39.00 more than you wanted'] }] : [],
      followUp: null,
      productsLeft: null,
      person: null,
    });
  };
  await visit();
  await openChatbot(page);
  await expect(page.getByRole('heading', { name: 'Recommended' })).toBeVisible();
  await walkFunnel(page);
  await expect(page.getByText('These fit best:', { exact: true })).toBeVisible();
  const hero = page.locator('.hero');
  await expect(hero).toContainText(/Stormline.*189.*Because you chose.*Made for rain/);
  await expect(hero.getByRole('link', { name: 'View: Stormline Shell 3L' })).toHaveAttribute('href', `${host.shop}/product/1`);
  await expect(page.locator('.alt')).toHaveText([/Fjell Down Parka.*329/, /Breeze.*≠ costs €39.00 more/]);
  await expect(page.getByText('Other matches')).toBeVisible();
  // Each title stands where its product is, and in the suggestion.
  await expect(page.getByRole('log')).not.toContainText('•');
  await page.getByRole('button', { name: 'Why not Fjell Down Parka with a removable hood?' }).click();
  await expect(page.getByText('• one')).toBeVisible();
  expect(messagesTo(host).at(-1)).toBe('Why not Fjell Down Parka with a removable hood?');
});

test('the newest message starts at the top, nothing is cut at the edge, and nothing moves while the visitor reads above', async ({
  page,
  visit,
  host,
}) => {
  await visit();
  await openChatbot(page);
  await walkFunnel(page);
  await expect(page.locator('.hero')).toBeVisible();
  const log = page.locator('.log');
  /** Pixels from the top edge of the area to an element. */
  const fromTop = (selector: string) =>
    log.evaluate(
      (area, inner) =>
        Math.round((area.querySelector(inner)?.getBoundingClientRect().top ?? Number.NaN) - area.getBoundingClientRect().top),
      selector,
    );
  /** How far an element is from where the newest starts, in whole pixels. */
  const off = async (selector: string) => Math.abs((await fromTop(selector)) - 8);
  await expect.poll(() => off('.result')).toBeLessThanOrEqual(1);
  await page.getByRole('textbox').last().fill('Is it warm?');
  await page.keyboard.press('Enter');
  await expect.poll(() => off('.me:last-of-type')).toBeLessThanOrEqual(1);
  let finish = () => {};
  host.chat = (body, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
    answer.write('event: delta\ndata: {"text":"Let me see"}\n\n');
    finish = () => {
      const entry = { id: 1, inputChatGPT: '', outputChatGPT: 'It is.', requestId: body.requestId, recommendedProducts: [] };
      answer.end(`event: entry\ndata: ${JSON.stringify(entry)}\n\n`);
    };
  };
  await page.keyboard.type('And light?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Let me see').first()).toBeVisible();
  const place = await log.evaluate(async (area) => {
    area.scrollTop -= 200;
    await new Promise(requestAnimationFrame);
    return area.scrollTop;
  });
  finish();
  await expect(page.getByText('It is.')).toBeVisible();
  expect(await log.evaluate((area) => area.scrollTop)).toBe(place);
});

test('back asks the question before, and a new start the first one; the answers count once', async ({ page, visit, host }) => {
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'Around town' }).click();
  await page.getByRole('button', { name: 'Just show me' }).click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('group', { name: 'What matters most to you?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('group', { name: 'Where will you wear it?' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('group', { name: 'Where will you wear it?' })).toBeVisible();
  await page.getByRole('button', { name: 'On the bike' }).click();
  await expect(page.getByRole('group', { name: 'Rain or shine?' })).toBeFocused();
  await expect.poll(() => host.answers.size).toBe(3);
  const [town, show, bike] = [...host.answers].map(([requestId, { body }]) => ({ requestId, ...(body as object) }));
  expect(bike).toMatchObject({ answer: [{ answerId: 13 }], replaces: [town?.requestId, show?.requestId] });
});

test('a suggestion sends its chat text, and is not offered again', async ({ page, visit, host }) => {
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'Delivery times' }).press('Enter');
  await expect(page.getByText('How long does delivery take?', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delivery times' })).toHaveCount(0);
  await expect.poll(() => messagesTo(host)).toEqual(['How long does delivery take?']);
  expect([...host.chats.values()][0]?.body).toMatchObject({ next_question_id: 1 });
  // The second click of a double click hits nothing that takes the place of the first one's button.
  await page.getByRole('button', { name: 'Gift ideas' }).dblclick();
  await expect(page.getByText('I am looking for a gift', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Gift ideas' })).toHaveCount(0);
  // The message is shown before it is sent.
  await expect.poll(() => messagesTo(host)).toEqual(['How long does delivery take?', 'I am looking for a gift']);
});

test('Enter sends, Shift+Enter breaks the line, and Enter of an input method does neither', async ({ page, visit, host }) => {
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'Lets Start' }).click();
  const field = page.getByPlaceholder('Ask me anything about our products');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('にほん');
  await field.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true, keyCode: 229 } as KeyboardEventInit),
    ),
  );
  expect(host.chats.size).toBe(0);
  await field.fill('first');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await expect.poll(() => messagesTo(host)).toEqual(['first\nsecond']);
  await expect(field).toHaveValue('');
  await field.fill('with the button');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => messagesTo(host)).toEqual(['first\nsecond', 'with the button']);
});

test('the reply streams, and is announced once it is complete', async ({ page, visit, host }) => {
  await visit();
  await openChatbot(page);
  let finish = () => {};
  host.chat = (body, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
    answer.write('event: delta\ndata: {"text":"It is "}\n\n');
    finish = () => {
      const entry = { id: 1, inputChatGPT: '', outputChatGPT: 'It is <b>warm</b>.', requestId: body.requestId, recommendedProducts: [] };
      answer.end(`event: entry\ndata: ${JSON.stringify(entry)}\n\n`);
    };
  };
  await page.getByRole('button', { name: 'Gift ideas' }).click();
  await expect(page.getByText('It is', { exact: true })).toBeVisible();
  const log = page.getByRole('log');
  await expect(log.locator('[aria-busy=true]')).toHaveCount(1);
  finish();
  await expect(page.getByText('It is <b>warm</b>.')).toBeVisible();
  await expect(log.locator('[aria-busy=true]')).toHaveCount(0);
});

test('a JSON answer works too, and the page’s csrftoken is sent', async ({ page, visit, host }) => {
  host.chat = (body, answer) => {
    const chatgpt = [{ id: 1, inputChatGPT: '', outputChatGPT: 'Plain JSON', requestId: body.requestId, recommendedProducts: [] }];
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ chatgpt }));
  };
  await visit();
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the shop's page has one
    document.cookie = 'csrftoken=t0ken';
  });
  await openChatbot(page);
  await page.getByRole('button', { name: 'Gift ideas' }).click();
  await expect(page.getByText('Plain JSON')).toBeVisible();
  expect([...host.chats.values()][0]?.headers['x-csrftoken']).toBe('t0ken');
});

test('a popup left through a product’s link does not cover that page; a launcher brings it back', async ({ page, visit, host }) => {
  host.placement.kind = 'Popup';
  host.placement.scroll = 1;
  host.bootstrap.popup.popupOrChat = 'Popup';
  await visit();
  await page.evaluate(() => scrollTo(0, 900));
  await walkFunnel(page);
  await page.getByRole('link', { name: 'View: Stormline' }).click();
  await expect(page).toHaveURL(/product\/1$/);
  const launcher = page.getByRole('button', { name: 'Need help choosing?' });
  await expect(launcher).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await launcher.click();
  await expect(page.getByText('My size: L')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View: Stormline' })).toBeVisible();
});

test('docked it is 550 by 350 px, as a popup 800 by 500; its chat view is 570 px high, the chat area 415 px', async ({
  page,
  visit,
  host,
}) => {
  await forgetVisitors(page);
  host.placement.scroll = 1;
  for (const [kind, width, height] of [
    ['Chatbot', '550px', '350px'],
    ['Popup', '800px', '500px'],
  ] as const)
    await test.step(kind, async () => {
      host.placement.kind = kind;
      host.bootstrap.popup.popupOrChat = kind;
      await visit();
      await page.evaluate(() => scrollTo(0, 900));
      const panel = page.getByRole('dialog');
      await expect(panel).toHaveCSS('width', width);
      await expect(panel).toHaveCSS('height', height);
      await page.getByRole('button', { name: 'Lets Start' }).click();
      await expect(panel).toHaveCSS('height', '570px');
      await expect(page.locator('parley-widget .log')).toHaveCSS('height', '415px');
    });
});
