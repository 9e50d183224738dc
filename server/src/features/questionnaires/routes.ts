/** The calls of contract/questionnaires.ts. */
import {
  createAnswer,
  createQuestion,
  createQuestionnaire,
  deleteAnswer,
  deleteQuestion,
  deleteQuestionnaire,
  duplicateQuestionnaire,
  editAnswer,
  getOutline,
  getOutlineVersion,
  getQuestionnaire,
  getQuestionnaireUsage,
  listAllAnswers,
  listAnswers,
  listOutlineVersions,
  listQuestionnaires,
  listQuestions,
  pictureLimits,
  saveOutline,
  updateQuestionnaire,
  updateQuestions,
  uploadAnswerPicture,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import * as answers from './answers/answers.ts';
import { remove, type ShownBy } from './bin.ts';
import { duplicate } from './duplicate.ts';
import { addPicture } from './outline/pictures.ts';
import { get as getTheOutline, save } from './outline/save.ts';
import { getVersion, listVersions } from './outline/versions.ts';
import type { RecommendersShowing } from './service.ts';
import * as service from './service.ts';

/** A picture is decoded and encoded, which is expensive. */
const pictures = { limits: [{ name: 'answer-pictures', max: 120, seconds: 60 }], fileLimit: pictureLimits.bytes };
/** A copy may include two thousand pictures. */
const copies = { limits: [{ name: 'questionnaire-copies', max: 20, seconds: 60 }] };
/** 500 questions of 1,000 characters, each character up to four bytes. */
const manyQuestions = { bodyLimit: 3 * 1024 * 1024 };
/** The same with 2,000 answers, their texts, descriptions and rules. */
const outlines = { bodyLimit: 16 * 1024 * 1024, limits: [{ name: 'outline-saves', max: 120, seconds: 60 }] };

/** The functions of the recommenders that questionnaires call; recommenders depend on questionnaires. */
export interface Siblings {
  recommendersShowing: RecommendersShowing;
  shownBy: ShownBy;
}

/** Registers the calls for questionnaires, questions and answers. */
export function routes(app: FastifyInstance, platform: Platform, { recommendersShowing, shownBy }: Siblings): void {
  const { db } = platform;

  route(app, listQuestionnaires, {}, async ({ ownerId }) => ({ questionnaires: await service.list(db, ownerId) }));

  route(app, createQuestionnaire, {}, async ({ ownerId, body }) => ({ questionnaire: await service.create(db, ownerId, body.name) }));

  route(app, getQuestionnaire, {}, async ({ ownerId, params }) => ({
    success: true as const,
    questionnaire: await service.get(db, ownerId, params.id),
  }));

  route(app, updateQuestionnaire, {}, async ({ ownerId, params, body }) => ({
    questionnaire: await service.update(platform, ownerId, params.id, body),
  }));

  route(app, deleteQuestionnaire, {}, async ({ ownerId, params }) => ({
    success: true as const,
    changed: await remove(platform, shownBy, ownerId, params.id),
  }));

  route(app, duplicateQuestionnaire, copies, async ({ ownerId, params, body }) => ({
    questionnaire: await duplicate(platform, ownerId, params.id, body.name),
  }));

  route(app, getQuestionnaireUsage, {}, async ({ ownerId, params }) => ({
    recommenders: await service.usage(db, recommendersShowing, ownerId, params.id),
  }));

  route(app, getOutline, {}, ({ ownerId, params }) => getTheOutline(db, ownerId, params.id));

  route(app, saveOutline, outlines, ({ ownerId, params, body }) => save(platform, ownerId, params.id, body));

  route(app, listOutlineVersions, {}, async ({ ownerId, params }) => ({ versions: await listVersions(db, ownerId, params.id) }));

  route(app, getOutlineVersion, {}, ({ ownerId, params }) => getVersion(db, ownerId, params.id, params.versionId));

  route(app, uploadAnswerPicture, pictures, async ({ ownerId, params, files }) => ({
    picture: await addPicture(platform, ownerId, params.id, files.image),
  }));

  route(app, listQuestions, {}, async ({ ownerId, params }) => ({
    success: true as const,
    questions: await service.listQuestions(db, ownerId, params.questionnaire_id),
  }));

  route(app, createQuestion, {}, async ({ ownerId, params, body }) => ({
    new_question: await service.addQuestion(platform, ownerId, params.questionnaire_id, body.text),
  }));

  route(app, updateQuestions, manyQuestions, async ({ ownerId, params, body }) => ({
    updated_questions: await service.changeQuestions(platform, ownerId, params.questionnaire_id, body),
  }));

  route(app, deleteQuestion, {}, async ({ ownerId, params }) => ({
    success: true as const,
    changed: await service.removeQuestion(platform, ownerId, params.id),
  }));

  route(app, listAnswers, {}, async ({ ownerId, params }) => ({
    success: true as const,
    answers: await answers.list(db, ownerId, params.questionId),
  }));

  route(app, listAllAnswers, {}, async ({ ownerId, params }) => ({
    success: true as const,
    answers: await answers.listAll(db, ownerId, params.questionnaire_id),
  }));

  route(app, createAnswer, pictures, async ({ ownerId, params, body, files }) => ({
    success: true as const,
    newAnswer: await answers.add(platform, ownerId, params.questionId, body, files.image),
  }));

  route(app, editAnswer, pictures, async ({ ownerId, params, body, files }) => ({
    success: true as const,
    answers: await answers.edit(platform, ownerId, params.answerId, body, files.image),
  }));

  route(app, deleteAnswer, {}, async ({ ownerId, params }) => {
    await answers.remove(platform, ownerId, params.answerId);
    return { success: true as const };
  });
}
