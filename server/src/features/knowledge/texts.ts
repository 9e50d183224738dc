/** Adding texts, within limits. */
import { type OwnerText, textLimits } from '@parley/contract';
import { conflict, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import * as store from './texts-store.ts';

/** The channel on which changes of an owner's texts are announced; the payload is the owner's id. */
export const textsChanged = 'texts_changed';

/** A text as the owner sees it in the list. */
export const presentText = ({ createdAt, ...rest }: store.TextSummary): OwnerText => ({ ...rest, addedAt: createdAt.toISOString() });

/** Refuses a text for which there is no room. @throws HttpError 409 `too_many_texts` */
export async function requireRoom({ db }: Pick<Platform, 'db'>, ownerId: number, characters: number): Promise<void> {
  const texts = await store.textSummaries(db, ownerId);
  if (texts.length >= textLimits.texts)
    throw conflict('too_many_texts', `You have ${textLimits.texts} texts. Delete some that visitors do not ask about.`);
  const total = texts.reduce((sum, text) => sum + text.characters, characters);
  if (total > textLimits.totalCharacters)
    throw conflict('too_many_texts', 'Your texts are too long together. Delete some that visitors do not ask about.');
}

/** A text of the owner's. @throws HttpError 404 */
export async function requireText(
  { db }: Pick<Platform, 'db'>,
  ownerId: number,
  id: number,
): Promise<store.TextSummary & { text: string }> {
  const found = await store.findText(db, ownerId, id);
  if (!found) throw notFound('This text');
  return found;
}
