/**
 * The values of the answer form, as they are entered and before they are converted for the contract. They are derived from the contract's
 * fields, so a new field is automatically in the form's values, its defaults and its body. Pure.
 */
import { type Answer, type AnswerStyle, answerStyle, type BodyOf, createAnswer, type SendInput } from '@parley/contract';
import { contractRules } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';
import { ruleErrors } from '../rules/ruleValues.ts';

/** The explicit choice of no next question. */
export const endsHere = 'none';
/** The choice of whichever question follows. */
export const inOrder = 'order';

/** Inputs are text, and empty where the recommender's design applies; a number input returns a number once it is filled in. */
export type StyleValues = {
  [Name in keyof AnswerStyle]-?: NonNullable<AnswerStyle[Name]> extends number ? number | string : string;
};

type Fields = BodyOf<typeof createAnswer>;
type Body = SendInput<typeof createAnswer>['body'];
/** Fields whose type in the form differs from the contract's. */
interface TypedValues {
  /** A question's id, `endsHere`, `inOrder`, or null while nothing is chosen. */
  next_question: string | null;
  style: StyleValues;
}

export type AnswerValues = Omit<Fields, keyof TypedValues> & TypedValues;

const names = Object.keys(createAnswer.body.shape) as (keyof Fields)[];
const styleValues = (style: AnswerStyle) =>
  Object.fromEntries(
    Object.keys(answerStyle.shape).map((name) => [name, style[name as keyof AnswerStyle] ?? '']),
  ) as unknown as StyleValues;

/** The initial values of the form. An empty description shows what the assistant is told then. */
export const answerValuesOf = (answer: Answer, description: string): AnswerValues => {
  const fields = Object.fromEntries(names.map((name) => [name, answer[name]])) as Fields;
  return {
    ...fields,
    text_for_chatgpt: answer.text_for_chatgpt || description,
    next_question: answer.next_in_order ? inOrder : String(answer.next_question ?? endsHere),
    style: styleValues(answer.style),
  };
};

/** Only the fields that were filled in: absent fields use the recommender's design. */
const styleOf = (style: StyleValues): AnswerStyle => Object.fromEntries(Object.entries(style).filter(([, value]) => value !== ''));

/** The values as the contract's input. New questions have negative ids, so the next question is left out. */
const bodyOf = (values: AnswerValues): Body => ({ ...values, next_question: endsHere, style: styleOf(values.style) });

/** The changes of the form to its answer. A description equal to the text that the assistant gets anyway is not stored. */
export const changeOf = (values: AnswerValues, description: string): Partial<Answer> => {
  const { next_question: next } = values;
  const fields = createAnswer.body.parse(bodyOf(values));
  return {
    ...fields,
    text_for_chatgpt: fields.text_for_chatgpt === description ? '' : fields.text_for_chatgpt,
    next_in_order: next === inOrder,
    next_question: next === inOrder || next === endsHere || next === null ? null : Number(next),
  };
};

const byContract = contractRules(createAnswer.body);

/** The form's rules: the contract's, and those of specification section 5. Errors by the server's field paths. */
export const validateAnswer = (values: AnswerValues): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(byContract(bodyOf(values)))) {
    if (!path.startsWith('product_rules')) errors[path] = message;
  }
  if (values.next_question === null) errors.next_question = t('This is required');
  if (values.answerHasCallToAction && !values.answerCallToActionURL.trim()) errors.answerCallToActionURL = t('This is required');
  return { ...errors, ...ruleErrors(values.product_rules) };
};
