/** Converts conversations to the shapes of the contract. */
import type { Conversation, Receipt, TimelineEntry } from '@parley/contract';
import type { ConversationSummary, engagementActivity } from '../engagements/index.ts';
import type { RequestInVisit } from '../handover/index.ts';
import type { AnswerFacts } from '../questionnaires/index.ts';

const mostProducts = 3;

/** The products that were recommended first, each once. */
function firstProducts(chats: ConversationSummary['chats']): Conversation['engagement_info']['products'] {
  const byId = new Map(chats.flatMap(({ products }) => products).map((product) => [product.id, product]));
  return [...byId.values()]
    .slice(0, mostProducts)
    .map(({ id, productTitle, productImage }) => ({ id, title: productTitle, image: productImage }));
}

/** A conversation, and whether an order that counts is attributed to it. */
export interface ListedConversation extends ConversationSummary {
  ordered: boolean;
}

/** A conversation as the history shows it (section 3, chat history). */
export const presentConversation = ({ startedAt, endedAt, page, recommenderId, ...rest }: ListedConversation): Conversation => ({
  engagement_info: {
    popupEngagementStart: startedAt.toISOString(),
    popupEngagementEnd: endedAt?.toISOString() ?? null,
    conversationStartedAtWebsiteLink: page,
    popup_id: recommenderId,
    chats_count: rest.chats.length,
    reviewed: rest.reviewedAt !== null,
    clicked: rest.clicked,
    addedToCart: rest.addedToCart,
    ordered: rest.ordered,
    unanswered: rest.chats.some(({ unansweredAs }) => unansweredAs !== null),
    products: firstProducts(rest.chats),
  },
  chatgpt_data: rest.chats.map(({ id, input, output }) => ({ id, inputChatGPT: input, outputChatGPT: output })),
});

type Activity = Awaited<ReturnType<typeof engagementActivity>> & {
  facts: ReadonlyMap<number, AnswerFacts>;
  titles: ReadonlyMap<number, string>;
  /** By chat entry. */
  receipts: ReadonlyMap<number, Receipt>;
  /** To talk to a person. */
  requests: readonly RequestInVisit[];
};

/** The timeline of an engagement, oldest first. Entries of the same instant are in the natural order of a visit. */
export function presentTimeline(
  conversation: ConversationSummary,
  { events, responses, facts, titles, receipts, requests }: Activity,
): TimelineEntry[] {
  const began: TimelineEntry = {
    kind: 'began',
    at: conversation.startedAt.toISOString(),
    page: conversation.page,
    trigger: conversation.trigger,
    device: conversation.device,
  };
  const entries: TimelineEntry[] = [
    ...responses.map(
      (response): TimelineEntry => ({
        kind: 'answered',
        at: response.at.toISOString(),
        question: response.answers.map(({ answerId }) => facts.get(answerId)?.questionText).find((text) => text !== undefined) ?? null,
        followUp: response.answers.some(({ answerId }) => facts.get(answerId)?.followUp),
        answers: response.answers.map(({ answerId, text }) => ({ text: facts.get(answerId)?.text ?? null, typed: text })),
        seconds: response.timeMs / 1000,
      }),
    ),
    ...conversation.chats.map(
      ({ id, at, input, output, products }): TimelineEntry => ({
        kind: 'said',
        at: at.toISOString(),
        id,
        input,
        output,
        products,
        receipt: receipts.get(id) ?? null,
      }),
    ),
    ...requests.flatMap(({ id, at, message, open, answers }): TimelineEntry[] => [
      { kind: 'askedPerson', at: at.toISOString(), handoverId: id, message, open },
      ...answers.map(({ at, text, by }) => ({ kind: 'personAnswered' as const, at: at.toISOString(), text, by })),
    ]),
    ...events.flatMap(({ type, productId, at }): TimelineEntry[] => {
      if (type === 'shown') return [];
      if (type !== 'clicked' && type !== 'addedToCart') return [{ kind: type, at: at.toISOString() }];
      return [{ kind: type, at: at.toISOString(), productId, title: productId === null ? null : (titles.get(productId) ?? null) }];
    }),
  ];
  return [began, ...entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || order[a.kind] - order[b.kind])];
}

const order: Record<TimelineEntry['kind'], number> = {
  began: 0,
  opened: 1,
  answered: 2,
  said: 3,
  askedPerson: 4,
  personAnswered: 5,
  clicked: 6,
  addedToCart: 7,
  closed: 8,
};
