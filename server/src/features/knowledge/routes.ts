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
import type { Executor } from '../../platform/db/index.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { type Publishing, profileChanged } from '../recommenders/index.ts';
import { noteAnswered } from './answered-store.ts';
import { answerAsText, answerInFaq, keyOf, undoAnswered } from './answering.ts';
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

/** Registers the routes on `app`. `assertMayChange` is asked before anything changes what the assistant knows. */
export function routes(app: FastifyInstance, platform: Platform, { assertMayChange }: Pick<Publishing, 'assertMayChange'>): void {
  const { db, database, clock } = platform;

  /** Makes a change and gives its result. @throws HttpError 409 where failing tests hold it back; what `change` throws */
  async function changeHeld<T>(ownerId: number, change: (tx: Executor) => Promise<T>): Promise<T> {
    await assertMayChange(ownerId, change);
    return db.transaction(change);
  }

  route(app, answerUnanswered, {}, async ({ ownerId, body }) => {
    if (body.into === 'nowhere') {
      const key = keyOf(body.question);
      return { id: await noteAnswered(db, { ownerId, key, place: 'nowhere', at: clock.now() }) };
    }
    if (body.into === 'text') {
      await requireRoom(platform, ownerId, body.answer.length);
      const noted = await changeHeld(ownerId, (tx) => answerAsText(tx, ownerId, body, clock.now()));
      await database.publish(textsChanged, String(ownerId));
      return { id: noted };
    }
    const id = await changeHeld(ownerId, (tx) => answerInFaq(tx, ownerId, body, clock.now()));
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
    const newText = files.file ? await readDocument(platform, files.file) : writtenText(body);
    await requireRoom(platform, ownerId, newText.text.length);
    const row = { ...newText, title: body.title || newText.title };
    const id = await changeHeld(ownerId, (tx) => store.insertText(tx, { ownerId, ...row, createdAt: clock.now() }));
    return textNow(ownerId, id);
  });

  route(app, updateText, { bodyLimit }, async ({ ownerId, params, body }) => {
    await changeHeld(ownerId, (tx) => store.changeText(tx, ownerId, params.id, body).then(requireChanged));
    return textNow(ownerId, params.id);
  });

  route(app, deleteText, {}, async ({ ownerId, params }) => {
    await changeHeld(ownerId, (tx) => store.deleteText(tx, ownerId, params.id, clock.now()).then(requireChanged));
    await database.publish(textsChanged, String(ownerId));
    return { success: true as const };
  });

  route(app, restoreText, {}, async ({ ownerId, params }) => {
    await changeHeld(ownerId, (tx) => store.restoreText(tx, ownerId, params.id).then(requireChanged));
    return textNow(ownerId, params.id);
  });

  /** A text after it changed, which is announced. */
  async function textNow(ownerId: number, id: number) {
    await database.publish(textsChanged, String(ownerId));
    const { text: _, ...found } = await requireText(platform, ownerId, id);
    return { text: presentText(found) };
  }

  route(app, undoAnswer, {}, async ({ ownerId, params }) => {
    await changeHeld(ownerId, (tx) => undoAnswered(tx, ownerId, params.id, clock.now()));
    await database.publish(profileChanged, String(ownerId));
    await database.publish(textsChanged, String(ownerId));
    return { success: true as const };
  });
}

/** @throws HttpError 404 when no text was changed */
function requireChanged(isChanged: boolean): void {
  if (!isChanged) throw notFound('This text');
}
