/** Saves a questionnaire as one document: new parts are created, missing parts are deleted, and parts that were deleted before can come back. */
import { isDeepStrictEqual } from 'node:util';
import type { Answer, BodyOf, Outline, saveOutline } from '@parley/contract';
import type { Executor } from '../../../platform/db/index.ts';
import { conflict, HttpError, invalid, notFound } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { requireProductsOfRules } from '../../catalogue/index.ts';
import { insertAnswers } from '../answers/answer-store.ts';
import { inQuestionnaire } from '../changes.ts';
import * as store from '../store.ts';
import { answerFields } from '../tables.ts';
import { noteLoose, picturesOf } from './pictures.ts';
import { deleteAnswersOf, deleteQuestions, restoreQuestions } from './save-store.ts';
import { formerParts, keepVersion, readOutline } from './versions.ts';

type OutlineInput = BodyOf<typeof saveOutline>;
type GivenQuestion = OutlineInput['questions'][number];
type GivenAnswer = NonNullable<GivenQuestion['answers']>[number];

/** The ids of new parts, by the ids that the client gave. */
interface NewIds {
  newQuestions: { given: number; id: number }[];
  newAnswers: { given: number; id: number }[];
}

/** A questionnaire with the number of its changes. @throws HttpError 404 */
export async function get(db: Executor, ownerId: number, id: number): Promise<Outline & { revision: number }> {
  const row = await store.findQuestionnaire(db, ownerId, id);
  if (!row) throw notFound('The questionnaire');
  return { ...(await readOutline(db, row)), revision: row.revision };
}

/**
 * Saves a questionnaire; returns it as it is now.
 * @throws HttpError 400 for an id that comes twice, 404 for what is unknown, 409 `stale`; nothing changes then.
 */
export async function save(platform: Platform, ownerId: number, id: number, outline: OutlineInput) {
  const now = platform.clock.now();
  const ids = await inQuestionnaire(platform, ownerId, id, async (tx, questionnaire) => {
    if (questionnaire.revision !== outline.revision)
      throw conflict('stale', 'Somebody saved this questionnaire in between; load it again', { revision: 'Is not the newest' });
    const before = await keepVersion(tx, questionnaire, now);
    await check(tx, ownerId, id, outline, before);
    const ids = await write(tx, ownerId, id, outline, before);
    await noteLoose(
      tx,
      ownerId,
      before.questions.flatMap(({ answers }) => answers.map(({ image }) => image)),
      now,
    );
    return ids;
  });
  return { ...(await get(platform.db, ownerId, id)), ...ids };
}

const unknown = (field: string, what: string) =>
  new HttpError(404, 'not_found', `${what} was not found in this questionnaire`, { fields: { [field]: 'Must be of this questionnaire' } });

/** The ids that a questionnaire may name: of its present and earlier parts, and of its owner's pictures. */
interface KnownParts {
  questions: ReadonlySet<number>;
  answers: ReadonlyMap<number, Answer>;
  pictures: ReadonlySet<string>;
}

async function knownParts(tx: Executor, ownerId: number, id: number, before: Outline): Promise<KnownParts> {
  const former = await formerParts(tx, ownerId, id);
  const live = before.questions.flatMap(({ answers }) => answers.map((answer): [number, Answer] => [answer.id, answer]));
  return {
    questions: new Set([...former.questions, ...before.questions.map((question) => question.id)]),
    answers: new Map([...former.answers, ...live]),
    pictures: new Set(['', ...(await picturesOf(tx, ownerId))]),
  };
}

/** Every id, pointer, picture and product must be one of this questionnaire or this owner, and come once. */
async function check(tx: Executor, ownerId: number, id: number, { questions, first_question: first }: OutlineInput, before: Outline) {
  const live = new Map(before.questions.map((question) => [question.id, question]));
  const allowedIds = await knownParts(tx, ownerId, id, before);
  const ids = new Set(questions.map((question) => question.id));
  const [seen, seenAnswers] = [new Set<number>(), new Set<number>()];
  requireNext(first, ids, 'first_question');
  for (const [place, question] of questions.entries()) {
    const at = `questions.${place}`;
    requireOnce(question.id, seen, `${at}.id`);
    const isKnown = question.id < 0 || allowedIds.questions.has(question.id);
    if (!isKnown || question.id === 0) throw unknown(`${at}.id`, 'A question');
    for (const [row, answer] of (question.answers ?? live.get(question.id)?.answers ?? []).entries()) {
      const field = `${at}.answers.${row}`;
      requireOnce(answer.id, seenAnswers, `${field}.id`);
      if (!question.answers) continue;
      requireKnown(answer, allowedIds, ids, field);
      // Rules that were saved before may name products that are gone since.
      if (!isDeepStrictEqual(answer.product_rules, allowedIds.answers.get(answer.id)?.product_rules ?? []))
        await requireProductsOfRules(tx, ownerId, answer.product_rules, `${field}.product_rules`);
    }
  }
}

