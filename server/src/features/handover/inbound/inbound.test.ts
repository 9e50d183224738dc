/** Answers by mail: raw messages as they arrive, through HTTP. */
import { randomUUID } from 'node:crypto';
import { eraseConversation, getConversation, receiveMail, settleHandover, stopPersonMails } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { growthOf, tooMuchGrowth } from '../../../testing/growth.ts';
import { aDesk } from '../testing.ts';
import { answerLine } from './own-words.ts';
import { message, plainReply, programs, quotedMail, textReply, withFile } from './testing.ts';

const secret = 'q8Zt0vXk3Lr7Yw2Bn5Hc9Jd1Fm4Gs6Pa';
const environment = { INBOUND_MAIL_ADDRESS: 'reply@parley.test', INBOUND_MAIL_SECRET: secret };

let t: TestApp;
beforeAll(async () => {
  t = await testApp(environment);
});
afterAll(() => t.close());

const minute = 60_000;
const words = 'Hello Lena,\n\nit does run a little small.\nTake one size up: yes, really.\n\nBest wishes\nAnna';

/** Hands a message over as a mail server does. */
async function deliver(raw: Buffer, { app = t, authorization = `Bearer ${secret}`, type = 'message/rfc822' } = {}) {
  const headers = { 'content-type': type, ...(authorization && { authorization }) };
  const response = await app.app.inject({ method: 'POST', url: receiveMail.path, headers, payload: raw });
  await app.jobsDone();
  return response;
}
const outcomeOf = async (raw: Buffer) => (await deliver(raw)).json().outcome;

/** A request with the mail that its owner got about it. */
async function aRequest(fields: { email?: string; message?: string } = {}, app = t) {
  const desk = await aDesk(app);
  const email = `${randomUUID()}@visitor.test`;
  const id = await desk.ask({ email, ...fields });
  const [mail] = desk.mailsTo(desk.username);
  if (!mail) throw new Error('no mail');
  const reply = { from: desk.username, mail, words };
  const notices = () => desk.mailsTo(desk.username).slice(1);
  const answers = async () => (await desk.read(id)).answers;
  return { desk, email, id, mail, reply, notices, answers };
}

describe('the mail to the owner', () => {
  it('is answered at an address that names the request, and says where an answer goes', async () => {
    const { mail, id, email } = await aRequest();
    expect(mail.replyTo).toMatch(/^reply\+[0-9a-z]+-[0-9a-z]+-[0-9a-z]{20}@parley\.test$/);
    expect(mail.text).toContain('your answer appears in the visitor’s chat while it is open, and is mailed to them otherwise');
    expect(mail.text).toContain(`http://parley.test/Messages?id=${id}`);
    expect(mail.text).toContain(email);
    expect(mail.headers?.['Auto-Submitted']).toBe('auto-generated');
  });

  it('has no such address where nobody confirmed the account', async () => {
    const desk = await aDesk(t, { proven: false });
    await desk.ask();
    expect(desk.mailsTo(desk.username)[0]?.replyTo).toBeUndefined();
  });
});

