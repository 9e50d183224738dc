import { randomUUID } from 'node:crypto';
import {
  answerHandover,
  askPerson,
  countHandovers,
  eraseConversation,
  getConversation,
  getHandover,
  getPersonAnswers,
  getPersonForm,
  listHandovers,
  settleHandover,
  stopPersonMails,
  updatePopup,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { chat, shop } from '../assistant/testing.ts';
import { aDesk } from './testing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const minute = 60_000;
const idOf = (engagement: string) => engagement.split('.')[0] ?? '';
const query = async (text: string, values: unknown[]) => (await t.platform.database.pool.query(text, values)).rows;

describe('a visitor who asks for a person', () => {
  it('is stored with the consent and its time, and the owner gets one mail with the conversation', async () => {
    const desk = await aDesk(t);
    await chat(t, desk.visitor, { inputChatGPT: 'How long does delivery take?', requestId: randomUUID() });
    const email = 'lena@home.test';
    const id = await desk.ask({ email, name: 'Lena', message: 'Where is\nmy order?' });
    const request = await desk.read(id);
    expect(request).toMatchObject({ email, name: 'Lena', message: 'Where is\nmy order?', open: true, answers: [], watching: false });
    expect(request.consent.text).toContain('stores my e-mail address');
    expect(Math.abs(Date.parse(request.consent.at) - t.clock.now().getTime())).toBeLessThan(minute);
    expect(request.chats.map(({ inputChatGPT }) => inputChatGPT)).toEqual(['How long does delivery take?']);
    const [mail, ...more] = desk.mailsTo(desk.username);
    expect(more).toEqual([]);
    expect(mail?.replyTo).toBe(email);
    expect(mail?.text).toContain('> Where is\n> my order?');
    expect(mail?.text).toContain('> Visitor: How long does delivery take?');
    expect(mail?.text).toContain(`http://parley.test/Messages?id=${id}`);
    // Nobody has confirmed the visitor's address, so nothing is sent to it before the owner answers.
    expect(desk.mailsTo(email)).toEqual([]);
    await desk.later(60 * minute);
    expect(desk.mailsTo(desk.username)).toHaveLength(1);
  });

  it('is stored and mailed once, however often the request is sent', async () => {
    const desk = await aDesk(t);
    const body = desk.body();
    const send = () => t.send(askPerson, { ...desk.place(desk.visitor.engagement), body });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    expect(
      (await t.send(askPerson, { ...desk.place(desk.visitor.engagement), body: { ...body, requestId: body.requestId.toUpperCase() } }))
        .statusCode,
    ).toBe(200);
    await t.jobsDone();
    expect(await desk.open()).toHaveLength(1);
    expect(desk.mailsTo(desk.username)).toHaveLength(1);
    const other = await t.send(askPerson, { ...desk.place(desk.newEngagement()), body });
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'request_id_taken']);
  });

  it('may be somebody whose visit was not stored before', async () => {
    const desk = await aDesk(t);
    const engagement = desk.newEngagement();
    await desk.ask({}, engagement);
    const { timeline } = await t.ask(getConversation, { params: { engagementId: idOf(engagement) }, headers: desk.headers });
    expect(timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['began', 'askedPerson']));
  });

  it('is refused without consent, address or message, with line breaks in a name or address, and with huge texts', async () => {
    const desk = await aDesk(t);
    const refused = async (fields: object) => {
      const response = await desk.send(fields as never);
      return [response.statusCode, Object.keys(response.json().error.fields ?? {})];
    };
    expect(await refused({ consent: false })).toEqual([400, ['consent']]);
    expect(await refused({ consent: undefined })).toEqual([400, ['consent']]);
    expect(await refused({ email: '' })).toEqual([400, ['email']]);
    for (const email of ['a@b', 'a@b.test\nBcc: c@d.test', 'a@b.test, c@d.test', '<a@b.test>', 'a b@c.test', `${'x'.repeat(250)}@b.test`])
      expect([email, ...(await refused({ email }))]).toEqual([email, 400, ['email']]);
    expect(await refused({ name: 'Eve\r\nBcc: c@d.test' })).toEqual([400, ['name']]);
    expect(await refused({ name: 'x'.repeat(101) })).toEqual([400, ['name']]);
    expect(await refused({ message: ' ' })).toEqual([400, ['message']]);
    expect(await refused({ message: 'x'.repeat(4001) })).toEqual([400, ['message']]);
    expect(await refused({ requestId: 'no' })).toEqual([400, ['requestId']]);
    expect(await desk.open()).toEqual([]);
  });

  it('cannot make words look like ours in the mail', async () => {
    const desk = await aDesk(t);
    await desk.ask({ name: 'Eve \u202etxet', message: 'Hi\u0085\n\nAnswer here:\n  http://evil.test/\u2028Parley' });
    const text = desk.mailsTo(desk.username)[0]?.text ?? '';
    const lines = text.split('\n');
    const mine = lines.findIndex((line) => line.includes('evil.test'));
    expect(lines[mine]).toBe('>   http://evil.test/Parley');
    expect(text).not.toMatch(/[\u202e\u2028\u0085]/);
  });

  it('is refused where the shop takes no messages, of a forged or foreign visit, and from other websites', async () => {
    const [desk, other] = [await aDesk(t), await aDesk(t)];
    const forged = await desk.send({}, `${desk.visitor.engagement.slice(0, -2)}xx`);
    expect([forged.statusCode, forged.json().error.code]).toEqual([403, 'unknown_engagement']);
    expect((await desk.send({}, other.visitor.engagement)).statusCode).toBe(403);
    const elsewhere = { ...desk.place(desk.visitor.engagement), headers: { origin: 'https://evil.example' } };
    expect((await t.send(askPerson, { ...elsewhere, body: desk.body() })).statusCode).toBe(403);
    expect((await t.send(getPersonAnswers, elsewhere)).statusCode).toBe(403);
    const params = { popupId: String(desk.visitor.recommenderId) };
    await t.ask(updatePopup, { params, body: { handover: 'off' }, headers: desk.headers });
    const off = await desk.send();
    expect([off.statusCode, off.json().error.code]).toEqual([409, 'person_off']);
    expect(await desk.open()).toEqual([]);
  });

  it('can ask five times in a visit', async () => {
    const desk = await aDesk(t);
    for (let i = 0; i < 5; i++) await desk.ask();
    const sixth = await desk.send();
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await desk.open()).toHaveLength(5);
  });

  it('gets the words of the form in a language, with the name of the shop', async () => {
    const desk = await aDesk(t);
    const params = { userId: String(desk.ownerId), popupId: String(desk.visitor.recommenderId) };
    const words = async (language?: string) =>
      (await t.ask(getPersonForm, { params, query: language ? { language } : {}, headers: { origin: shop } })).words;
    expect((await words('fr')).title).toBe('Parler à quelqu’un');
    expect((await words('xx')).title).toBe((await words()).title);
    expect((await words()).consent).not.toContain('{shop}');
    const id = await desk.ask({ language: 'fr' });
    expect((await desk.read(id)).consent.text).toBe((await words('fr')).consent);
  });
});