/** @throws HttpError 404 where an answer, its next question or its picture is unknown */
function requireKnown(answer: GivenAnswer, { answers, pictures }: KnownParts, questionIds: ReadonlySet<number>, field: string): void {
  if (answer.id === 0 || (answer.id > 0 && !answers.has(answer.id))) throw unknown(`${field}.id`, 'An answer');
  requireNext(answer.next_question, questionIds, `${field}.next_question`);
  if (!pictures.has(answer.image)) throw unknown(`${field}.image`, 'The picture');
}

function requireNext(next: number | null, ids: ReadonlySet<number>, field: string): void {
  if (next !== null && !ids.has(next)) throw unknown(field, 'The next question');
}

/** Notes an id. @throws HttpError 400 where it was noted before */
function requireOnce(id: number, seen: Set<number>, field: string): void {
  if (seen.has(id)) throw invalid({ [field]: 'Comes twice' });
  seen.add(id);
}
/** Writes the questions and the answers that were given, which have been checked. */
async function write(tx: Executor, ownerId: number, id: number, outline: OutlineInput, before: Outline): Promise<NewIds> {
  const live = new Set(before.questions.map((question) => question.id));
  const { questions } = outline;
  const stays = new Set(questions.map((question) => question.id));
  await deleteQuestions(
    tx,
    ownerId,
    [...live].filter((questionId) => !stays.has(questionId)),
  );
  await restoreQuestions(
    tx,
    ownerId,
    id,
    questions.filter((question) => question.id > 0 && !live.has(question.id)),
  );
  const fresh = questions.filter((question) => question.id < 0);
  const texts = fresh.map(({ text }) => text);
  const inserted = fresh.length > 0 ? await store.insertQuestions(tx, ownerId, id, texts, 0) : [];
  const newQuestions = fresh.map((question, place) => ({ given: question.id, id: inserted[place]?.id as number }));
  const idOf = new Map(newQuestions.map((pair) => [pair.given, pair.id]));
  const real = (questionId: number) => idOf.get(questionId) ?? questionId;
  if (questions.length > 0) {
    const ordered = questions.map((question) => ({ id: real(question.id), text: question.text }));
    await store.changeQuestions(tx, ownerId, ordered, true);
  }
  const newAnswers = await writeAnswers(tx, ownerId, questions, real);
  await store.changeQuestionnaire(tx, ownerId, id, {
    firstQuestionId: outline.first_question === null ? null : real(outline.first_question),
  });
  return { newQuestions, newAnswers };
}

/** Replaces the answers of the questions that come with answers. They keep their ids, by which they are counted. */
async function writeAnswers(tx: Executor, ownerId: number, questions: GivenQuestion[], real: (id: number) => number) {
  const changed = questions.flatMap(({ id, answers }) => (answers ? [{ questionId: real(id), answers }] : []));
  await deleteAnswersOf(
    tx,
    ownerId,
    changed.map(({ questionId }) => questionId),
  );
  const rowOf = ({ id, ...answer }: GivenAnswer, questionId: number, slot: number) => ({
    ...answerFields.toRow({ ...answer, next_question: answer.next_question === null ? null : real(answer.next_question) } satisfies Omit<
      Answer,
      'id' | 'question'
    >),
    ...(id > 0 && { id }),
    ownerId,
    questionId,
    slot,
    position: slot,
  });
  const rows = await insertAnswers(
    tx,
    changed.flatMap(({ questionId, answers }) => answers.map((answer, slot) => rowOf(answer, questionId, slot))),
  );
  const idAt = new Map(rows.map((row) => [`${row.questionId} ${row.slot}`, row.id]));
  return changed.flatMap(({ questionId, answers }) =>
    answers.flatMap((answer, slot) => (answer.id < 0 ? [{ given: answer.id, id: idAt.get(`${questionId} ${slot}`) as number }] : [])),
  );
}
