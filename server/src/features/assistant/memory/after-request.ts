/** How a request changes the state of a conversation. Pure. */
import { basketOf, basketOfSum } from './basket/basket.ts';
import type { AskedBefore, Conversation } from './conversation.ts';
import type { Reading } from './reading/reading.ts';
import type { KnownProducts } from './references.ts';
import type { Request } from './request.ts';
import { type ChosenVersions, choosing, isOption, optionsOf, versionNamed } from './versions/versions.ts';

/** What a message, or a part of it, says and asks for. */
interface MessagePart {
  text: string;
  reading: Reading;
  request: Request | null;
}

/** The state with what a message says of the visitor's wishes. */
export function afterRequest(state: Conversation, understood: MessagePart, products: KnownProducts): Conversation {
  const { request, reading } = understood;
  const destination = reading.destination?.written ?? state.destination;
  const words = reading.content.flatMap(({ text }) => text.split(' '));
  const lastWords = words.length > 0 ? words : state.lastWords;
  const next = { ...state, destination, lastWords, versions: versionsAfter(state.versions, understood, products) };
  switch (request?.act) {
    case 'search':
    case 'advice':
    case 'question':
      return { ...next, constraints: request.search.constraints, exclusions: request.search.exclusions };
    case 'about':
      return {
        ...next,
        subject: { kind: 'products', productIds: request.productIds },
        asked: askedIn(request) ?? next.asked,
        ...(request.taken ? { basket: basketOf(request.taken), summed: null } : {}),
      };
    case 'total':
      return { ...next, basket: basketOfSum(request), summed: { shipping: request.shipping, services: request.services ?? [] } };
    case 'topic':
      return { ...next, subject: { kind: 'topic', topic: request.topics[0] ?? '', passageIds: [] } };
    default:
      return next;
  }
}

/** The versions of what is asked about, and of what is put together. */
function versionsAfter(before: ChosenVersions, { text, reading, request }: MessagePart, products: KnownProducts): ChosenVersions {
  const recordsOf = (ids: readonly number[]) => ids.flatMap((id) => products.get(id) ?? []);
  if (request?.act === 'about')
    return choosing(before, recordsOf(request.productIds), (product) => {
      const named = versionNamed(reading, text, product);
      // 'Da 35' is a number of a version only beside the product.
      return named.length > 0
        ? named
        : request.wishes.filter((wish) => isOption(product, wish)).map(({ family, value }) => ({ family, value }));
    });
  if (request?.act !== 'total') return before;
  const meant = new Map(request.items.map(({ product, variant }) => [product, variant]));
  return choosing(before, recordsOf([...meant.keys()]), ({ id, variants }) =>
    variants.filter((variant) => variant.id === meant.get(id)).flatMap(optionsOf),
  );
}

const askedIn = ({ asks, attributes, measures = [] }: Extract<Request, { act: 'about' }>): AskedBefore | null =>
  asks.length + attributes.length + measures.length > 0 ? { asks, attributes, measures } : null;
