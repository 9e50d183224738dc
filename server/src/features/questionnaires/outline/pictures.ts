/** Pictures that may have lost their last answer. They are deleted once neither an answer nor a version shows them. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { dropPictures, withPicture } from '../../../kit/uploads.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/index.ts';
import { picturesOf as picturesOfAnswers } from '../answers/answer-store.ts';
import { findQuestionnaire } from '../store.ts';
import { answerPictures, answers, questionnaireVersions } from '../tables.ts';

/** How long a picture may stay unused: a tab may stay open overnight between uploading a picture and saving. */
const unusedForMs = 24 * 3600_000;

/** Notes pictures that no answer may show from now on; empty paths are skipped. */
export async function noteLoose(tx: Executor, ownerId: number, paths: readonly string[], now: Date): Promise<void> {
  const rows = [...new Set(paths)].filter(Boolean).map((path) => ({ ownerId, path, looseSince: now }));
  if (rows.length === 0) return;
  await tx
    .insert(answerPictures)
    .values(rows)
    .onConflictDoUpdate({ target: [answerPictures.ownerId, answerPictures.path], set: { looseSince: now } });
}

/** The paths of all pictures of an owner's answers, of today and of earlier versions. */
export async function picturesOf(db: Executor, ownerId: number): Promise<string[]> {
  const loose = await db.select({ path: answerPictures.path }).from(answerPictures).where(eq(answerPictures.ownerId, ownerId));
  return [...new Set([...(await picturesOfAnswers(db, ownerId)), ...loose.map(({ path }) => path)])];
}

/**
 * Stores a picture for an answer that is saved later; returns its path.
 * @throws HttpError 404 for an unknown questionnaire, 413 and 415 naming `image`.
 */
export async function addPicture(platform: Platform, ownerId: number, id: number, file: UploadedFile | undefined): Promise<string> {
  if (!file) throw invalid({ image: 'This is required' });
  if (!(await findQuestionnaire(platform.db, ownerId, id))) throw notFound('The questionnaire');
  const path = await withPicture(platform, file, async (stored = '') => {
    await noteLoose(platform.db, ownerId, [stored], platform.clock.now());
    return stored;
  });
  await dropUnused(platform, ownerId);
  return path;
}

/** Deletes pictures that nothing has shown for a day: an owner's, or everybody's. */
export async function dropUnused(platform: Platform, ownerId?: number): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - unusedForMs);
  const shown = sql`exists (select from ${answers} where ${answers.ownerId} = ${answerPictures.ownerId} and ${answers.image} = ${answerPictures.path})`;
  const kept = sql`exists (select from ${questionnaireVersions} where ${questionnaireVersions.ownerId} = ${answerPictures.ownerId} and position(${answerPictures.path} in ${questionnaireVersions.content}::text) > 0)`;
  const gone = await platform.db
    .delete(answerPictures)
    .where(
      and(
        ownerId === undefined ? undefined : eq(answerPictures.ownerId, ownerId),
        lt(answerPictures.looseSince, before),
        sql`not ${shown}`,
        sql`not ${kept}`,
      ),
    )
    .returning({ path: answerPictures.path });
  await dropPictures(
    platform,
    gone.map(({ path }) => path),
  );
}