describe('an answer by mail', () => {
  it.each(Object.entries(programs))('of %s is what the owner wrote, and nothing else', async (_name, write) => {
    const { reply, answers, notices } = await aRequest();
    expect(await outcomeOf(write(reply))).toBe('answered');
    expect((await answers()).map(({ text, by }) => [text, by])).toEqual([[words, 'mail']]);
    expect(notices()).toEqual([]);
  });

  it.each([
    ['German', 'Ja, größer wählen – für 5 €.\n\nGrüße'],
    ['French', 'Oui : prenez une taille au-dessus. À bientôt'],
    ['Japanese', 'はい、少し小さめです。ワンサイズ上をお選びください。'],
    ['Arabic', 'نعم، المقاس صغير قليلاً.'],
    ['Turkish', 'Evet, biraz dar kalıyor. Bir beden büyük alın.'],
  ])('keeps its letters, in %s', async (_language, answer) => {
    const { reply, answers } = await aRequest();
    for (const name of ['Gmail on the web, English', 'Gmail, Japanese, base64', 'Gmail on Android, HTML only, Turkish'])
      await deliver(programs[name]?.({ ...reply, words: answer }) ?? Buffer.alloc(0));
    expect((await answers()).map(({ text }) => text)).toEqual([answer, answer, answer]);
  });

  it('appears in the open widget, and is then not mailed', async () => {
    const { desk, email, id, reply } = await aRequest();
    await desk.news();
    expect(await outcomeOf(plainReply(reply))).toBe('answered');
    const { open, answers } = await desk.news();
    expect([open, answers.map(({ text }) => text)]).toEqual([false, [words]]);
    await desk.news(answers[0]?.id);
    await desk.later(60 * minute);
    expect(desk.mailsTo(email)).toEqual([]);
    expect((await desk.read(id)).answers).toMatchObject([{ by: 'mail', place: 'shown' }]);
  });

  it('is mailed when the widget is closed, also days later and after the message was settled; replies go to the owner', async () => {
    const { desk, email, id, reply } = await aRequest();
    await desk.later(6 * 24 * 60 * minute);
    await t.ask(settleHandover, { params: { id: String(id) }, body: { open: false }, headers: await t.signIn(desk.ownerId) });
    expect(await outcomeOf(plainReply(reply))).toBe('answered');
    const [mail, ...more] = desk.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.replyTo).toBe(desk.username);
    expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('reply+');
  });

  it('stands in the history as one by mail', async () => {
    const { desk, reply, id } = await aRequest();
    await deliver(plainReply(reply));
    await desk.reply(id, 'And on the screen');
    const { timeline } = await t.ask(getConversation, {
      params: { engagementId: desk.visitor.engagement.split('.')[0] ?? '' },
      headers: desk.headers,
    });
    expect(timeline.flatMap((entry) => (entry.kind === 'personAnswered' ? [[entry.text, entry.by]] : []))).toEqual([
      [words, 'mail'],
      ['And on the screen', 'screen'],
    ]);
  });

  it('counts once, however often and at whichever moment it is delivered', async () => {
    const { desk, email, reply, answers } = await aRequest();
    const raw = plainReply(reply);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(raw)));
    expect(outcomes.toSorted()).toEqual(['answered', 'repeated', 'repeated']);
    expect(await outcomeOf(raw)).toBe('repeated');
    const withoutId = plainReply({ ...reply, words: 'Another' }, { 'Message-ID': '' });
    expect([await outcomeOf(withoutId), await outcomeOf(withoutId)]).toEqual(['answered', 'repeated']);
    expect([(await answers()).length, desk.mailsTo(email).length]).toEqual([2, 2]);
  });

  it('may come as any content type, by basic authentication, in capital letters, and with the line of mbox files before it', async () => {
    const { reply, mail, answers } = await aRequest();
    const basic = `Basic ${Buffer.from(`parley:${secret}`).toString('base64')}`;
    const raw = () => plainReply(reply, { To: `<${mail.replyTo?.toUpperCase()}>`, From: `Anna <${reply.from.toUpperCase()}>` });
    const mbox = Buffer.concat([Buffer.from(`From ${reply.from}  Sat Nov 28 22:51:07 2026\n`), raw()]);
    expect((await deliver(mbox, { authorization: basic, type: 'application/x-www-form-urlencoded' })).json().outcome).toBe('answered');
    const hidden = plainReply(reply, { To: 'undisclosed-recipients:;', 'X-Original-To': mail.replyTo ?? '' });
    expect((await deliver(hidden, { type: 'text/plain' })).json().outcome).toBe('answered');
    const unix = Buffer.from(raw().toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    expect((await deliver(unix, { type: 'application/octet-stream' })).json().outcome).toBe('answered');
    expect((await answers()).map(({ text }) => text)).toEqual([words, words, words]);
  });
});