describe('limits', () => {
  it('stop a flood from one address', async () => {
    const limited = await testApp({ RATE_LIMIT_SCALE: '1' });
    try {
      const desk = await aDesk(limited);
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await desk.send({}, desk.newEngagement())).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });

  it('mail an owner 40 times a day at most; the rest is on the screen', async () => {
    const desk = await aDesk(t);
    for (let i = 0; i < 42; i++) await desk.ask({}, desk.newEngagement());
    expect(desk.mailsTo(desk.username)).toHaveLength(40);
    const { open, total } = await t.ask(listHandovers, { headers: desk.headers });
    expect([open, total]).toEqual([42, 42]);
    await desk.later(24 * 60 * minute);
    expect(desk.mailsTo(desk.username)).toHaveLength(40);
  });

  it('mail an address five times a day, whichever shop writes; the next answer goes out the day after', async () => {
    const [firstDesk, other] = [await aDesk(t), await aDesk(t)];
    const email = `${randomUUID()}@visitor.test`;
    const first = await firstDesk.ask({ email });
    const second = await other.ask({ email: email.toUpperCase() });
    for (let i = 0; i < 4; i++) await firstDesk.reply(first, `Answer ${i}`);
    for (let i = 0; i < 2; i++) await other.reply(second, `Other ${i}`);
    await t.jobsDone();
    expect(firstDesk.mailsTo(email)).toHaveLength(5);
    expect((await other.read(second)).answers.map(({ place }) => place)).toEqual(['mailed', 'tomorrow']);
    await firstDesk.later(24 * 60 * minute);
    expect(firstDesk.mailsTo(email)).toHaveLength(6);
    expect((await other.read(second)).answers.map(({ place }) => place)).toEqual(['mailed', 'mailed']);
  });

  it('let an owner without a confirmed address mail 20 answers a day, and mail no words of visitors to it', async () => {
    const desk = await aDesk(t, { proven: false });
    const answered: string[] = [];
    for (let i = 0; i < 21; i++) {
      const email = `${randomUUID()}@visitor.test`;
      const id = await desk.ask({ email, message: 'buy-my-pills' }, desk.newEngagement());
      await desk.reply(id, 'Hello');
      answered.push(email);
    }
    await t.jobsDone();
    expect(answered.filter((email) => desk.mailsTo(email).length > 0)).toHaveLength(20);
    const mails = desk.mailsTo(desk.username);
    expect(mails).toHaveLength(21);
    expect(mails.filter(({ text, replyTo }) => replyTo || /buy-my-pills|visitor\.test/.test(text))).toEqual([]);
  });
});

