/** Everything that an answer may be made of: the visitor's message, and what the owner's texts and catalogue say about it. */
import type { BodyOf, CompanyProfile, ProductChoice, postChat, RecommendedProduct } from '@parley/contract';
import { detectLanguage } from '../../../kit/languages/detect.ts';
import { type ChatLanguage, isChatLanguage } from '../../../kit/languages/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { shopPages } from '../../catalogue/index.ts';
import { chatsOf } from '../../engagements/index.ts';
import { answerFacts } from '../../questionnaires/index.ts';
import { type ProductMatch, presentMatch, tellingWords } from '../../recommendation/index.ts';
import { companyProfile } from '../../recommenders/index.ts';
import type { Context } from '../context.ts';
import { passagesOf, passagesOfPages } from '../finding/passages.ts';
import { type FoundPassage, searchPassages } from '../finding/search.ts';
import { answersIn, type Intent, intentOf, isAboutShop, productWords } from './intent.ts';

/** An answer of the funnel that the visitor chose. */
export interface ChosenAnswer {
  question: string;
  text: string;
  /** What the owner tells the assistant about it; never shown. */
  textForChat: string;
  customText: string;
}

export interface Material {
  message: string;
  language: ChatLanguage;
  profile: CompanyProfile;
  /** 'funnel' when the message repeats answers of the questionnaire. */
  intent: Intent | 'funnel';
  /** Everything chosen so far, oldest first. */
  chosen: ChosenAnswer[];
  /** Those of them that this message repeats. */
  inMessage: ChosenAnswer[];
  /** The question that the widget shows next; null when the funnel has ended. */
  nextQuestionId: number | null;
  passages: FoundPassage[];
  /** The products to show, the best first, and how many fit. */
  matches: ProductMatch[];
  fitting: number;
  cards: RecommendedProduct[];
  /** It asks for products without naming any. */
  asksOpenly: boolean;
  /** The conversation so far, oldest first. */
  earlier: { input: string; output: string }[];
}

/** So many earlier turns go into the prompt. */
const mostEarlier = 6;
/** From this score on (of at most 3) a message surely names a product. */
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

/** Gathers the material for one chat turn of an engagement. Reads only; answers that are not the owner's are left out. */
export async function gather(
  context: Context,
  { ownerId, engagementId, choice }: { ownerId: number; engagementId: string; choice: ProductChoice },
  body: BodyOf<typeof postChat>,
): Promise<Material> {
  const { platform } = context;
  const { db } = platform;
  const message = body.inputChatGPT;
  const answerIds = body.selectedAnswers.map(({ answerId }) => answerId);
  const profile = (await companyProfile(db, ownerId)) ?? noProfile;
  const chosen = await chosenAnswers(platform, ownerId, body.selectedAnswers);
  const inMessage = answersIn(message, chosen);
  const intent = inMessage.length > 0 ? 'funnel' : intentOf(message);
  const passages = intent === 'question' || intent === 'products' ? await passagesFor(platform, ownerId, profile, message) : [];
  const { top, count } = await productsFor(context, ownerId, {
    message,
    intent,
    inMessage,
    answerIds,
    choice,
    answered: passages.length > 0,
  });
  const earlier = await chatsOf(db, ownerId, engagementId, mostEarlier);
  const inputs = earlier.map(({ input }) => input);
  const language = answerLanguage(message, inputs, profile, chosen);
  return {
    message,
    language,
    profile,
    intent,
    chosen,
    inMessage,
    nextQuestionId: body.next_question_id,
    // A message that names a product and nothing else of the shop gets the product alone.
    passages: intent === 'products' && top.length > 0 && !isAboutShop(message) ? [] : passages,
    matches: top,
    fitting: count,
    asksOpenly: intent === 'products' && tellingWords(productWords(message)).length === 0,
    cards: top.map((match) => presentMatch(match, language, platform.shownPicture)),
    earlier: earlier.map(({ input, output }) => ({ input, output })),
  };
}