describe('the owner’s words are not lost', () => {
  it('below the quotation or between its lines, with the visitor’s words that it answers', async () => {
    const { reply, mail, answers } = await aRequest({ message: 'Does it run small?\nIs there a blue one?' });
    const lines = quotedMail(mail).split('\n');
    const cut = lines.findIndex((line) => line.includes('run small'));
    const inline = `On 28/11/2026 22:51, Parley wrote:\n${lines.slice(0, cut + 1).join('\n')}\n\nYes, a little.\n\n${lines.slice(cut + 1, cut + 2).join('\n')}\n\nAlas, no.\n\nAnna\n`;
    expect(await outcomeOf(textReply(reply, inline))).toBe('answered');
    expect(await outcomeOf(textReply(reply, `On 28/11/2026 22:51, Parley wrote:\n${quotedMail(mail)}\n\nBelow it all.\n`))).toBe(
      'answered',
    );
    expect((await answers()).map(({ text }) => text)).toEqual([
      '> Does it run small?\n\nYes, a little.\n\n> Is there a blue one?\n\nAlas, no.\n\nAnna',
      'Below it all.',
    ]);
  });

  it('with quotations of its own, dividing lines, colons and words like those of mail programs', async () => {
    const { reply, answers } = await aRequest();
    const own = [
      'Our page says:\n\n> Returns are free within 30 days of delivery.\n\nSo do send it back.',
      'Prices:\n--\nCoat: 80 €\nHat: 20 €\nGloves: 15 €\n--\nAll in stock.',
      'On Monday at 10:30 we open. From: then on you can call us:',
      'Von: uns\nAn: Sie\nBetreff: Ihr Mantel\n\nEr ist da.',
      'Sent from our shop in Berlin, it takes two days.',
    ];
    for (const answer of own) await deliver(plainReply({ ...reply, words: answer }));
    expect((await answers()).map(({ text }) => text)).toEqual(own);
  });

  it('with links whose text hides them, lists and pictographs of HTML', async () => {
    const { reply, answers } = await aRequest();
    const markup =
      '<p>See <a href="https://shop.test/blue">the blue one</a> or <a href="https://shop.test/red"><b>shop.test/red</b></a> <img alt="😊" src="x"></p><ul><li>Size M<li>Size L</ul>';
    await deliver(message(reply, { content: `Content-Type: text/html; charset=utf-8\n\n${markup}` }));
    expect((await answers())[0]?.text).toBe('See the blue one (https://shop.test/blue) or shop.test/red 😊\n\n- Size M\n- Size L');
  });

  it('also where nothing was found: the owner is told, and nothing is sent', async () => {
    const { desk, email, id, reply, mail, answers, notices } = await aRequest();
    const signature = textReply(reply, `\n-- \nAnna\n\nOn 28/11/2026 22:51, Parley wrote:\n${quotedMail(mail)}\n`);
    expect(await outcomeOf(signature)).toBe('refused');
    expect(await outcomeOf(signature)).toBe('refused');
    expect([await answers(), desk.mailsTo(email)]).toEqual([[], []]);
    const [notice, ...more] = notices();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ subject: 'Your answer was not passed on', headers: { 'Auto-Submitted': 'auto-replied' } });
    expect(notice?.text).toContain('no text of yours was found in it');
    expect(notice?.text).toContain(`http://parley.test/Messages?id=${id}`);
    expect(notice?.replyTo).toBeUndefined();
  });

  it('where a program marks no lines as quoted: what stands among them is not guessed, and the owner is told', async () => {
    const { reply, mail, answers, notices } = await aRequest();
    const head = `From: Parley <hello@localhost>\nSent: Saturday, November 28, 2026 10:51 PM\nTo: ${reply.from}\nSubject: ${mail.subject}\n\n`;
    const inline = mail.text.replace('Name:', 'My answer: take size M\nName:').replace('E-mail:', 'And no, not in blue\nE-mail:');
    expect(await outcomeOf(textReply(reply, `See below.\n\n${head}${inline}`))).toBe('answered');
    expect((await answers()).map(({ text }) => text)).toEqual(['See below.']);
    expect(notices().map(({ subject }) => subject)).toEqual(['Your answer was passed on in part']);
    expect(notices()[0]?.text).toContain('Lines that you may have written between or below the lines of our mail');
    expect(await outcomeOf(textReply(reply, `${head}${inline}`))).toBe('refused');
  });

  it('files are not passed on, and the owner is told so once', async () => {
    const { reply, answers, notices } = await aRequest();
    const raw = withFile(reply, 3_000_000);
    expect([await outcomeOf(raw), await outcomeOf(raw)]).toEqual(['answered', 'repeated']);
    expect((await answers()).map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      `${words.replaceAll(/\s+/g, ' ')} And this stands below the picture.`,
    ]);
    expect(notices().map(({ text }) => /attachment or picture/.test(text))).toEqual([true]);
  });

  it('an answer that is too long is refused, and the owner is told', async () => {
    const { reply, answers, notices } = await aRequest();
    expect(await outcomeOf(plainReply({ ...reply, words: 'word '.repeat(1700) }))).toBe('refused');
    expect(await answers()).toEqual([]);
    expect(notices()[0]?.text).toContain('it is longer than 8000 characters');
  });

  it('the owner is told what the screen would say: the visitor wants no more mails', async () => {
    const { desk, email, id, reply, notices } = await aRequest();
    await desk.reply(id, 'Hello');
    const token = /no-more-mail\/([\w.-]+)/.exec(desk.mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
    await t.ask(stopPersonMails, { params: { token } });
    expect(await outcomeOf(plainReply(reply))).toBe('refused');
    expect(notices()[0]?.text).toContain('this visitor wants no more emails from your shop, and their chat is closed');
    expect(desk.mailsTo(email)).toHaveLength(1);
  });

  it('when the owner cannot be told, the message is to be sent again', async () => {
    const { reply, notices } = await aRequest();
    const raw = textReply(reply, '\n');
    const { send } = t.platform.mailer;
    t.platform.mailer.send = () => Promise.reject(new Error('down'));
    try {
      const refused = await deliver(raw);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
    } finally {
      t.platform.mailer.send = send;
    }
    expect([await outcomeOf(raw), notices().length]).toEqual(['refused', 1]);
  });
});

