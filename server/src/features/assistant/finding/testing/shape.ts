/** Shops for measuring the search: their texts, questions with the words that answer them, and questions that they do not answer. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';

export interface TestPage {
  path: string;
  title: string;
  text: string;
}

export interface TestShop {
  language: ChatLanguage;
  name: string;
  /** The owner's own words; the FAQ is short on purpose, because most of what is known stands on the pages. */
  faqs: string;
  contact: string;
  services: string;
  pages: readonly TestPage[];
  products: readonly string[];
  /** A question, and words of the passage that answers it. */
  questions: readonly (readonly [question: string, answer: string])[];
  /** Questions that the shop's texts do not answer. */
  unanswered: readonly string[];
}
