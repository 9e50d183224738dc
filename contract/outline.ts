/** A questionnaire as one document, saved as a whole, and its earlier versions. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { maxId, prose, requiredProse, textId } from './fields.ts';
import * as paths from './paths.ts';
import { answer, answerInput, maxAnswersPerQuestion, question } from './questionnaires.ts';

/** The largest number of questions of a questionnaire. */
export const maxQuestions = 500;

export const outlineQuestion = question.extend({ answers: z.array(answer) });
export type OutlineQuestion = z.output<typeof outlineQuestion>;

/** A questionnaire's questions in order, with their answers. */
export const outline = z.object({ first_question: z.int().nullable(), questions: z.array(outlineQuestion) });
export type Outline = z.output<typeof outline>;

/** An id of ours, or a negative number that the client gives to something new. */
export const givenId = z.int().min(-1_000_000_000).max(maxId);

const givenAnswer = z.object({
  ...answerInput,
  id: givenId,
  /** The path of a picture of this owner, or empty. */
  image: z.string().max(200).default(''),
  text_for_chatgpt: prose(2000).default(''),
  next_question: givenId.nullable(),
});

const givenQuestion = z.object({
  id: givenId,
  text: requiredProse(1000),
  /** Absent where they did not change. */
  answers: z.array(givenAnswer).max(maxAnswersPerQuestion, `At most ${maxAnswersPerQuestion} answers`).optional(),
});

/** The ids that new questions and answers got, beside those that the client gave them. */
const newIds = z.array(z.object({ given: z.int(), id: z.int() }));

const params = z.object({ id: textId });

export const getOutline = defineCall({
  method: 'GET',
  path: paths.outline,
  summary:
    'A questionnaire with all its questions and answers in order. `revision` counts its changes and is sent back when it is saved. 404 for an unknown questionnaire.',
  auth: 'owner',
  params,
  answer: outline.extend({ revision: z.int() }),
});

export const saveOutline = defineCall({
  method: 'PUT',
  path: paths.outline,
  summary:
    'Saves all questions in the given order; questions and answers that are missing are deleted. New ones have negative ids. Ids that were deleted before, in this questionnaire, bring back what they named, with its statistics. What it was before is kept as a version. 404 for an unknown questionnaire, question, answer, picture or product, 409 `stale` when somebody else saved since `revision`.',
  auth: 'owner',
  params,
  body: z.object({
    revision: z.int(),
    first_question: givenId.nullable(),
    questions: z.array(givenQuestion).max(maxQuestions, `At most ${maxQuestions} questions`),
  }),
  answer: outline.extend({ revision: z.int(), newQuestions: newIds, newAnswers: newIds }),
});

export const listOutlineVersions = defineCall({
  method: 'GET',
  path: paths.outlineVersions,
  summary:
    'The earlier versions of a questionnaire, newest first: until when each was what visitors saw. Versions are kept for 30 days. 404 for an unknown questionnaire.',
  auth: 'owner',
  params,
  answer: z.object({
    versions: z.array(z.object({ id: z.int(), until: z.iso.datetime(), questions: z.int(), answers: z.int() })),
  }),
});

export const getOutlineVersion = defineCall({
  method: 'GET',
  path: paths.outlineVersion,
  summary: 'An earlier version of a questionnaire. Saving it brings it back. 404 for an unknown version.',
  auth: 'owner',
  params: z.object({ id: textId, versionId: textId }),
  answer: outline,
});

export const uploadAnswerPicture = defineCall({
  method: 'POST',
  path: paths.answerPictures,
  summary:
    'Stores a picture for an answer (multipart `image`) and gives the path to save as `image`. Pictures that nothing uses after a day are deleted. 404 for an unknown questionnaire, 413 for a picture that is too large, 415 for a file that is not a picture.',
  auth: 'owner',
  params,
  body: z.object({}),
  files: ['image'],
  filesOptional: true,
  answer: z.object({ picture: z.string() }),
  status: 201,
});
