/** A draft: what was generated for a shop, before anybody owns it. */
import {
  type DraftQuality,
  type GeneratedQuestion,
  type PopupBehaviour,
  type PopupDesign,
  type QuickCustomizationLook,
  quickCustomizationLook,
  type ShopColors,
} from '@parley/contract';
import { questionnairePhrases } from '../../../kit/languages/index.ts';
import type { QuestionnairePhrases } from '../../../kit/languages/shape.ts';
import type { Platform } from '../../../platform/index.ts';
import type { CatalogueProduct, ShopPage } from '../../catalogue/index.ts';
import { answerDefinition, type QuestionnaireDefinition } from '../../questionnaires/index.ts';
import type { DraftQuestion } from '../questions/wording.ts';
import type { Fact } from '../shop/company.ts';
import { designOf } from '../shop/palette.ts';

/** What a draft keeps of the shop. */
export interface DraftContent {
  /** Where the shop was found in the end, `https://www.shop.example`. */
  origin: string;
  /** Of the shop's pages, `de`; null when it does not say. */
  language: string | null;
  /** Empty once the draft was made into a recommender: then they stand in its catalogue. */
  products: CatalogueProduct[];
  /** Pages about delivery, returns and the like; without their text once they stand with the catalogue. */
  pages: ShopPage[];
  questions: DraftQuestion[];
  /** What the shop says about itself. */
  facts: Fact[];
  /** Of the shop; null when it shows none of its own. */
  colors: ShopColors | null;
  /** Whether the whole shop was read; `note` says for a person why not. */
  complete: boolean;
  note: string;
  /** How well the questions can do; absent without products. */
  quality?: DraftQuality;
  /** The model's words in the place of the language's own. */
  tone?: Tone;
}

/** Words that a model may choose. */
export type Tone = Pick<QuestionnairePhrases, 'title' | 'content' | 'startMessage' | 'suggestions'>;

const longestLabel = 80;

/** `df`: the draft's key, signed, so that none can be guessed or made up. */
export const signDraft = (platform: Platform, key: string): string => platform.signer('draft').sign(key);

/** The key that a `df` names, or null when it is not ours. */
export const draftKeyOf = (platform: Platform, df: string): string | null => platform.signer('draft').verify(df);

/** The questions as the generate call shows them. */
export const outputOf = (questions: readonly DraftQuestion[]): GeneratedQuestion[] =>
  questions.map(({ text, answers }) => ({ questionText: text, answerOptions: answers.map((answer) => answer.text) }));

/** What Quick Customization begins with: its defaults, and suggestions in the shop's language. */
export function firstLook({ language, tone }: DraftContent): QuickCustomizationLook {
  const [suggestionFirst, suggestionSecond, suggestionThird] = (tone ?? questionnairePhrases(language)).suggestions;
  return quickCustomizationLook.parse({ suggestionFirst, suggestionSecond, suggestionThird });
}

/** All that a recommender made of a draft differs in from the defaults: the look, and the words of the shop's language. */
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

/** The suggestions of a look, empty ones left out; a long one is cut on its button and sent whole. */
export const suggestionsOf = (look: QuickCustomizationLook): { text: string; chatText: string }[] =>
  [look.suggestionFirst, look.suggestionSecond, look.suggestionThird]
    .filter((text) => text !== '')
    .map((text) => ({
      text: text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…`.replace(/\p{Surrogate}/gu, '') : text,
      chatText: text,
    }));

/** The draft's questions as a questionnaire to be stored. */
export const questionnaireOf = (name: string, questions: readonly DraftQuestion[]): QuestionnaireDefinition => ({
  name,
  questions: questions.map(({ text, answers }) => ({
    text,
    // Ids of a draft count from 1 in the order of its questions.
    answers: answers.map(({ id, next_question: next, ...fields }) => answerDefinition(fields, next === null ? null : next - 1)),
  })),
});
