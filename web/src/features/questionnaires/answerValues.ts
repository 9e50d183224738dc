/** The answer form's values: what is typed, before it is what the contract takes. Pure. */

import { schemaResolver } from '@mantine/form';
import { type Answer, type AnswerStyle, createAnswer, type ProductRule } from '@parley/contract';
import { ruleErrors } from './rules/ruleValues.ts';

/** The explicit choice of no next question. */
export const endsHere = 'none';

export interface StyleValues {
  backgroundColor: string;
  textColor: string;
  borderColor: string;
  borderRadius: number | string;
  fontSize: number | string;
}

export interface AnswerValues {
  text: string;
  text_for_chatgpt: string;
  /** A question's id, `endsHere`, or null while nothing is chosen. */
  next_question: string | null;
  answerHasInputField: boolean;
  answerInputTextField: string;
  answerHasCallToAction: boolean;
  answerCallToActionURL: string;
  style: StyleValues;
  product_rules: ProductRule[];
}

/** What the form starts with: the answer's values, or empty ones for a new answer. */
export const valuesOf = (answer: Answer | null): AnswerValues => ({
  text: answer?.text ?? '',
  text_for_chatgpt: answer?.text_for_chatgpt ?? '',
  next_question: answer ? String(answer.next_question ?? endsHere) : null,
  answerHasInputField: answer?.answerHasInputField ?? false,
  answerInputTextField: answer?.answerInputTextField ?? '',
  answerHasCallToAction: answer?.answerHasCallToAction ?? false,
  answerCallToActionURL: answer?.answerCallToActionURL ?? '',
  style: {
    backgroundColor: answer?.style.backgroundColor ?? '',
    textColor: answer?.style.textColor ?? '',
    borderColor: answer?.style.borderColor ?? '',
    borderRadius: answer?.style.borderRadius ?? '',
    fontSize: answer?.style.fontSize ?? '',
  },
  product_rules: answer?.product_rules ?? [],
});

/** Only what was filled in: absent means the recommender's own look. */
const styleOf = (style: StyleValues): AnswerStyle => Object.fromEntries(Object.entries(style).filter(([, value]) => value !== ''));

/** What the calls of the contract take. */
export const bodyOf = (values: AnswerValues) => ({
  ...values,
  next_question: values.next_question ?? endsHere,
  style: styleOf(values.style),
});

const byContract = schemaResolver(createAnswer.body, { sync: true });

/** The form's rules: the contract's, and those of specification section 5. Errors by the server's field paths. */
export const validateAnswer = (values: AnswerValues): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(byContract(bodyOf(values)))) {
    if (!path.startsWith('product_rules')) errors[path] = String(message);
  }
  if (values.next_question === null) errors.next_question = 'This is required';
  if (values.answerHasCallToAction && !values.answerCallToActionURL.trim()) errors.answerCallToActionURL = 'This is required';
  return { ...errors, ...ruleErrors(values.product_rules) };
};