describe('the right to answer', () => {
  it('is the owner’s alone: mail from elsewhere is refused, and the owner reads where it came from', async () => {
    const { desk, email, reply, answers, notices } = await aRequest();
    const senders = [
      'Eve <eve@evil.test>',
      `${reply.from} <eve@evil.test>`,
      `"Anna <${reply.from}>" <eve@evil.test>`,
      `Anna <${reply.from}>, Eve <eve@evil.test>`,
      `Anna <${reply.from}>\r\nFrom: Eve <eve@evil.test>`,
      `Anna <x${reply.from}>`,
      '',
    ];
    for (const From of senders) expect([From, await outcomeOf(plainReply(reply, { From }))]).toEqual([From, 'refused']);
    expect([await answers(), desk.mailsTo(email)]).toEqual([[], []]);
    expect(notices()[0]?.text).toContain('it came from eve@evil.test and not from the address of your account');
    expect(t.mails.filter(({ to }) => to.includes('evil'))).toEqual([]);
  });

  it('does not come with the address of another owner’s request, or with an invented token', async () => {
    const [mine, others] = [await aRequest(), await aRequest()];
    expect(await outcomeOf(plainReply({ ...mine.reply, mail: others.mail }))).toBe('refused');
    const before = t.mails.length;
    const real = mine.mail.replyTo ?? '';
    const forged = [
      real.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
      real.replace(/\+[0-9a-z]+/, '+zzz'),
      real.replace('reply+', 'reply-'),
      real.replace('@parley', '@other'),
      'reply@parley.test',
      `reply+${'z'.repeat(5000)}@parley.test`,
    ];
    for (const To of forged) expect([To, await outcomeOf(plainReply(mine.reply, { To }))]).toEqual([To, 'dropped']);
    expect(t.mails).toHaveLength(before);
    expect([await mine.answers(), await others.answers()]).toEqual([[], []]);
  });

  it('does not come with a mail that its domain disowns; only the receiving server can say so', async () => {
    const { reply, answers, notices } = await aRequest();
    const results = (value: string) => plainReply(reply, { 'Authentication-Results': value });
    expect(
      await outcomeOf(results('mx.parley.example; spf=fail smtp.mailfrom=evil.test; dmarc=fail (p=REJECT) header.from=owner.test')),
    ).toBe('refused');
    expect(notices()[0]?.text).toContain('DMARC failed');
    const forwarded = 'mx.parley.example; spf=fail; dkim=pass; dmarc=pass\r\nAuthentication-Results: old.example; dmarc=fail';
    expect(await outcomeOf(results(forwarded))).toBe('answered');
    expect(await answers()).toHaveLength(1);
  });

  it('is not a machine’s: absence notes, bounces, newsletters and our own mails are dropped silently', async () => {
    const { desk, email, reply, mail, answers, notices } = await aRequest();
    const automatic: Record<string, string>[] = [
      { 'Auto-Submitted': 'auto-replied (vacation)' },
      { Precedence: 'bulk' },
      { Precedence: 'auto_reply' },
      { 'X-Autoreply': 'yes' },
      { 'Return-Path': '<>' },
      { From: 'Mail Delivery System <MAILER-DAEMON@owner.test>' },
      { Subject: `Automatische Antwort: ${mail.subject}` },
      { Subject: '=?utf-8?q?R=C3=A9ponse_automatique_=3A?= absente' },
      { Subject: 'Out of Office' },
      { 'X-Parley-Visit': randomUUID() },
    ];
    for (const headers of automatic) expect([headers, await outcomeOf(plainReply(reply, headers))]).toEqual([headers, 'dropped']);
    const bounce = message(reply, {
      content: 'Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n\nno\n--b--',
    });
    expect(await outcomeOf(bounce)).toBe('dropped');
    expect([await answers(), desk.mailsTo(email), notices()]).toEqual([[], [], []]);
    expect(await outcomeOf(plainReply(reply, { 'Auto-Submitted': 'no' }))).toBe('answered');
  });

  it('cannot go round in circles: a visitor who gives the address for replies as their own gets no further than the owner', async () => {
    const first = await aRequest();
    const second = await aRequest({ email: first.mail.replyTo ?? '' });
    await deliver(plainReply(second.reply));
    const [mail] = second.desk.mailsTo(first.mail.replyTo?.toLowerCase() ?? '');
    expect(mail?.text).toContain(words);
    const asDelivered = textReply({ from: 'hello@localhost', mail: first.mail }, mail?.text ?? '', {
      To: first.mail.replyTo ?? '',
      ...mail?.headers,
    });
    expect(await outcomeOf(asDelivered)).toBe('dropped');
    expect([await first.answers(), first.notices()]).toEqual([[], []]);
  });
});

