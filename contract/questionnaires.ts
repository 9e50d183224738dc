/** Questionnaires, their questions and answers (specification sections 3, 5 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { anyId, color, flag, line, optionalFields, optionalWebAddress, requiredLine, requiredProse, textId } from './fields.ts';
import * as paths from './paths.ts';
import { productRules } from './recommendation.ts';

/** A row of the list (section 3). Counts are over all time, the average in seconds, null before the first response. */
export const questionnaire = z.object({
  id: z.int(),
  name: z.string(),
  first_question: z.int().nullable(),
  total_questions: z.int(),
  total_answers: z.int(),
  total_engagements: z.int(),
  total_responses: z.int(),
  average_response_time: z.number().nullable(),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const question = z.object({ id: z.int(), text: z.string() });
export type Question = z.output<typeof question>;

/** The style of one answer; absent fields use the recommender's design. Sizes are in pixels. */
export const answerStyle = z.object({
  backgroundColor: color.optional(),
  textColor: color.optional(),
  borderColor: color.optional(),
  borderRadius: z.int().min(0).max(60).optional(),
  fontSize: z.int().min(10).max(40).optional(),
});
export type AnswerStyle = z.output<typeof answerStyle>;

/** A JSON value in a multipart text field. */
const inJson = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be JSON' });
      return z.NEVER;
    }
  }, schema);

/** The input of an answer as a form or JSON. Creating takes all fields, editing any of them. */
export const answerInput = {
  text: requiredLine(300),
  text_for_chatgpt: requiredProse(2000),
  /** A question of the same questionnaire; 'none', '' or null where this answer ends the funnel. */
  next_question: z.union([anyId, z.enum(['', 'none']).transform(() => null), z.null()]),
  /** It leads to the question that follows in order, or ends the funnel after the last one, also when questions are moved. */
  next_in_order: flag.default(false),
  answerHasInputField: flag.default(false),
  answerInputTextField: line(200).default(''),
  answerHasCallToAction: flag.default(false),
  answerCallToActionURL: optionalWebAddress.default(''),
  style: inJson(answerStyle).default({}),
  product_rules: inJson(productRules).default([]),
};

type AnswerInput = typeof answerInput;

/** The same fields as they are stored and sent. The compiler reports a field that is missing in one of the two lists. */
const answerContent = {
  text: z.string(),
  text_for_chatgpt: z.string(),
  next_question: z.int().nullable(),
  next_in_order: z.boolean(),
  answerHasInputField: z.boolean(),
  answerInputTextField: z.string(),
  answerHasCallToAction: z.boolean(),
  answerCallToActionURL: z.string(),
  style: answerStyle,
  product_rules: productRules,
} satisfies { [Field in keyof AnswerInput]: z.ZodType<z.output<AnswerInput[Field]>> };

/**
 * An answer as its owner edits it (section 3). `next_question` null ends the funnel. `image` is the path of an upload, or empty. An empty
 * `text_for_chatgpt` means that the assistant is told the question and the answer as visitors read them.
 */
export const answer = z.object({ id: z.int(), question: z.int(), image: z.string(), ...answerContent });
export type Answer = z.output<typeof answer>;

/**
 * An answer as a visitor gets it: the specification's fields without the text for the assistant and the product rules. Only fields named
 * here are sent to visitors.
 */
export const visitorAnswer = answer.pick({
  id: true,
  question: true,
  text: true,
  next_question: true,
  image: true,
  answerHasInputField: true,
  answerInputTextField: true,
  answerHasCallToAction: true,
  answerCallToActionURL: true,
  style: true,
});
export type VisitorAnswer = z.output<typeof visitorAnswer>;

export const maxAnswersPerQuestion = 4;

const inParams = { questionnaire_id: textId };

export const listQuestionnaires = defineCall({
  method: 'GET',
  path: paths.questionnaires,
  summary: "The owner's questionnaires with their counts, newest first (section 7).",
  auth: 'owner',
  answer: z.object({ questionnaires: z.array(questionnaire) }),
});

export const createQuestionnaire = defineCall({
  method: 'POST',
  path: paths.newQuestionnaire,
  summary: 'Creates an empty questionnaire (section 7).',
  auth: 'owner',
  body: z.object({ name: requiredLine(200) }),
  answer: z.object({ questionnaire }),
  status: 201,
});

export const suggestQuestionnaire = defineCall({
  method: 'POST',
  path: paths.questionnaireSuggestion,
  summary:
    "Creates a questionnaire from the owner's catalogue: up to five questions that distinguish its products, in the catalogue's language, with product rules for each answer (the generation of section 7, without reading a shop). 422 `no_questions` when no question distinguishes the products.",
  auth: 'owner',
  body: z.object({ name: requiredLine(200) }),
  answer: z.object({ questionnaire }),
  status: 201,
});

export const duplicateQuestionnaire = defineCall({
  method: 'POST',
  path: paths.questionnaireCopy,
  summary:
    'Copies a questionnaire with its questions, answers, pictures and product rules; its statistics are not copied. Without a name the copy is named after the original. 404 for an unknown questionnaire.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ name: requiredLine(200).optional() }),
  answer: z.object({ questionnaire }),
  status: 201,
});

export const getQuestionnaireUsage = defineCall({
  method: 'GET',
  path: paths.questionnaireUsage,
  summary:
    'The recommenders that show a questionnaire and would have none after its deletion. `status` is whether a recommender is active. 404 for an unknown questionnaire.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({ recommenders: z.array(z.object({ popup_id: z.int(), popup_name: z.string(), status: z.boolean() })) }),
});

