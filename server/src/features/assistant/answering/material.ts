/** Collects the material for an answer: the visitor's message, and what the owner's texts and catalogue contain about it. */
import type { BodyOf, CompanyProfile, ProductChoice, postChat, RecommendedProduct, VisitorQuestion } from '@parley/contract';
import { detectChatLanguage, detectMessageLanguage } from '../../../kit/languages/detect.ts';
import { type ChatLanguage, isChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { mainLanguage, shopPages } from '../../catalogue/index.ts';
import { chatsOf, type RecordedPath, recordedPath } from '../../engagements/index.ts';
import { answerFacts } from '../../questionnaires/index.ts';
import { type ProductMatch, presentMatch, type RecommendationWish, tellingWords, type VisitorBelief } from '../../recommendation/index.ts';
import { companyProfile } from '../../recommenders/index.ts';
import type { Context } from '../context.ts';
import { passagesOf, passagesOfPages } from '../finding/passages.ts';
import { type FoundPassage, searchPassages } from '../finding/search.ts';
import { answersIn, type Intent, intentOf, isAboutShop, productWords } from './intent.ts';
import { selectedAnswers } from './selected-answers.ts';

/** An answer of the questionnaire that the visitor chose. */
export interface ChosenAnswer {
  answerId: number;
  question: string;
  text: string;
  /** The owner's description for the assistant; never shown. */
  textForChat: string;
  customText: string;
}

export interface Material {
  message: string;
  language: ChatLanguage;
  profile: CompanyProfile;
  /** 'funnel' when the message repeats answers of the questionnaire. */
  intent: Intent | 'funnel';
  /** All answers chosen so far, oldest first. */
  chosen: ChosenAnswer[];
  /** The chosen answers that this message repeats. */
  inMessage: ChosenAnswer[];
  /** The question that the widget shows next; null when the funnel has ended. */
  nextQuestionId: number | null;
  /** The follow-up question after the end of the questionnaire, if any. */
  followUp: VisitorQuestion | null;
  /** The number of products that match all chosen answers; null if no chosen answer has product rules. */
  productsLeft: number | null;
  passages: FoundPassage[];
  /** The products to show, best first. */
  matches: ProductMatch[];
  cards: RecommendedProduct[];
  /** The message asks for products without naming any. */
  asksOpenly: boolean;
  /** The conversation so far, oldest first. */
  earlier: { input: string; output: string }[];
}

/** The number of earlier turns in the prompt. */
const mostEarlier = 6;
/** From this score (of at most 3) a message certainly names a product. */
const sureScore = 1.5;
const lookedThrough = 24;
const noProfile: CompanyProfile = {
  companyName: '',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

/** The context of a turn besides the visitor's message. */
export interface Circumstances {
  ownerId: number;
  engagementId: string;
  questionnaireId: number | null;
  choice: ProductChoice;
  askFollowUps: boolean;
  /** The language of the recommender or questionnaire; null when it is not known. */
  language: ChatLanguage | null;
  /** The owner is trying the assistant: nothing was recorded. */
  offstage?: boolean;
}

/**
 * Gathers the material for one chat turn of an engagement. It only stores the texts of a new follow-up question; answers that do not belong
 * to the owner are left out.
 */
export async function gather(context: Context, circumstances: Circumstances, body: BodyOf<typeof postChat>): Promise<Material> {
  const { platform, recommendation } = context;
  const { ownerId, engagementId, choice, offstage } = circumstances;
  const { db } = platform;
  const message = body.inputChatGPT;
  const profile = (await companyProfile(db, ownerId)) ?? noProfile;
  const recorded = offstage ? nothingRecorded : await recordedPath(db, ownerId, engagementId);
  const chosen = await chosenAnswers(platform, ownerId, recorded, body);
  const answerIds = chosen.map(({ answerId }) => answerId);
  const belief = answerIds.length > 0 ? await recommendation.beliefOf(ownerId, { selectedAnswerIds: answerIds, choice }) : undefined;
  const inMessage = answersIn(message, chosen);
  const intent = inMessage.length > 0 ? 'funnel' : intentOf(message);
  const passages = intent === 'question' || intent === 'products' ? await passagesFor(platform, ownerId, profile, message) : [];
  const top = await productsFor(context, ownerId, {
    message,
    intent,
    inMessage,
    answerIds,
    choice,
    belief,
    answered: passages.length > 0,
  });
  const asksOpenly = intent === 'products' && tellingWords(productWords(message)).length === 0;
  const earlier = await chatsOf(db, ownerId, engagementId, mostEarlier);
  const language = await answerLanguage(db, ownerId, {
    message: intent === 'funnel' ? '' : message,
    earlier: earlier.map(({ input }) => input),
    profile,
    shopLanguage: circumstances.language,
  });
  return {
    message,
    language,
    profile,
    intent,
    chosen,
    inMessage,
    nextQuestionId: body.next_question_id,
    followUp:
      belief && body.next_question_id === null && (intent === 'funnel' || asksOpenly)
        ? await followUpFor(context, circumstances, belief, recorded)
        : null,
    productsLeft: belief?.productsLeft ?? null,
    // A message that names a product and no topic of the shop is answered with the product alone.
    passages: intent === 'products' && top.length > 0 && !isAboutShop(message) ? [] : passages,
    matches: top,
    asksOpenly,
    cards: top.map((match) => presentMatch(match, language, platform.shownPicture)),
    earlier: earlier.map(({ input, output }) => ({ input, output })),
  };
}

/** Passages of the company profile; those of the shop's pages only when it has none, because the owner wrote the profile for this. */
async function passagesFor({ db }: Platform, ownerId: number, profile: CompanyProfile, message: string): Promise<FoundPassage[]> {
  const inProfile = await searchPassages(db, passagesOf(profile), message);
  return inProfile.length > 0 ? inProfile : searchPassages(db, passagesOfPages(await shopPages(db, ownerId)), message);
}

const nothingRecorded: RecordedPath = { responses: [], followUps: new Set() };

async function chosenAnswers(
  platform: Platform,
  ownerId: number,
  { responses }: RecordedPath,
  { selectedAnswers: sent, next_question_id: shownQuestionId }: BodyOf<typeof postChat>,
): Promise<ChosenAnswer[]> {
  const ids = [...sent, ...responses.flatMap(({ answers }) => answers)].map(({ answerId }) => answerId);
  if (ids.length === 0) return [];
  const facts = await answerFacts(platform.db, ownerId, ids);
  return selectedAnswers(responses, sent, shownQuestionId, (id) => facts.get(id)?.questionId).flatMap(({ answerId, customTextInput }) => {
    const answer = facts.get(answerId);
    if (!answer) return [];
    const { questionText: question, text, textForChat } = answer;
    return [{ answerId, question, text, textForChat, customText: customTextInput }];
  });
}

/** The follow-up question after a turn in which the funnel has ended. */
async function followUpFor(
  { followUps }: Context,
  { ownerId, questionnaireId, askFollowUps }: Circumstances,
  belief: VisitorBelief,
  { followUps: askedBefore }: RecordedPath,
): Promise<VisitorQuestion | null> {
  if (!askFollowUps || questionnaireId === null) return null;
  return followUps.after({ ownerId, questionnaireId, belief, askedBefore });
}

interface ProductQuery {
  message: string;
  intent: Material['intent'];
  inMessage: readonly ChosenAnswer[];
  answerIds: readonly number[];
  choice: ProductChoice;
  /** What the answers make likely; absent without any. */
  belief: VisitorBelief | undefined;
  /** The owner's texts already answer the message. */
  answered: boolean;
}

/** The products that this turn shows: by the questionnaire after one of its answers, otherwise those that the message asks for. */
async function productsFor(context: Context, ownerId: number, query: ProductQuery): Promise<ProductMatch[]> {
  const { message, intent, inMessage, answerIds, choice, belief, answered } = query;
  const find = async (wish: Omit<RecommendationWish, 'choice'>) =>
    (await context.recommendation.findProducts(ownerId, { ...wish, choice })).top;
  if (intent === 'funnel') {
    const typed = inMessage.map(({ customText }) => customText).filter(Boolean);
    return find({ selectedAnswerIds: answerIds, text: typed.join(' ') || undefined, belief });
  }
  if (intent !== 'products' && intent !== 'question') return [];
  const text = productWords(message);
  const named = text ? await find({ selectedAnswerIds: [], text }) : [];
  const surely = named.some(({ score }) => score >= sureScore);
  if (named.length > 0 && (!answered || (surely && intent === 'products')))
    return preferChosen(context, ownerId, { answerIds, text, choice, belief, named });
  // 'What do you recommend?' names nothing: recommend by the answers chosen so far.
  const namesNothing = tellingWords(text).length === 0;
  return intent === 'products' && namesNothing && !answered ? find({ selectedAnswerIds: answerIds, belief }) : [];
}

/** Of the products that a message names, those that also match the chosen answers come first. */
async function preferChosen(
  { recommendation }: Context,
  ownerId: number,
  {
    answerIds,
    text,
    choice,
    belief,
    named,
  }: Pick<ProductQuery, 'answerIds' | 'choice' | 'belief'> & { text: string; named: ProductMatch[] },
): Promise<ProductMatch[]> {
  const wish = { selectedAnswerIds: answerIds, text, choice, belief, limit: lookedThrough };
  const { top } = await recommendation.findProducts(ownerId, wish);
  const fitting = top.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'asked'));
  return fitting.length > 0 ? fitting.slice(0, choice.recommendedProductsLimit) : named;
}

/**
 * The language to answer in: that of a message in the visitor's own words, else of the recommender's questions, else of earlier messages,
 * else of the owner's texts, else of the catalogue. An answer's text does not decide: it is often a name or a colour, which is the same in
 * many languages.
 */
async function answerLanguage(
  db: Executor,
  ownerId: number,
  {
    message,
    earlier,
    profile,
    shopLanguage,
  }: { message: string; earlier: string[]; profile: CompanyProfile; shopLanguage: ChatLanguage | null },
): Promise<ChatLanguage> {
  const known = detectMessageLanguage(message) ?? shopLanguage;
  if (known) return known;
  const owner = `${profile.whatAreFAQs.slice(0, 2000)} ${profile.whatServicesDoYouOfferToClients.slice(0, 2000)}`;
  const detected = detectChatLanguage(earlier.join(' ')) ?? detectChatLanguage(message) ?? detectChatLanguage(owner);
  if (detected) return detected;
  const catalogue = (await mainLanguage(db, ownerId))?.slice(0, 2) ?? null;
  return isChatLanguage(catalogue) ? catalogue : 'en';
}
