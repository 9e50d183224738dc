/** Whether an answer offers a person, and the button (decision 036). Pure. */
import type { HandoverMode, PersonOffer } from '@parley/contract';
import { personOfferIn } from '../../../kit/languages/person/index.ts';
import { type ChatLanguage, isChatLanguage } from '../../../kit/languages/replies/index.ts';

interface Answered {
  /** What the message asks for; null for an answer of the questionnaire. */
  request: { act: string } | null;
  /** The shop's texts do not answer. */
  unanswered: boolean;
  language: ChatLanguage;
}

/** The language in which an answer offers a person; null when it does not. Where a button is there all the time, only asking for one does. */
export function personOfferedIn(mode: HandoverMode = 'off', { request, unanswered, language }: Answered): ChatLanguage | null {
  if (mode === 'off') return null;
  return request?.act === 'person' || (mode === 'asked' && unanswered) ? language : null;
}

/** The button in the language of a stored entry. */
export const offerIn = (language: string | null): PersonOffer | null => (isChatLanguage(language) ? personOfferIn(language) : null);