export const deleteQuestionnaire = defineCall({
  method: 'DELETE',
  path: paths.questionnaireDeletion,
  summary:
    'Deletes a questionnaire with its questions and answers (section 7). `changed` lists the recommenders that have no questionnaire now. 404 for an unknown questionnaire.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({ success: z.literal(true), changed: z.object({ recommenders: z.array(z.int()) }) }),
});

export const getQuestionnaire = defineCall({
  method: 'GET',
  path: paths.questionnaire,
  summary: 'One questionnaire (section 7). 404 for an unknown one.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({ success: z.literal(true), questionnaire }),
});

export const updateQuestionnaire = defineCall({
  method: 'PUT',
  path: paths.questionnaireUpdate,
  summary:
    'Sets the first question, the name, or both (section 7: a form with first_question; JSON is accepted too). An empty first_question means none. 404 for an unknown questionnaire or question.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({
    first_question: z.union([anyId, z.literal('').transform(() => null), z.null()]).optional(),
    name: requiredLine(200).optional(),
  }),
  files: [],
  filesOptional: true,
  answer: z.object({ questionnaire }),
});

export const listQuestions = defineCall({
  method: 'GET',
  path: paths.questions,
  summary: 'The questions of a questionnaire in their order (section 7). 404 for an unknown questionnaire.',
  auth: 'owner',
  params: z.object(inParams),
  answer: z.object({ success: z.literal(true), questions: z.array(question) }),
});

export const createQuestion = defineCall({
  method: 'POST',
  path: paths.newQuestion,
  summary:
    'Adds a question at the end; the first one of a questionnaire becomes its first question (section 7). 404 for an unknown questionnaire, 409 `too_many_questions` beyond 500.',
  auth: 'owner',
  params: z.object(inParams),
  body: z.object({ text: requiredProse(1000) }),
  answer: z.object({ new_question: question }),
  status: 201,
});

export const updateQuestions = defineCall({
  method: 'PUT',
  path: paths.questionsUpdate,
  summary:
    'Changes the texts of the given questions, and their order when all questions are given (section 7). 404 for an unknown id, and then nothing changes.',
  auth: 'owner',
  params: z.object(inParams),
  body: z.object({
    questions: z
      .array(z.object({ id: anyId, text: requiredProse(1000) }))
      .min(1)
      .max(500),
  }),
  answer: z.object({ updated_questions: z.array(question) }),
});

export const deleteQuestion = defineCall({
  method: 'DELETE',
  path: paths.questionDeletion,
  summary:
    'Deletes a question with its answers (section 7). Answers that led to it end the funnel, and a questionnaire that began with it has no first question; `changed` lists both. 404 for an unknown question.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({
    success: z.literal(true),
    changed: z.object({ answers: z.array(z.int()), first_question_of: z.int().nullable() }),
  }),
});

export const listAnswers = defineCall({
  method: 'GET',
  path: paths.answers,
  summary: 'The answers of a question in their order (section 7). 404 for an unknown question.',
  auth: 'owner',
  params: z.object({ questionId: textId }),
  answer: z.object({ success: z.literal(true), answers: z.array(answer) }),
});

export const listAllAnswers = defineCall({
  method: 'GET',
  path: paths.allAnswers,
  summary: 'The answers of all questions of a questionnaire, by question and in order, in one call. 404 for an unknown questionnaire.',
  auth: 'owner',
  params: z.object(inParams),
  answer: z.object({ success: z.literal(true), answers: z.array(answer) }),
});

export const createAnswer = defineCall({
  method: 'POST',
  path: paths.newAnswer,
  summary:
    'Adds an answer, multipart with an optional image (section 7). 409 `too_many_answers` beyond four, 404 for a next question of another questionnaire or an unknown product, 413 for a picture that is too large, 415 for a file that is not a picture.',
  auth: 'owner',
  params: z.object({ questionId: textId }),
  body: z.object(answerInput).refine((body) => body.next_question !== undefined, { path: ['next_question'], message: 'This is required' }),
  files: ['image'],
  filesOptional: true,
  answer: z.object({ success: z.literal(true), newAnswer: answer }),
  status: 201,
});

export const editAnswer = defineCall({
  method: 'PUT',
  path: paths.answerUpdate,
  summary:
    'Changes the given fields of an answer, multipart with an optional image (section 7); an empty text as `image` removes the picture. Gives all answers of the question. 404 for an unknown answer, next question or product, 413 and 415 as for a new answer.',
  auth: 'owner',
  params: z.object({ answerId: textId }),
  body: z.object({
    ...optionalFields(answerInput),
    image: z.literal('').optional(),
    /** The position among the answers of the question, from 0. */
    position: z.coerce.number().int().min(0).max(3).optional(),
  }),
  files: ['image'],
  filesOptional: true,
  answer: z.object({ success: z.literal(true), answers: z.array(answer) }),
});

export const deleteAnswer = defineCall({
  method: 'DELETE',
  path: paths.answerDeletion,
  summary: 'Deletes an answer with its picture (section 7). 404 for an unknown answer.',
  auth: 'owner',
  params: z.object({ answerId: textId }),
  answer: z.object({ success: z.literal(true) }),
});

/** The limits for uploaded pictures, shared by forms and server. */
export const pictureLimits = {
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
} as const;
