/** From a plan to a questionnaire that a person can read. Pure. */
import type { ProductRule } from '@parley/contract';
import { questionnairePhrases } from '../../../kit/languages/index.ts';
import type { QuestionnairePhrases } from '../../../kit/languages/shape.ts';
import { minorDigits } from '../../../kit/money/minor-units.ts';
import type { OptionLabel } from '../facets/facet.ts';
import type { PlannedQuestion } from './plan.ts';

/** An answer of a draft; ids count from 1 within the draft. */
export interface DraftAnswer {
  id: number;
  text: string;
  text_for_chatgpt: string;
  next_question: number | null;
  answerHasInputField: boolean;
  answerInputTextField: string;
  product_rules: ProductRule[];
}

export interface DraftQuestion {
  id: number;
  text: string;
  answers: DraftAnswer[];
}

/** Fewer planned questions are followed by one that asks in general. */
const leastQuestions = 3;

/**
 * The questions in words of the language (English where there are none of it), with rules that weigh earlier answers more; `alone` leaves
 * out the last one.
 */
export function wordQuestions(plan: readonly PlannedQuestion[], language: string | null, { alone = false } = {}): DraftQuestion[] {
  const words = questionnairePhrases(language);
  const withWish = !alone && plan.length < leastQuestions;
  const afterLast = withWish ? plan.length + 1 : null;
  let answerId = 0;
  const deepest = Math.max(...plan.map(({ depth }) => depth));
  const worded = plan.map((planned, place) => ({ ...planned, question: questionText(plan, place, words) }));
  const questions: DraftQuestion[] = worded.map(({ question, answers, depth }, place) => ({
    id: place + 1,
    text: question,
    answers: answers.map(({ label, rules, next }) => {
      const text = labelText(label, words, language);
      return {
        id: ++answerId,
        text,
        text_for_chatgpt: words.chose.replace('{question}', () => question).replace('{answer}', () => text),
        next_question: next === null ? afterLast : next + 1,
        answerHasInputField: false,
        answerInputTextField: '',
        // Twice the next one's weight: what was asked first splits best, and no later answers outvote it.
        product_rules: rules.map((rule) => ({ ...rule, weight: 2 ** (deepest - depth) }) as ProductRule),
      };
    }),
  }));
  if (withWish) questions.push(wish(questions.length + 1, answerId, words));
  return questions;
}

const namesThings = new Set(['category', 'kind', 'tag']);

/** A question that comes after one that asks the same asks it otherwise. */
function questionText(plan: readonly PlannedQuestion[], place: number, words: QuestionnairePhrases): string {
  const { facet, branch } = plan[place] as PlannedQuestion;
  const isOther = plan[0]?.answers.some(({ label, next }) => label.kind === 'rest' && next === place);
  if (branch && namesThings.has(facet.kind)) return isOther ? words.other : words.detail;
  return words[facet.kind].replace('{name}', () => capitalised(facet.name));
}

/** Asks in general, last: what the catalogue does not tell, the visitor may. */
export function wish(id: number, lastAnswerId: number, words: QuestionnairePhrases): DraftQuestion {
  const end = { next_question: null, product_rules: [] };
  return {
    id,
    text: words.wish,
    answers: [
      {
        ...end,
        id: lastAnswerId + 1,
        text: words.ownWords,
        text_for_chatgpt: words.ownWords,
        answerHasInputField: true,
        answerInputTextField: words.ownWordsField,
      },
      {
        ...end,
        id: lastAnswerId + 2,
        text: words.noWish,
        text_for_chatgpt: words.noWish,
        answerHasInputField: false,
        answerInputTextField: '',
      },
    ],
  };
}

function labelText(label: OptionLabel, words: QuestionnairePhrases, language: string | null): string {
  if (label.kind === 'value') return capitalised(label.text);
  if (label.kind !== 'price') return words[label.kind];
  const { min, max, currency } = label;
  // The band begins a cent above the last one's end; people write the end.
  const low = min === null ? '' : price(min - 1, currency, language);
  const high = max === null ? '' : price(max, currency, language);
  const sentence = min === null ? words.upTo : max === null ? words.over : words.between;
  return sentence.replace('{low}', () => low).replace('{high}', () => high);
}

/** Tags are often written small; 'iPhone' stays as it is. */
const capitalised = (text: string) => (text === text.toLowerCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text);

/** An amount of minor units as the language writes it, without cents where there are none. */
function price(minor: number, currency: string | null, language: string | null): string {
  const locale = Intl.NumberFormat.supportedLocalesOf(language?.match(/^[a-z]{2,3}/i)?.[0] ?? 'en')[0] ?? 'en';
  const digits = minorDigits(currency);
  const style: Intl.NumberFormatOptions =
    currency !== null && /^[A-Z]{3}$/.test(currency) ? { style: 'currency', currency } : { minimumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...style, trailingZeroDisplay: 'stripIfInteger' }).format(minor / 10 ** digits);
}