describe('an answer on the screen', () => {
  it('reaches the widget while it is open, and is then not mailed', async () => {
    const desk = await aDesk(t);
    const email = `${randomUUID()}@visitor.test`;
    const id = await desk.ask({ email });
    expect(await desk.news()).toEqual({ open: true, answers: [] });
    expect((await desk.read(id)).watching).toBe(true);
    const answered = await desk.reply(id, 'It does run small.');
    expect(answered.json().handover).toMatchObject({ open: false, answers: [{ text: 'It does run small.', place: 'waiting' }] });
    const { open, answers } = await desk.news();
    expect([open, answers.map(({ text }) => text)]).toEqual([false, ['It does run small.']]);
    expect(await desk.news(answers[0]?.id)).toEqual({ open: false, answers: [] });
    expect((await desk.read(id)).answers[0]?.place).toBe('shown');
    await desk.later(10 * minute);
    expect(desk.mailsTo(email)).toEqual([]);
  });

  it('is mailed when the widget was open a moment ago but does not fetch it', async () => {
    const desk = await aDesk(t);
    const email = `${randomUUID()}@visitor.test`;
    const id = await desk.ask({ email });
    await desk.news();
    await desk.reply(id, 'Here I am');
    await t.jobsDone();
    expect(desk.mailsTo(email)).toEqual([]);
    // Fetched but not confirmed: the visitor may have left before it was shown.
    await desk.news();
    await desk.later(2 * minute);
    expect(desk.mailsTo(email)).toHaveLength(1);
    await desk.later(60 * minute);
    expect(desk.mailsTo(email)).toHaveLength(1);
  });

  it('is mailed at once when the widget is closed, in the language of the form, with what the visitor wrote and a link to stop', async () => {
    const desk = await aDesk(t);
    const email = `${randomUUID()}@visitor.test`;
    const id = await desk.ask({ email, name: 'Jörg', language: 'de', message: 'Wo ist mein Paket?' });
    await desk.news();
    t.clock.advance(5 * minute);
    await desk.reply(id, 'Es kommt morgen.\nViele Grüße');
    await t.jobsDone();
    const [mail] = desk.mailsTo(email);
    expect(mail).toMatchObject({ replyTo: desk.username, subject: expect.stringMatching(/^Antwort von /) });
    expect(mail?.text).toContain('Hallo Jörg,');
    expect(mail?.text).toContain('\nEs kommt morgen.\nViele Grüße\n');
    expect(mail?.text).toContain('> Wo ist mein Paket?');
    const stop = /http:\/\/parley\.test\/no-more-mail\/([\w.-]+)\//.exec(mail?.text ?? '');
    expect(mail?.headers?.['List-Unsubscribe']).toBe(`<${stop?.[0]}>`);
    expect(stop?.[0]).not.toContain(email);
    expect((await desk.read(id)).answers[0]?.place).toBe('mailed');
  });

  it('is stored and mailed once when it is sent several times', async () => {
    const desk = await aDesk(t);
    const email = `${randomUUID()}@visitor.test`;
    const id = await desk.ask({ email });
    const key = randomUUID();
    const statuses = (await Promise.all([1, 2, 3].map(() => desk.reply(id, 'Once', key)))).map(({ statusCode }) => statusCode);
    expect([...statuses, (await desk.reply(id, 'Once', key)).statusCode]).toEqual([201, 201, 201, 201]);
    await t.jobsDone();
    expect([(await desk.read(id)).answers.length, desk.mailsTo(email).length]).toEqual([1, 1]);
  });

  it('is mailed again after failures, until the server takes it', async () => {
    const desk = await aDesk(t);
    const email = `${randomUUID()}@visitor.test`;
    const id = await desk.ask({ email });
    const { send } = t.platform.mailer;
    let failures = 3;
    t.platform.mailer.send = async (mail) => (mail.to === email && failures-- > 0 ? Promise.reject(new Error('down')) : send(mail));
    try {
      await desk.reply(id, 'Hello');
      await t.jobsDone();
      for (const wait of [3, 5]) {
        await desk.later(wait * minute);
        expect((await desk.read(id)).answers[0]?.place).toBe('waiting');
      }
      await desk.later(9 * minute);
      expect([desk.mailsTo(email).length, (await desk.read(id)).answers[0]?.place]).toEqual([1, 'mailed']);
      failures = Number.POSITIVE_INFINITY;
      await desk.reply(id, 'Again');
      await t.jobsDone();
      for (let i = 0; i < 8; i++) await desk.later(7 * 60 * minute);
      expect((await desk.read(id)).answers[1]?.place).toBe('failed');
    } finally {
      t.platform.mailer.send = send;
    }
  });

  it('is refused once the visitor wants no more mails and is gone; in the open widget it still arrives', async () => {
    const [desk, other] = [await aDesk(t), await aDesk(t)];
    const email = `${randomUUID()}@visitor.test`;
    const id = await desk.ask({ email });
    const elsewhere = await other.ask({ email });
    await desk.reply(id, 'Hello');
    await t.jobsDone();
    const token = /no-more-mail\/([\w.-]+)/.exec(desk.mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
    expect((await t.send(stopPersonMails, { params: { token: `${token}x` } })).statusCode).toBe(404);
    for (let i = 0; i < 2; i++) expect((await t.send(stopPersonMails, { params: { token } })).statusCode).toBe(200);
    const refused = await desk.reply(id, 'Again');
    expect([refused.statusCode, refused.json().error.code, (await desk.read(id)).stopped]).toEqual([409, 'stopped', true]);
    const again = await desk.ask({ email });
    await desk.news();
    expect((await desk.reply(again, 'In the widget')).statusCode).toBe(201);
    await desk.later(5 * minute);
    expect((await desk.read(again)).answers[0]?.place).toBe('stopped');
    await other.reply(elsewhere, 'Another shop');
    await t.jobsDone();
    expect(desk.mailsTo(email)).toHaveLength(2);
  });
});

describe('the owner', () => {
  it('lists requests, newest first, counts the open ones, and settles them', async () => {
    const desk = await aDesk(t);
    const first = await desk.ask({ message: 'x'.repeat(1000) });
    const second = await desk.ask({}, desk.newEngagement());
    const listed = await t.ask(listHandovers, { headers: desk.headers });
    expect([listed.handovers.map(({ id }) => id), listed.total, listed.open]).toEqual([[second, first], 2, 2]);
    expect(listed.handovers[1]?.message).toHaveLength(201);
    const settle = (open: boolean) => t.ask(settleHandover, { params: { id: String(first) }, body: { open }, headers: desk.headers });
    expect((await settle(false)).handover.open).toBe(false);
    expect(await t.ask(countHandovers, { headers: desk.headers })).toEqual({ open: 1 });
    const states = async (state: 'open' | 'answered') =>
      (await t.ask(listHandovers, { headers: desk.headers, query: { state } })).handovers.map(({ id }) => id);
    expect([await states('open'), await states('answered')]).toEqual([[second], [first]]);
    expect((await settle(true)).handover.open).toBe(true);
    expect(await t.ask(countHandovers, { headers: desk.headers })).toEqual({ open: 2 });
  });

  it('gets 404 for requests of others and for unknown ones', async () => {
    const [desk, other] = [await aDesk(t), await aDesk(t)];
    const id = await other.ask();
    for (const call of [getHandover, settleHandover, answerHandover])
      for (const unknown of [id, 2_000_000_000]) {
        const body = { open: true, text: 'Hello' };
        const response = await t.send(call as typeof answerHandover, { params: { id: String(unknown) }, body, headers: desk.headers });
        expect([call.path, response.statusCode]).toEqual([call.path, 404]);
      }
    expect((await other.read(id)).answers).toEqual([]);
  });

  it('sees the request and the answer in the timeline of the visit', async () => {
    const desk = await aDesk(t);
    const id = await desk.ask({ message: 'Help me' });
    await desk.reply(id, 'Of course');
    const { timeline } = await t.ask(getConversation, {
      params: { engagementId: idOf(desk.visitor.engagement) },
      headers: desk.headers,
    });
    expect(timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'askedPerson', handoverId: id, message: 'Help me', open: false }),
        expect.objectContaining({ kind: 'personAnswered', text: 'Of course' }),
      ]),
    );
  });
});