/** Passages of the company profile; those of the shop's pages only where it has none, because the owner wrote the profile for this. */
async function passagesFor({ db }: Platform, ownerId: number, profile: CompanyProfile, message: string): Promise<FoundPassage[]> {
  const inProfile = await searchPassages(db, passagesOf(profile), message);
  return inProfile.length > 0 ? inProfile : searchPassages(db, passagesOfPages(await shopPages(db, ownerId)), message);
}

async function chosenAnswers(
  platform: Platform,
  ownerId: number,
  selected: BodyOf<typeof postChat>['selectedAnswers'],
): Promise<ChosenAnswer[]> {
  if (selected.length === 0) return [];
  const facts = await answerFacts(
    platform.db,
    ownerId,
    selected.map(({ answerId }) => answerId),
  );
  return selected.flatMap(({ answerId, customTextInput }) => {
    const answer = facts.get(answerId);
    return answer
      ? [{ question: answer.questionText, text: answer.text, textForChat: answer.textForChat, customText: customTextInput }]
      : [];
  });
}

interface ProductQuery {
  message: string;
  intent: Material['intent'];
  inMessage: readonly ChosenAnswer[];
  answerIds: readonly number[];
  choice: ProductChoice;
  /** The owner's words answer the message already. */
  answered: boolean;
}

/** The products that this turn shows: those of the funnel after an answer to it, those that the message asks for otherwise. */
async function productsFor(context: Context, ownerId: number, { message, intent, inMessage, answerIds, choice, answered }: ProductQuery) {
  const none = { top: [], count: 0 };
  if (intent === 'funnel') {
    const typed = inMessage.map(({ customText }) => customText).filter(Boolean);
    return context.recommendation.findProducts(ownerId, { selectedAnswerIds: answerIds, text: typed.join(' ') || undefined, choice });
  }
  if (intent !== 'products' && intent !== 'question') return none;
  const text = productWords(message);
  const named = text ? await context.recommendation.findProducts(ownerId, { selectedAnswerIds: [], text, choice }) : none;
  const surely = named.top.some(({ score }) => score >= sureScore);
  if (named.count > 0 && (!answered || (surely && intent === 'products')))
    return preferChosen(context, ownerId, { answerIds, text, choice });
  // 'What do you recommend?' names nothing: recommend by the answers chosen so far.
  const namesNothing = tellingWords(text).length === 0;
  return intent === 'products' && namesNothing && !answered
    ? context.recommendation.findProducts(ownerId, { selectedAnswerIds: answerIds, choice })
    : none;
}

/** Of the products that a message names, those first that also fit what was chosen. */
async function preferChosen(
  { recommendation }: Context,
  ownerId: number,
  { answerIds, text, choice }: { answerIds: readonly number[]; text: string; choice: ProductChoice },
) {
  const { top } = await recommendation.findProducts(ownerId, { selectedAnswerIds: answerIds, text, choice, limit: lookedThrough });
  const named = top.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'asked'));
  if (named.length === 0) return recommendation.findProducts(ownerId, { selectedAnswerIds: [], text, choice });
  return { top: named.slice(0, choice.recommendedProductsLimit), count: named.length };
}

/** The language to answer in: that of the message, else of the visitor's earlier messages, else of the owner's texts. */
function answerLanguage(
  message: string,
  earlier: readonly string[],
  profile: CompanyProfile,
  chosen: readonly ChosenAnswer[],
): ChatLanguage {
  const answers = chosen.map(({ question, text }) => `${question} ${text}`).join(' ');
  const owner = `${profile.whatAreFAQs.slice(0, 2000)} ${profile.whatServicesDoYouOfferToClients.slice(0, 2000)}`;
  for (const text of [message, earlier.join(' '), answers, owner]) {
    const language = detectLanguage(text);
    if (isChatLanguage(language)) return language;
  }
  return 'en';
}
