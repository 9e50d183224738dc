/** Understands a message in its conversation: the language, the products shown so far, the state, and what is asked for. */
import type { CompanyProfile } from '@parley/contract';
import { detectChatLanguage } from '../../../kit/languages/detect.ts';
import { deliveryCostQuestion, returnPeriodQuestion } from '../../../kit/languages/dialogue/index.ts';
import { questionnairePhrases, spacesWords } from '../../../kit/languages/index.ts';
import { saidPlainly } from '../../../kit/languages/plainly.ts';
import { isAsking } from '../../../kit/languages/questions.ts';
import { type ChatLanguage, isChatLanguage } from '../../../kit/languages/replies/index.ts';
import { servicesIn } from '../../../kit/languages/services.ts';
import { namesWarranty, warrantyQuestion } from '../../../kit/languages/warranties.ts';
import { mainLanguage } from '../../catalogue/index.ts';
import type { StoredChat } from '../../engagements/index.ts';
import type { Context } from '../context.ts';
import { sentencesOf } from '../guarding/sentences.ts';
import { afterRequest } from '../memory/after-request.ts';
import { alternativesIn } from '../memory/alternatives.ts';
import type { Conversation } from '../memory/conversation.ts';
import type { StoredTurn } from '../memory/conversation-of.ts';
import { languageOfMessage } from '../memory/language.ts';
import { productsMentioned, productsNamed, type Titles, wordsOfNames } from '../memory/naming.ts';
import { type Part, partsOf } from '../memory/parts.ts';
import { type Reading, readMessage } from '../memory/reading/reading.ts';
import { withWholeWords } from '../memory/reading/whole-words.ts';
import { productsSummed, type Request } from '../memory/request.ts';
import { holdsWord } from '../memory/words.ts';
import { productRecord } from '../records/product-records.ts';
import type { ProductRecord } from '../records/types.ts';
import { type ChosenAnswer, repeatsAnswer } from './quiz.ts';

export interface MessageInContext {
  ownerId: number;
  message: string;
  /** The message repeats an answer of the questionnaire, so that its own words count for nothing. */
  isAnswer: boolean;
  /** Oldest first. */
  earlier: readonly StoredChat[];
  chosen: readonly ChosenAnswer[];
  profile: CompanyProfile;
  /** The language that the owner chose for the recommender or questionnaire. */
  shopLanguage: ChatLanguage | null;
  /** The page that the visitor is on. */
  page: string | null;
}

/** A thing that a message asks for: mostly the message is about one. */
export interface Understood {
  language: ChatLanguage;
  /** The words of the message that ask for it. */
  text: string;
  reading: Reading;
  /** The state of the conversation after these words, with what they wish for and rule out. */
  conversation: Conversation;
  /** null for an answer of the questionnaire. */
  request: Request | null;
  /** Records of the products shown so far and of the visitor's page, by id. */
  recordsById: ReadonlyMap<number, ProductRecord>;
  /** Products that the words speak of by a name of their own, whatever they ask. */
  mentioned: readonly number[];
  /** Whether a folded word of the message stands in titles of the catalogue. */
  titled: (word: string) => boolean;
  /** What to look up in the owner's texts: the message, or the questions behind one that only follows up ('and to France?'). */
  questions: readonly [string, ...string[]];
}

