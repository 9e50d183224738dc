/** Collects the material for an answer: what the message asks for, and what the owner's texts and catalogue contain about it. */
import type { BodyOf, CompanyProfile, ProductChoice, postChat, RecommendedProduct, VisitorQuestion } from '@parley/contract';
import { distinctBy } from '../../../kit/distinct.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { chatsOf, firstPageOf, type RecordedPath, recordedPath, type StoredChat } from '../../engagements/index.ts';
import { presentMatch, type VisitorBelief } from '../../recommendation/index.ts';
import type { Context } from '../context.ts';
import type { Conversation } from '../memory/conversation.ts';
import type { Request } from '../memory/request.ts';
import type { Near } from '../nearness/index.ts';
import { recordsFor } from '../records/records-for.ts';
import type { TurnRecords } from '../records/types.ts';
import { type FoundMaterial, findMaterial } from './finding-material.ts';
import { type Owner, ownerStamp } from './owner.ts';
import { answersIn, type ChosenAnswer, chosenAnswers } from './quiz.ts';
import { type Understood, understand } from './understanding.ts';

export type { ChosenAnswer } from './quiz.ts';

/** A thing that a message asks for, and what was found for it. */
export interface AskedPart extends Omit<FoundMaterial, 'products' | 'cards'> {
  /** What is asked for; null when the message repeats answers of the questionnaire. */
  request: Request | null;
}

/** The first thing that a message asks for, with what is known of the whole turn: passages and `unsaid` are of all that it asks for. */
export interface Material extends AskedPart {
  /** The other things that the message asks for. */
  further: readonly AskedPart[];
  message: string;
  language: ChatLanguage;
  profile: CompanyProfile;
  /** 'funnel' when the message repeats answers of the questionnaire. */
  intent: 'funnel' | 'message';
  /** The state of the conversation, this message included. */
  conversation: Conversation;
  /** What may be said in this turn. */
  records: TurnRecords;
  /** All answers chosen so far, oldest first. */
  chosen: ChosenAnswer[];
  /** The chosen answers that this message repeats. */
  inMessage: ChosenAnswer[];
  /** The answers that this message takes back, so that the count is of what fits the others. */
  takenBack: ChosenAnswer[];
  /** The question that the widget shows next; null when the funnel has ended. */
  nextQuestionId: number | null;
  /** The follow-up question after the end of the questionnaire, if any. */
  followUp: VisitorQuestion | null;
  /** The number of products that match all chosen answers; null if no chosen answer has product rules. */
  productsLeft: number | null;
  /** How likely each product is by the chosen answers; undefined where none were chosen. */
  belief: VisitorBelief | undefined;
  cards: RecommendedProduct[];
  /** The conversation so far, oldest first. */
  earlier: { input: string; output: string }[];
}

/** The number of earlier turns in the prompt of a model. */
const mostInPrompt = 6;
/** The number of earlier turns of which the state is made. */
const mostRemembered = 24;

/** The context of a turn besides the visitor's message. */
export interface Circumstances {
  ownerId: number;
  engagementId: string;
  questionnaireId: number | null;
  choice: ProductChoice;
  askFollowUps: boolean;
  /** The websites of the recommender. */
  websites: readonly string[];
  /** The language of the recommender or questionnaire; null when it is not known. */
  language: ChatLanguage | null;
  /** The page that the visitor is on, without query and fragment; null when it is not known. */
  page?: string | null;
  /** The owner is trying the assistant: nothing was recorded. */
  offstage?: boolean;
  /** The earlier messages of a conversation that is not stored, oldest first. */
  earlier?: readonly StoredChat[];
}

const nothingRecorded: RecordedPath = { responses: [], followUps: new Set() };

/** What is stored of a visit before this message. */
export interface Recorded {
  /** A version stamp: tells whether what memory holds of the owner is up to date. */
  ownerStamp: string;
  path: RecordedPath;
  /** Oldest first. */
  earlier: readonly StoredChat[];
  /** The page that the visitor is on, else the one where the visit began; '' when neither is known. */
  page: string;
}

/** Reads what is stored, with statements that may be sent together. */
export async function readRecorded(db: Executor, circumstances: Circumstances): Promise<Recorded> {
  const { ownerId, engagementId, offstage } = circumstances;
  const [stamp, path, earlier, page] = await Promise.all([
    ownerStamp(db, ownerId),
    offstage ? nothingRecorded : recordedPath(db, ownerId, engagementId),
    offstage ? (circumstances.earlier ?? []) : chatsOf(db, ownerId, engagementId, mostRemembered),
    circumstances.page ?? (offstage ? '' : firstPageOf(db, ownerId, engagementId)),
  ]);
  return { ownerStamp: stamp, path, earlier, page };
}

