/** A draft: what was generated for a shop, before anybody owns it. */
import { randomUUID } from 'node:crypto';
import {
  type Bootstrap,
  type GeneratedQuestion,
  type PopupBehaviour,
  type PopupDesign,
  popupBehaviour,
  popupDesign,
  type QuickCustomizationLook,
  quickCustomizationLook,
  type VisitorQuestion,
} from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import type { Signer } from '../../platform/signing.ts';
import type { CatalogueProduct } from '../catalogue/index.ts';
import { wordsOf } from './languages.ts';
import { designOf } from './palette.ts';
import type { DraftQuestion } from './wording.ts';

/** What a draft keeps of the shop. */
export interface DraftContent {
  /** Where the shop was found in the end, `https://www.shop.example`. */
  origin: string;
  /** Of the shop's pages, `de`; null when it does not say. */
  language: string | null;
  products: CatalogueProduct[];
  questions: DraftQuestion[];
}

/** A draft belongs to nobody; on the wire it stands under the demo's user, whose id the specification's calls carry. */
const DEMO_USER_ID = 1;
const LONGEST_LABEL = 80;

/** `df`: the draft's key, signed, so that none can be guessed or made up. */
export const signDraft = (platform: Platform, key: string): string => platform.signer('draft').sign(key);

/** The key that a `df` names, or null when it is not ours. */
export const draftKeyOf = (platform: Platform, df: string): string | null => platform.signer('draft').verify(df);

/** The questions as the generate call shows them. */
export const outputOf = (questions: readonly DraftQuestion[]): GeneratedQuestion[] =>
  questions.map(({ text, answers }) => ({ questionText: text, answerOptions: answers.map((answer) => answer.text) }));

/** What Quick Customization begins with for this draft: the defaults, and suggestions in the shop's language. */
export function lookOf({ language }: DraftContent): QuickCustomizationLook {
  const [suggestionFirst, suggestionSecond, suggestionThird] = wordsOf(language).suggestions;
  return quickCustomizationLook.parse({ suggestionFirst, suggestionSecond, suggestionThird });
}

/** All that a recommender made of a draft differs in from the defaults: the look, and the words of the shop's language. */
export function settingsOf({ language }: DraftContent, look: QuickCustomizationLook): Partial<PopupDesign & PopupBehaviour> {
  const words = wordsOf(language);
  return {
    ...designOf(look),
    popupTitle: words.title,
    popupContent: words.content,
    popupChatStartMessage: words.startMessage,
    popupWordForAnd: words.and,
    popupChatButtonText: words.start,
    popupSendButtonText: words.send,
    popupCloseButtonText: words.close,
    popupQuestionarySubmitButtonText: words.submit,
    popupExampleInputChatGPT: words.example,
  };
}

/** The suggestions of a look, empty ones left out; a long one is cut on its button and sent whole. */
export const suggestionsOf = (look: QuickCustomizationLook) =>
  [look.suggestionFirst, look.suggestionSecond, look.suggestionThird]
    .filter((text) => text !== '')
    .map((text) => ({
      text: text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…`.replace(/\p{Surrogate}/gu, '') : text,
      chatText: text,
    }));

/**
 * The draft as a recommender that can be tried (specification section 7). Its engagement identifier is signed for drafts only:
 * no call that records anything takes it.
 */
export function presentDraft(draft: { id: number; content: DraftContent }, signer: Signer): Bootstrap {
  const look = lookOf(draft.content);
  const allQuestions = draft.content.questions.map(presentQuestion);
  return {
    popup: {
      ...popupDesign.extend(popupBehaviour.shape).parse(settingsOf(draft.content, look)),
      id: draft.id,
      clientId: DEMO_USER_ID,
      popupAdditionals: suggestionsOf(look).map(({ text, chatText }, place) => ({
        popupAdditionalId: place + 1,
        popupAdditionalText: text,
        popupAdditionalChatText: chatText,
      })),
    },
    question: allQuestions[0] ?? null,
    allQuestions,
    quickCustomization: look,
    popupEngagementUniqueIdentifier: signer.sign(`${randomUUID()}.${DEMO_USER_ID}.${draft.id}`),
  };
}

const presentQuestion = ({ id, text, answers }: DraftQuestion): VisitorQuestion => ({
  id,
  text,
  answers: answers.map((answer) => ({
    id: answer.id,
    question: id,
    text: answer.text,
    text_for_chatgpt: answer.text_for_chatgpt,
    next_question: answer.next_question,
    image: '',
    answerHasInputField: answer.answerHasInputField,
    answerInputTextField: answer.answerInputTextField,
    answerHasCallToAction: false,
    answerCallToActionURL: '',
    style: {},
  })),
});