/** Understands a message, each thing that it asks for by itself; reads the products of the conversation from the catalogue. */
export async function understand(context: Context, incoming: MessageInContext): Promise<[Understood, ...Understood[]]> {
  const { message, earlier, isAnswer, chosen } = incoming;
  const languages = languagesOf(incoming);
  const language = languages.now ?? (await usualLanguage(context, incoming));
  // Only a language without spaces needs the catalogue to tell its words apart; for others it is read once, below.
  const isWord = !spacesWords(language) ? (await context.recommendation.knowledgeOf(incoming.ownerId, [], null)).isWord : () => false;
  const plain = saidPlainly(message, language);
  const reading = withWholeWords(readMessage(plain, language), plain, isWord);
  const titles: Titles = isAnswer ? new Map() : await titlesIn(context, incoming, reading);
  const shown = new Set(earlier.flatMap(({ products }) => products.map(({ id }) => id)));
  const named = (part: Reading) => productsNamed(part, titles, shown);
  const { recordsById, edition, currency, knows, isKind, isThing, isStated, statesFamily, spelt, pageProductId } = await knownProducts(
    context,
    incoming,
    [...named(reading), ...productsMentioned(reading, titles), ...(alternativesIn(message, language, titles)?.ids ?? [])],
  );
  const turns = earlier.map(
    ({ input, products }, at): StoredTurn => ({
      input,
      productIds: products.map(({ id }) => id).filter((id) => recordsById.has(id)),
      isAnswer: repeatsAnswer(input, chosen),
      language: languages.earlier[at] ?? language,
    }),
  );
  const talk = {
    turns,
    language,
    quizAnswers: chosen.map(({ answerId, question, text }) => ({ answerId, question, text })),
    page: incoming.page ? { url: incoming.page, productId: pageProductId } : null,
    products: recordsById,
    currency,
    knows,
    isKind,
    isThing,
    isStated,
    statesFamily,
    spelt,
    isWord,
  };
  const before = context.states.of(talk, edition);
  if (isAnswer)
    return [
      {
        language,
        text: message,
        reading,
        conversation: afterRequest(before, { text: message, reading, request: null }, recordsById),
        request: null,
        recordsById,
        mentioned: [],
        titled: () => false,
        questions: [message],
      },
    ];
  const parts = partsOf({ ...talk, message, conversation: before, named, titles });
  const summed = parts.flatMap(({ request }) => (request.act === 'total' ? productsSummed(request) : []));
  const added = await readRecords(
    context,
    incoming.ownerId,
    summed.filter((id) => !recordsById.has(id)),
  );
  const all = added.size > 0 ? new Map([...recordsById, ...added]) : recordsById;
  let conversation = before;
  const understood = parts.map((part): Understood => {
    conversation = afterRequest(conversation, part, all);
    return {
      language,
      ...part,
      conversation,
      recordsById: all,
      mentioned: productsMentioned(part.reading, titles),
      titled: (word) => (titles.get(word)?.length ?? 0) > 0,
      questions: questionsOf({ ...part, text: withoutLettering(withoutChoosing(part.text, language, all), language) }, turns),
    };
  });
  return understood as [Understood, ...Understood[]];
}

async function readRecords({ recommendation }: Context, ownerId: number, ids: readonly number[]): Promise<Map<number, ProductRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, { facts }] = await Promise.all([recommendation.productsByIds(ownerId, ids), recommendation.knowledgeOf(ownerId, ids, null)]);
  return new Map(rows.map((row) => [row.id, productRecord(row, facts.get(row.id) ?? [])]));
}

/** The languages of earlier messages and of this one; null while nothing tells. */
function languagesOf({ message, earlier, isAnswer, shopLanguage, chosen }: MessageInContext) {
  let usual: ChatLanguage | null = null;
  const before = earlier.map(({ input }) => {
    if (!repeatsAnswer(input, chosen)) usual = languageOfMessage(input, usual ?? shopLanguage, usual !== null);
    return usual;
  });
  return { earlier: before, now: isAnswer ? (shopLanguage ?? usual) : languageOfMessage(message, usual ?? shopLanguage, usual !== null) };
}

/** Where neither messages nor questions tell: the language of the owner's texts, else of the catalogue. */
async function usualLanguage({ platform }: Context, { ownerId, profile, message }: MessageInContext): Promise<ChatLanguage> {
  const owner = `${profile.whatAreFAQs.slice(0, 2000)} ${profile.whatServicesDoYouOfferToClients.slice(0, 2000)}`;
  const usual = detectChatLanguage(owner) ?? (await mainLanguage(platform.db, ownerId))?.slice(0, 2) ?? null;
  return languageOfMessage(message, isChatLanguage(usual) ? usual : null) ?? 'en';
}

/** The products of the catalogue in whose titles the words of a message stand. */
async function titlesIn({ recommendation }: Context, { ownerId }: MessageInContext, reading: Reading) {
  const { language } = reading;
  const isIn = (title: string, word: string) => holdsWord(title, word, language);
  return recommendation.titlesWith(ownerId, wordsOfNames(reading), { language, isIn });
}

async function knownProducts({ recommendation }: Context, { ownerId, earlier, page }: MessageInContext, named: readonly number[]) {
  const shown = [...earlier.flatMap(({ products }) => products.map(({ id }) => id)), ...named];
  const first = await recommendation.knowledgeOf(ownerId, shown, page);
  const pageProductId = first.productAt ?? (page ? await recommendation.productAtPage(ownerId, page) : null);
  const ids = [...new Set([...shown, ...(pageProductId === null ? [] : [pageProductId])])];
  const { facts } = pageProductId === null || shown.includes(pageProductId) ? first : await recommendation.knowledgeOf(ownerId, ids, null);
  const rows = await recommendation.productsByIds(ownerId, ids);
  return {
    recordsById: new Map(rows.map((row) => [row.id, productRecord(row, facts.get(row.id) ?? [])])),
    edition: first.edition,
    currency: first.currency,
    knows: first.knows,
    isKind: first.isKind,
    isThing: first.isThing,
    isStated: first.isStated,
    statesFamily: first.statesFamily,
    spelt: first.spelt,
    pageProductId,
  };
}

