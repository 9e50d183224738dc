/** A draft: what was generated for a shop, before it has an owner. */

import {
  type CatalogueQuality,
  type GeneratedQuestion,
  type PopupBehaviour,
  type PopupDesign,
  type QuickCustomizationLook,
  quickCustomizationLook,
  type ShopColors,
} from '@parley/contract';
import type { PlatformId } from '@parley/contract/platforms';
import { questionnairePhrases } from '../../../kit/languages/index.ts';
import type { QuestionnairePhrases } from '../../../kit/languages/shape.ts';
import type { Platform } from '../../../platform/index.ts';
import type { CatalogueProduct, ShopPage } from '../../catalogue/index.ts';
import { answerDefinition, type QuestionnaireDefinition } from '../../questionnaires/index.ts';
import type { DraftQuestion } from '../questions/wording.ts';
import type { Fact } from '../shop/company.ts';
import { designOf } from '../shop/palette.ts';

/** The content of a draft, as it is stored. */
export interface DraftContent {
  /** The shop's origin after redirects, `https://www.shop.example`. */
  origin: string;
  /** The language of the shop's pages, such as `de`; null when they declare none. */
  language: string | null;
  /** Empty once the draft became a recommender: the products are then in its owner's catalogue. */
  products: CatalogueProduct[];
  /** Pages about delivery, returns and the like; without their texts once these are in the owner's catalogue. */
  pages: ShopPage[];
  questions: DraftQuestion[];
  /** What the shop says about itself. */
  facts: Fact[];
  /** The shop's own colours; null when none were found. */
  colors: ShopColors | null;
  /** Its first page, made safe to be shown; absent in drafts without one. */
  backdrop?: string;
  /** The system that the shop runs on, if it was recognised. */
  platform?: PlatformId;
  /** Whether the whole shop was read. If not, `note` tells a person why. */
  complete: boolean;
  note: string;
  /** How well the questions distinguish the products; absent without products. */
  quality?: CatalogueQuality;
  /** The model's texts, which replace the language's standard ones. */
  tone?: Tone;
}

/** The texts that a model may replace. */
export type Tone = Pick<QuestionnairePhrases, 'title' | 'content' | 'startMessage' | 'suggestions'>;

const longestLabel = 80;

/** `df`: the draft's key with a signature, so that nobody can guess or forge it. */
export const signDraft = (platform: Platform, key: string): string => platform.signer('draft').sign(key);

/** The key in a `df`, or null when the signature is not ours. */
export const draftKeyOf = (platform: Platform, df: string): string | null => platform.signer('draft').verify(df);

/** The questions in the form of the generate call's answer. */
export const outputOf = (questions: readonly DraftQuestion[]): GeneratedQuestion[] =>
  questions.map(({ text, answers }) => ({ questionText: text, answerOptions: answers.map((answer) => answer.text) }));

/** The initial values of Quick Customization: its defaults, and suggestions in the shop's language. */
export function firstLook({ language, tone }: DraftContent): QuickCustomizationLook {
  const [suggestionFirst, suggestionSecond, suggestionThird] = (tone ?? questionnairePhrases(language)).suggestions;
  return quickCustomizationLook.parse({ suggestionFirst, suggestionSecond, suggestionThird });
}

/** The settings in which a recommender made from a draft differs from the defaults: its design, and the texts in the shop's language. */
export function settingsOf({ language, tone }: DraftContent, look: QuickCustomizationLook): Partial<PopupDesign & PopupBehaviour> {
  const words = { ...questionnairePhrases(language), ...tone };
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

/** The suggestions of a look without empty ones. A long one is shortened on its button and sent in full. */
export const suggestionsOf = (look: QuickCustomizationLook): { text: string; chatText: string }[] =>
  [look.suggestionFirst, look.suggestionSecond, look.suggestionThird]
    .filter((text) => text !== '')
    .map((text) => ({
      text: text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…`.replace(/\p{Surrogate}/gu, '') : text,
      chatText: text,
    }));

/** The draft's questions in the form in which a questionnaire is stored. */
export const questionnaireOf = (name: string, questions: readonly DraftQuestion[]): QuestionnaireDefinition => ({
  name,
  questions: questions.map(({ text, answers }) => ({
    text,
    // Ids of a draft count from 1 in the order of its questions.
    answers: answers.map(({ id, next_question: next, ...fields }) => answerDefinition(fields, next === null ? null : next - 1)),
  })),
});
