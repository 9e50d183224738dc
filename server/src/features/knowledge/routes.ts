/** Registers the calls of contract/knowledge.ts. */
import {
  addText,
  answerUnanswered,
  type BodyOf,
  deleteText,
  getText,
  listTexts,
  restoreText,
  textLimits,
  undoAnswer,
  updateText,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { type Publishing, profileChanged } from '../recommenders/index.ts';
import { noteAnswered } from './answered-store.ts';
import { answerAsText, answerInFaq, keyOf, profileWithAnswer, undoAnswered } from './answering.ts';
import { readDocument } from './reading/document.ts';
import { presentText, requireRoom, requireText, textsChanged } from './texts.ts';
import * as store from './texts-store.ts';

/** A text in JSON: each character may take several bytes. */
const bodyLimit = textLimits.characters * 8;
const adding = [{ name: 'texts', max: 60, seconds: 600 }];

/** A text that the owner typed. @throws HttpError 400 naming what is missing */
function writtenText({ title, text }: BodyOf<typeof addText>) {
  if (!title || !text) throw invalid({ ...(!title && { title: 'This is required' }), ...(!text && { text: 'This is required' }) });
  return { title, text, kind: 'written' as const };
}

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, platform: Platform, { assertMaySaveProfile }: Pick<Publishing, 'assertMaySaveProfile'>): void {
  const { db, database, clock } = platform;

  route(app, answerUnanswered, {}, async ({ ownerId, body }) => {
    if (body.into === 'nowhere') {
      const key = keyOf(body.question);
      return { id: await noteAnswered(db, { ownerId, key, place: 'nowhere', at: clock.now() }) };
    }
    if (body.into === 'text') {
      await requireRoom(platform, ownerId, body.answer.length);
      const noted = await db.transaction((tx) => answerAsText(tx, ownerId, body, clock.now()));
      await database.publish(textsChanged, String(ownerId));
      return { id: noted };
    }
    const made = await profileWithAnswer(db, ownerId, body);
    if (made) await assertMaySaveProfile(ownerId, made.profile);
    const id = await db.transaction((tx) => answerInFaq(tx, ownerId, body, clock.now()));
    await database.publish(profileChanged, String(ownerId));
    return { id };
  });

  route(app, listTexts, {}, async ({ ownerId }) => {
    const texts = (await store.textSummaries(db, ownerId)).map(presentText);
    return { texts, totalCharacters: texts.reduce((sum, { characters }) => sum + characters, 0) };
  });

  route(app, getText, {}, async ({ ownerId, params }) => {
    const { text, ...found } = await requireText(platform, ownerId, params.id);
    return { text: { ...presentText(found), text } };
  });

  route(app, addText, { limits: adding, fileLimit: textLimits.fileBytes, bodyLimit }, async ({ ownerId, body, files }) => {
    const given = files.file ? await readDocument(platform, files.file) : writtenText(body);
    await requireRoom(platform, ownerId, given.text.length);
    const row = { ...given, title: body.title || given.title };
    const id = await store.insertText(db, { ownerId, ...row, createdAt: clock.now() });
    return textNow(ownerId, id);
  });

  route(app, updateText, { bodyLimit }, async ({ ownerId, params, body }) => {
    if (!(await store.changeText(db, ownerId, params.id, body))) throw notFound('This text');
    return textNow(ownerId, params.id);
  });

  route(app, deleteText, {}, async ({ ownerId, params }) => {
    if (!(await store.deleteText(db, ownerId, params.id, clock.now()))) throw notFound('This text');
    await database.publish(textsChanged, String(ownerId));
    return { success: true as const };
  });

  route(app, restoreText, {}, async ({ ownerId, params }) => {
    if (!(await store.restoreText(db, ownerId, params.id))) throw notFound('This text');
    return textNow(ownerId, params.id);
  });

  /** A text after it changed, which is announced. */
  async function textNow(ownerId: number, id: number) {
    await database.publish(textsChanged, String(ownerId));
    const { text: _, ...found } = await requireText(platform, ownerId, id);
    return { text: presentText(found) };
  }

  route(app, undoAnswer, {}, async ({ ownerId, params }) => {
    await db.transaction((tx) => undoAnswered(tx, ownerId, params.id, clock.now()));
    await database.publish(profileChanged, String(ownerId));
    await database.publish(textsChanged, String(ownerId));
    return { success: true as const };
  });
}