/**
 * Gathers the material for one chat turn of an engagement. It only stores the texts of a new follow-up question; answers that do not belong
 * to the owner are left out.
 */
export async function gather(
  context: Context,
  circumstances: Circumstances,
  body: BodyOf<typeof postChat>,
  owner: Owner & { near: Near },
  { path, earlier, page }: Recorded,
): Promise<Material> {
  const { platform, recommendation } = context;
  const { ownerId, choice } = circumstances;
  const { profile, index, near, contactPages } = owner;
  const message = body.inputChatGPT;
  const chosen = await chosenAnswers(platform, ownerId, path, body);
  const answerIds = chosen.map(({ answerId }) => answerId);
  const belief = answerIds.length > 0 ? await recommendation.beliefOf(ownerId, { selectedAnswerIds: answerIds, choice }) : undefined;
  const inMessage = answersIn(message, chosen);
  const understood = await understand(context, {
    ownerId,
    message,
    isAnswer: inMessage.length > 0,
    earlier,
    chosen,
    profile,
    shopLanguage: circumstances.language,
    page: page || null,
  });
  const shop = { ownerId, choice, index, near, answerIds, belief, inMessage };
  const found = await Promise.all(understood.map((part) => findMaterial(context, shop, part)));
  const [first, ...further] = understood.map(({ request }, at): AskedPart => {
    const { products: _, cards: __, ...part } = found[at] as FoundMaterial;
    return { request, ...part };
  });
  const { language } = understood[0];
  const { request } = first as AskedPart;
  const { conversation } = understood.at(-1) as Understood;
  const cards = distinctBy(
    found.flatMap((part) => part.cards),
    ({ product }) => product.id,
  );
  const passages = distinctBy(
    found.flatMap((part) => part.passages),
    ({ id }) => id,
  );
  const asksOpenly = request?.act === 'advice' && first?.matches.length === 0;
  const records = recordsFor({
    language,
    message,
    profile,
    conversation,
    products: [...new Map(found.flatMap(({ products }) => products).map((product) => [product.id, product])).values()],
    passages,
    websites: circumstances.websites,
    contactPages,
    reply: {
      productIds: cards.map(({ product }) => product.id),
      isNew: request === null || request.act === 'search' || request.act === 'advice',
    },
  });
  return {
    ...(first as AskedPart),
    further,
    passages,
    unsaid: found.some(({ unsaid }) => unsaid),
    message,
    language,
    profile,
    intent: request === null ? 'funnel' : 'message',
    conversation,
    records,
    chosen,
    inMessage,
    takenBack: takenBackBy(inMessage, chosen, belief),
    nextQuestionId: body.next_question_id,
    followUp:
      belief && body.next_question_id === null && (request === null || asksOpenly)
        ? await followUpFor(context, circumstances, belief, path)
        : null,
    productsLeft: belief?.productsLeft ?? null,
    belief,
    cards: cards.map((match) => presentMatch(match, language, platform.shownPicture)),
    earlier: earlier.slice(-mostInPrompt).map(({ input, output }) => ({ input, output })),
  };
}

/** The answers that some of them take back: 'something else', or the answer to a question that makes sure. */
function takenBackBy(some: readonly ChosenAnswer[], chosen: readonly ChosenAnswer[], belief: VisitorBelief | undefined): ChosenAnswer[] {
  const questions = new Set(some.map(({ questionId }) => questionId));
  return chosen.filter(({ questionId }) => questions.has(belief?.takenBackBy.get(questionId) ?? 0));
}

/** The follow-up question after a turn in which the funnel has ended. */
async function followUpFor(
  { followUps, recommendation }: Context,
  { ownerId, questionnaireId, askFollowUps, choice }: Circumstances,
  belief: VisitorBelief,
  { followUps: askedBefore }: RecordedPath,
): Promise<VisitorQuestion | null> {
  if (!askFollowUps || questionnaireId === null) return null;
  const question = await followUps.after({ ownerId, questionnaireId, belief, askedBefore });
  return question && ((await recommendation.withPictures(ownerId, [question], choice))[0] ?? question);
}
