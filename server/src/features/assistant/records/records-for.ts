/** Puts together what may be said in a turn. Pure. */
import type { CompanyProfile } from '@parley/contract';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { Conversation } from '../memory/conversation.ts';
import { contactRecord } from './contact.ts';
import type { PassageRecord, ProductRecord, TurnRecords } from './types.ts';

export interface RecordSources {
  language: ChatLanguage;
  message: string;
  profile: CompanyProfile;
  conversation: Conversation;
  /** The products of the reply first. */
  products: readonly ProductRecord[];
  passages: readonly PassageRecord[];
  websites: readonly string[];
  /** Texts of the shop's contact pages, where the owner wrote nothing about it. */
  contactPages: readonly string[];
  /** The products of the reply in their order; `isNew` when they are a new list. */
  reply: { productIds: readonly number[]; isNew: boolean };
}

/** The records of a turn. Products shown before come first, in their order; none is listed twice. */
export function recordsFor({
  language,
  message,
  profile,
  conversation,
  products,
  passages,
  websites,
  contactPages,
  reply,
}: RecordSources): TurnRecords {
  const byId = new Map(products.map((product) => [product.id, product]));
  const shownIds = [...new Set(conversation.shown.toReversed().flatMap(({ productIds }) => productIds))].filter((id) => byId.has(id));
  const newest = conversation.shown.at(-1)?.productIds.filter((id) => byId.has(id)) ?? [];
  const ordered = [...new Set([...newest, ...shownIds, ...products.map(({ id }) => id)])];
  const links = [...products.map((product) => product.link), ...passages.flatMap(({ url }) => url ?? [])].filter(Boolean);
  return {
    language,
    companyName: profile.companyName,
    products: ordered.flatMap((id) => byId.get(id) ?? []),
    shownIds: reply.isNew || newest.length === 0 ? reply.productIds : newest,
    focusId: focusOf(conversation, reply.productIds),
    passages,
    contact: contactRecord(profile, links, websites, contactPages),
    discount: profile.howMuchDiscountCanYouDoMaximum,
    visitorWords: message,
    destination: conversation.destination,
  };
}

/** The single product that is being talked about. */
function focusOf({ subject }: Conversation, productIds: readonly number[]): number | null {
  const ids = productIds.length > 0 || subject?.kind !== 'products' ? productIds : subject.productIds;
  return ids.length === 1 ? (ids[0] ?? null) : null;
}