describe('erasing a visit', () => {
  it('erases its requests, answers and mails, also those in the outbox and those that wait', async () => {
    const desk = await aDesk(t);
    const email = `${randomUUID()}@visitor.test`;
    const id = await desk.ask({ email });
    await desk.reply(id, 'Hello');
    await t.jobsDone();
    const waits = await desk.ask({ email, message: 'Once more' });
    await desk.news();
    await desk.reply(waits, 'This one waits');
    expect(desk.mailsTo(email)).toHaveLength(1);
    await t.ask(eraseConversation, { params: { engagementId: idOf(desk.visitor.engagement) }, headers: desk.headers });
    expect([desk.mailsTo(email), desk.mailsTo(desk.username)]).toEqual([[], []]);
    for (const table of ['handovers', 'handover_answers', 'handover_mails'])
      expect([table, await query(`select 1 from ${table} where owner_id = $1`, [desk.ownerId])]).toEqual([table, []]);
    await desk.later(60 * minute);
    expect(desk.mailsTo(email)).toEqual([]);
    expect((await desk.reply(id, 'Too late')).statusCode).toBe(404);
    const gone = await t.send(getPersonAnswers, desk.place(desk.visitor.engagement));
    expect(gone.statusCode).toBe(404);
  });
});

describe('an offer of a person', () => {
  const offerFor = async (handover: 'off' | 'asked' | 'always', text: string) => {
    const desk = await aDesk(t);
    const params = { popupId: String(desk.visitor.recommenderId) };
    await t.ask(updatePopup, { params, body: { handover }, headers: desk.headers });
    const body = { inputChatGPT: text, requestId: randomUUID() };
    const [entry] = (await chat(t, desk.visitor, body)).json().chatgpt;
    const [again] = (await chat(t, desk.visitor, body)).json().chatgpt;
    expect(again.person).toEqual(entry.person);
    return entry.person;
  };

  it('comes with the answer to who asks for one, in the language of the answer', async () => {
    expect(await offerFor('asked', 'Can I talk to a human?')).toEqual({ text: 'Talk to someone', language: 'en' });
    expect(await offerFor('asked', 'Kann ich mit einem Mitarbeiter sprechen?')).toEqual({ text: 'Mit jemandem sprechen', language: 'de' });
    expect(await offerFor('always', 'Can I talk to a human?')).toMatchObject({ language: 'en' });
    expect(await offerFor('off', 'Can I talk to a human?')).toBeNull();
  });

  it.each([
    ['de', 'Ich möchte mit jemandem sprechen'],
    ['fr', 'Puis-je parler à un conseiller ?'],
    ['es', '¿Puedo hablar con una persona?'],
    ['it', 'Posso parlare con un operatore?'],
    ['nl', 'Kan ik met een medewerker spreken?'],
    ['pl', 'Czy mogę porozmawiać z konsultantem?'],
    ['tr', 'Bir temsilciyle görüşebilir miyim?'],
    ['ar', 'هل يمكنني التحدث مع موظف؟'],
    ['ja', '担当者と話したいです'],
  ])('%s: %s', async (language, message) => {
    expect(await offerFor('always', message)).toMatchObject({ language });
  });

  it('comes with an answer that the shop does not give, unless a button is there anyway', async () => {
    const unknown = 'Do you have a license for nuclear submarines?';
    expect(await offerFor('asked', unknown)).toMatchObject({ language: 'en' });
    expect(await offerFor('always', unknown)).toBeNull();
    expect(await offerFor('off', unknown)).toBeNull();
    expect(await offerFor('asked', 'Hello')).toBeNull();
  });
});
