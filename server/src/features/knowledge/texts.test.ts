/** Texts that owners add: read, listed, answered from, changed, deleted and restored. */
import { addText, deleteText, getText, listTexts, restoreText, textLimits, updateText } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { growthOf, tooMuchGrowth } from '../../testing/growth.ts';
import { aVisitor, chat, type TestVisitor } from '../assistant/testing.ts';
import { readDocument } from './reading/document.ts';
import { docx, locked, pdf } from './reading/testing.ts';
import { textsStamp } from './texts-store.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const say = async (visitor: TestVisitor, inputChatGPT: string) =>
  (await chat(t, visitor, { inputChatGPT })).json().chatgpt[0].outputChatGPT;
const fileOf = (bytes: Uint8Array | string, name: string) => new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const upload = ({ headers }: { headers: { authorization: string } }, bytes: Uint8Array | string, name: string) =>
  t.send(addText, { headers, body: {}, files: { file: fileOf(bytes, name) } });
const textAt = async (visitor: TestVisitor, id: number) =>
  (await t.ask(getText, { headers: visitor.headers, params: { id: String(id) } })).text;

describe('a text', () => {
  it.each<[string, string, Uint8Array | string, string]>([
    ['Markdown', 'markdown', '# Engraving\n\nWe **engrave** rings within [two days](https://x.example).\n\n- Names\n- Dates\n', 'rings.md'],
    ['a DOCX', 'docx', docx(['# Engraving', 'We engrave rings within two days.', 'Other things: never.']), 'rings.docx'],
    ['a PDF', 'pdf', pdf(['Engraving', 'We engrave rings within two days.']), 'rings_2026.pdf'],
  ])('of %s is read, and answered from at once', async (_name, kind, bytes, name) => {
    const visitor = await aVisitor(t);
    const added = await upload(visitor, bytes, name);
    expect(added.statusCode, added.body).toBe(201);
    const { text } = addText.answer.parse(added.json());
    expect(text).toMatchObject({ kind, title: name.startsWith('rings_') ? 'rings 2026' : 'rings' });
    expect((await textAt(visitor, text.id)).text).toMatch(/^Engraving\n+We engrave rings within two days\./);
    expect(await say(visitor, 'How long does engraving of rings take?')).toContain('We engrave rings within two days.');
  });

  it('can be typed, changed, deleted and restored', async () => {
    const visitor = await aVisitor(t);
    const { headers } = visitor;
    const body = { title: 'Zips', text: 'We repair zips of any jacket for 12 euros.' };
    const { text } = await t.ask(addText, { headers, body });
    const params = { id: String(text.id) };
    expect(await say(visitor, 'Do you repair zips?')).toContain('for 12 euros');
    await t.ask(updateText, { headers, params, body: { ...body, text: 'We repair zips of any jacket for 15 euros.' } });
    expect(await say(visitor, 'Do you repair zips of jackets?')).toContain('for 15 euros');
    await t.ask(deleteText, { headers, params });
    expect(await say(visitor, 'can you repair zips')).not.toContain('euros');
    expect((await t.ask(listTexts, { headers })).texts).toEqual([]);
    await t.ask(restoreText, { headers, params });
    expect(await say(visitor, 'do you also repair zips')).toContain('for 15 euros');
    expect((await t.ask(listTexts, { headers })).texts.map(({ title, characters }) => [title, characters])).toEqual([['Zips', 42]]);
    for (const call of [restoreText, deleteText, getText])
      expect((await t.send(call, { headers, params: { id: '999999' } })).statusCode).toBe(404);
  });

  it('is read beside other work: a line of exclamation marks takes the reader of Markdown the square of its length', async () => {
    const read = (size: number) => () => readDocument(t.platform, { bytes: Buffer.from(`Hi${'!'.repeat(size)}`), name: 'x.md' });
    expect(await growthOf(4000, read)).toBeLessThan(tooMuchGrowth);
  });

  it('that was added and deleted changes the stamp: an index made meanwhile is no longer current', async () => {
    const { headers, ownerId } = await aVisitor(t);
    const stamp = async () => (await t.platform.db.execute(sql`select ${textsStamp(ownerId)} as stamp`)).rows[0]?.stamp;
    await t.ask(addText, { headers, body: { title: 'Care', text: 'Wash it cold.' } });
    const before = await stamp();
    const { text } = await t.ask(addText, { headers, body: { title: 'Old', text: 'Wash it hot.' } });
    await t.ask(deleteText, { headers, params: { id: String(text.id) } });
    expect(await stamp()).not.toBe(before);
  });
});

describe('a file is refused, with the reason,', () => {
  const bomb = docx([], `<?xml version="1.0"?><x>${' '.repeat(60 * 1024 * 1024)}</x>`);
  const entities = docx([], '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>');
  /** A part that claims to be small, and is not. */
  const liar = () => {
    const bytes = new Uint8Array(bomb);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 46 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000) view.setUint32(at + 24, 500, true);
    return bytes;
  };
  it.each<[string, () => Uint8Array | string, string, RegExp]>([
    ['when it is an encrypted PDF', () => pdf(['Secret'], locked), 'x.pdf', /encrypted/],
    ['when it is an encrypted DOCX', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array(600).fill(1)]), 'x.docx', /encrypted/],
    ['when it holds pictures of pages', () => pdf([]), 'scan.pdf', /no text/],
    ['when it is cut off', () => pdf(['We engrave rings.']).slice(0, 60), 'x.pdf', /cannot be read|no text/],
    ['when it is another archive', () => docx([]).slice(0, 100), 'x.docx', /cannot be read/],
    ['when it is a picture', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'x.png', /cannot be read/],
    ['when it unpacks to very much', () => bomb, 'x.docx', /too large/],
    ['when it lies about how much it unpacks to', liar, 'x.docx', /cannot be read|too large/],
    ['when it declares entities', () => entities, 'x.docx', /cannot be read/],
    ['when it is too long', () => 'long word '.repeat(textLimits.characters / 9), 'x.txt', /too large/],
    ['when it is empty', () => '\n\n', 'x.md', /no text/],
    ['when it quotes without end', () => `${'>'.repeat(20_000)} word`, 'x.md', /cannot be read/],
  ])('%s', async (_name, bytes, name, reason) => {
    const owner = await t.newOwner();
    const response = await upload(owner, bytes(), name);
    expect([response.statusCode, response.json().error.fields?.file], response.body).toEqual([400, expect.stringMatching(reason)]);
    expect((await t.ask(listTexts, owner)).texts).toEqual([]);
  });

  it('when it has more bytes than a file may have', async () => {
    const owner = await t.newOwner();
    expect((await upload(owner, 'x'.repeat(textLimits.fileBytes + 1), 'x.txt')).statusCode).toBe(413);
  });

  it('when nothing is given', async () => {
    const { headers } = await t.newOwner();
    const response = await t.send(addText, { headers, body: { title: '', text: ' ' } });
    expect(response.json().error.fields).toEqual({ title: 'This is required', text: 'This is required' });
  });
});