describe('a token outlives nothing', () => {
  it('after the visit was erased the owner is told that the conversation is gone', async () => {
    const { desk, email, reply, notices } = await aRequest();
    const raw = plainReply(reply);
    await t.ask(eraseConversation, { params: { engagementId: desk.visitor.engagement.split('.')[0] ?? '' }, headers: desk.headers });
    expect(await outcomeOf(raw)).toBe('refused');
    // The mail about the request went with the visit.
    expect(notices()).toEqual([]);
    const [notice] = desk.mailsTo(desk.username);
    expect(notice?.text).toContain('the conversation was deleted');
    expect(notice?.text).not.toMatch(/Messages|visitor\.test/);
    expect(desk.mailsTo(email)).toEqual([]);
  });

  it('an owner who is gone is not written to, and one who has another address answers from there', async () => {
    const { desk, reply, answers } = await aRequest();
    const pool = t.platform.database.pool;
    const moved = `${randomUUID()}@owner.test`;
    await pool.query('update owners set username = $2 where id = $1', [desk.ownerId, moved]);
    expect(await outcomeOf(plainReply(reply))).toBe('refused');
    expect(desk.mailsTo(moved)).toHaveLength(1);
    expect(await outcomeOf(plainReply({ ...reply, from: moved }))).toBe('answered');
    expect(await answers()).toHaveLength(1);
    await pool.query("update owners set status = 'invited' where id = $1", [desk.ownerId]);
    const before = t.mails.length;
    expect(await outcomeOf(plainReply({ ...reply, from: moved }))).toBe('dropped');
    expect(t.mails).toHaveLength(before);
  });
});

