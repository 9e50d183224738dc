/** The questions that generated tests ask, in the languages of the replies: about a product's price, discounts, and how to reach the shop. */
import { ofEachLanguage } from '../../../kit/languages/index.ts';

export const questions = ofEachLanguage(({ testQuestions }) => testQuestions);
