/** How a request changes the state of a conversation. Pure. */
import type { AskedBefore, Conversation } from './conversation.ts';
import type { Request } from './request.ts';

/** The state with what a request says of the visitor's wishes. */
export function afterRequest(state: Conversation, request: Request | null, destination: string | null): Conversation {
  const next = { ...state, destination: destination ?? state.destination };
  switch (request?.act) {
    case 'search':
    case 'advice':
    case 'question':
      return { ...next, constraints: request.search.constraints, exclusions: request.search.exclusions };
    case 'about':
      return { ...next, subject: { kind: 'products', productIds: request.productIds }, asked: askedIn(request) ?? next.asked };
    case 'topic':
      return { ...next, subject: { kind: 'topic', topic: request.topics[0] ?? '', passageIds: [] } };
    default:
      return next;
  }
}

const askedIn = ({ asks, attributes, measures = [] }: Extract<Request, { act: 'about' }>): AskedBefore | null =>
  asks.length + attributes.length + measures.length > 0 ? { asks, attributes, measures } : null;