describe('hostile messages', () => {
  it('that are empty, no mails, broken, or nested too deeply are dropped or refused, without a fault', async () => {
    const { reply, answers } = await aRequest();
    let nested = '';
    for (let depth = 0; depth < 300; depth++) nested += `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`;
    expect(await outcomeOf(message(reply, { content: `${nested}\nhello` }))).toBe('refused');
    const broken = [
      '',
      '\r\n\r\n',
      'hello',
      '\0\0\0',
      ': :\r\n\r\n:',
      `From: ${reply.from}`,
      `${'A'.repeat(400_000)}: b\r\n\r\n`,
      'From: =?x?q?=\r\nTo: =?utf-8?b?//\r\n\r\n=',
    ];
    for (const raw of broken) expect([raw.slice(0, 20), await outcomeOf(Buffer.from(raw))]).toEqual([raw.slice(0, 20), 'dropped']);
    expect(await answers()).toEqual([]);
    const odd = [
      'Content-Type: text/plain; charset=no-such-charset\nContent-Transfer-Encoding: base64\n\n%%%%',
      'Content-Type: multipart/alternative; boundary=b\n\n--c\n\nno such boundary',
      'Content-Type: text/html\n\n<p>\0\u202eHi &#0; &#xd800; <blockquote',
    ];
    for (const content of odd) expect((await deliver(message(reply, { content }))).statusCode).toBe(200);
    for (const { text } of await answers()) expect(text).not.toMatch(/[\0\u202e]/);
  });

  it.each<[string, number, (count: number) => string]>([
    ['blank lines', 100_000, (count) => '\n'.repeat(count)],
    ['parts', 60_000, (count) => `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\n'.repeat(count)}`],
    ['deep HTML', 100_000, (count) => `Content-Type: text/html\n\n${'<div>'.repeat(count)}hi`],
    ['deep quotations', 7500, (count) => `Content-Type: text/html\n\n${'<blockquote>hi there '.repeat(count)}`],
    ['half-open tags', 25_000, (count) => `Content-Type: text/html\n\n${'<a href="'.repeat(count)}`],
    ['a line of angle brackets', 225_000, (count) => `\n${'>'.repeat(count)}`],
    ['lines of labels', 4750, (count) => `\n${'a: b\n'.repeat(count)}`],
    ['lines that look like introductions', 2250, (count) => `\n${'On 28/11/2026 Parley <hello@localhost> wrote:\n> x\n'.repeat(count)}`],
    ['dashes', 125_000, (count) => `\n${'-'.repeat(count)}\n${'> x\n'.repeat(count / 100)}`],
    ['a long word', 225_000, (count) => `\n${'x'.repeat(count)}`],
    ['letters behind our own mail', 20_000, (count) => `\nYes\n${answerLine}\n${'x'.repeat(count)}`],
  ])('many %s cost in proportion', async (_name, count, contentOf) => {
    const { reply } = await aRequest();
    const growth = await growthOf(count, (size) => {
      const raw = message(reply, { content: contentOf(size) });
      return async () => expect((await deliver(raw)).statusCode).toBe(200);
    });
    expect(growth).toBeLessThan(tooMuchGrowth);
  });

  it('beyond 10 MB are refused before they are read, and without the secret nothing is read at all', async () => {
    const { reply, answers } = await aRequest();
    expect((await deliver(Buffer.alloc(11 * 1024 * 1024, 'x'))).statusCode).toBe(413);
    const raw = plainReply(reply);
    for (const authorization of [
      '',
      'Bearer x',
      `Bearer ${secret}x`,
      `Basic ${Buffer.from(`${secret}:x`).toString('base64')}`,
      secret,
      'Bearer',
    ]) {
      const refused = await deliver(raw, { authorization });
      expect([authorization, refused.statusCode, refused.json().error.code]).toEqual([authorization, 401, 'unauthorized']);
    }
    expect(await answers()).toEqual([]);
  });

  it('that flood one owner lead to 20 mails a day', async () => {
    const { reply, notices } = await aRequest();
    for (let i = 0; i < 25; i++) await deliver(plainReply(reply, { From: `eve${i}@evil.test` }));
    expect(notices()).toHaveLength(20);
  });
});

describe('without INBOUND_MAIL_ADDRESS', () => {
  it('everything is as it was: replies go to the visitor, and no message is taken', async () => {
    const without = await testApp();
    try {
      const { mail, email } = await aRequest({}, without);
      expect(mail.replyTo).toBe(email);
      expect(mail.headers).not.toHaveProperty('Auto-Submitted');
      expect(mail.text).toMatch(/^Hello,\n/);
      const refused = await deliver(Buffer.from('x'), { app: without });
      expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
    } finally {
      await without.close();
    }
  });
});

describe('limits', () => {
  it('stop a flood of messages from one address', async () => {
    const limited = await testApp({ ...environment, RATE_LIMIT_SCALE: '0.005' });
    try {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await deliver(Buffer.from('x'), { app: limited, authorization: 'Bearer x' })).statusCode);
      expect(statuses).toEqual([401, 401, 401, 429]);
    } finally {
      await limited.close();
    }
  });
});