/**
 * The questions to look up. A message that names no topic follows up on one: delivery is asked in plain words, any other topic in those of
 * the message that named it. Plain words are sought also for what delivery adds to a total.
 */
function questionsOf({ text: message, reading, request }: Part, turns: readonly StoredTurn[]): readonly [string, ...string[]] {
  const { language, keys, asks } = reading;
  if (request.act === 'total') return [withPlace(deliveryCostQuestion(language), reading)];
  if (request.act !== 'topic') return [message];
  if (request.asked) return [request.asked[0]];
  const topicTurn = turns.findLast((turn) => !turn.isAnswer && readMessage(turn.input, turn.language).topics.length > 0);
  // 'Who pays for that?' is about what was asked before.
  if (reading.topics.length > 0) return [topicTurn && refersBack(reading) ? `${topicTurn.input} ${message}` : message];
  if (request.topics[0] !== 'delivery') return [topicTurn?.input ?? message];
  const time = withPlace(plainQuestions(language).time, reading);
  const cost = withPlace(deliveryCostQuestion(language), reading);
  if (keys.has('time')) return asks.has('price') ? [time, cost] : [time];
  if (asks.has('price')) return [cost];
  // 'And to Canada instead?' behind a question about another place.
  const before = topicTurn && readMessage(topicTurn.input, topicTurn.language);
  if (before?.destination && reading.destination) return [before.keys.has('time') ? time : cost];
  return [topicTurn ? withPlace(topicTurn.input, reading) : time];
}

/** A longer sentence says more than which product is chosen. */
const mostOfChoosing = 5;

/** 'The Fjord then. Do you gift wrap?' asks the texts for nothing of the Fjord: without sentences that only choose among what was shown. */
function withoutChoosing(message: string, language: ChatLanguage, products: ReadonlyMap<number, ProductRecord>): string {
  const sentences = sentencesOf(message);
  if (sentences.length < 2) return message;
  const shown = [...products.values()].map(({ title }) => title).join(' ');
  const chooses = (sentence: string) => {
    const { topics, destination, content, asks, measures, wordCount } = readMessage(sentence, language);
    const asksNothing = topics.length + asks.size + measures.size === 0 && destination === null && !isAsking(sentence, language);
    return asksNothing && wordCount <= mostOfChoosing && content.some(({ text }) => holdsWord(shown, text, language));
  };
  const rest = sentences.filter((sentence) => !chooses(sentence));
  return rest.length > 0 ? rest.join(' ') : message;
}

/** A few words in quotation marks: what is to be written on a thing. */
const quoted = /["“”„«»][^"“”„«»]{1,40}["“”„«»]/u;

/** 'Can you embroider “Camille” on it?' asks the texts for embroidery, not for Camille. */
const withoutLettering = (message: string, language: ChatLanguage): string =>
  quoted.test(message) && servicesIn(message, language).some(({ service }) => service === 'lettering')
    ? message.replaceAll(new RegExp(quoted, 'gu'), ' ').replaceAll(/\s+/gu, ' ').trim()
    : message;

const refersBack = ({ keys, content, topics }: Reading): boolean =>
  keys.has('it') && content.length === 0 && topics.every((topic) => topic === 'payment');

/** The plain question with the place that this message names; the search knows a place that was named before. */
const withPlace = (question: string, { destination }: Reading): string => (destination ? `${question} ${destination.written}` : question);

const plainQuestions = (language: ChatLanguage) => {
  const [time, returns] = questionnairePhrases(language).suggestions;
  return { time, returns };
};

/** A message about returns or delivery in words that the search may not know, asked plainly; null for other topics. */
export function plainQuestion({ reading, request, text }: Understood): string | null {
  if (request?.act === 'topic' && request.asked)
    return request.asked[1] ?? (request.topics.includes('delivery') ? withPlace(plainQuestions(reading.language).time, reading) : null);
  const { topics, language, content, keys, asks } = reading;
  if (topics.includes('warranty') && namesWarranty(text)) return warrantyQuestion(language);
  if (content.length > 0) return null;
  if (topics.includes('returns')) return keys.has('time') ? returnPeriodQuestion(language) : plainQuestions(language).returns;
  if (!topics.includes('delivery')) return null;
  return withPlace(asks.has('price') && !keys.has('time') ? deliveryCostQuestion(language) : plainQuestions(language).time, reading);
}
