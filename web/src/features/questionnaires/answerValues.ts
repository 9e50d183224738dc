/**
 * The values of the answer form, as they are entered and before they are converted for the contract. They are derived from the contract's
 * fields, so a new field is automatically in the form's values, its defaults and its body. Pure.
 */
import { schemaResolver } from '@mantine/form';
import { type Answer, type AnswerStyle, answerStyle, type BodyOf, createAnswer, type SendInput } from '@parley/contract';
import { z } from 'zod';
import { ruleErrors } from './rules/ruleValues.ts';

/** The explicit choice of no next question. */
export const endsHere = 'none';

/** Inputs are text, and empty where the recommender's design applies; a number input returns a number once it is filled in. */
export type StyleValues = {
  [Name in keyof AnswerStyle]-?: NonNullable<AnswerStyle[Name]> extends number ? number | string : string;
};

type Fields = BodyOf<typeof createAnswer>;
type Body = SendInput<typeof createAnswer>['body'];
type RequiredName = { [Name in keyof Body]-?: undefined extends Body[Name] ? never : Name }[keyof Body];

/** Fields whose type in the form differs from the contract's. */
interface TypedValues {
  /** A question's id, `endsHere`, or null while nothing is chosen. */
  next_question: string | null;
  style: StyleValues;
}

export type AnswerValues = Omit<Fields, keyof TypedValues> & TypedValues;

/** A new answer's required fields; the others have the contract's defaults. */
const blank: Pick<AnswerValues, RequiredName> = { text: '', text_for_chatgpt: '', next_question: null };

const names = Object.keys(createAnswer.body.shape) as (keyof Fields)[];
const defaults = Object.fromEntries(
  Object.entries(createAnswer.body.shape).flatMap(([name, field]) =>
    field instanceof z.ZodDefault ? [[name, field.parse(undefined)]] : [],
  ),
) as Omit<Fields, RequiredName>;

const styleValues = (style: AnswerStyle) =>
  Object.fromEntries(
    Object.keys(answerStyle.shape).map((name) => [name, style[name as keyof AnswerStyle] ?? '']),
  ) as unknown as StyleValues;

/** The initial values of the form: the answer's, or those of a new answer. */
export const valuesOf = (answer: Answer | null): AnswerValues => {
  if (!answer) return { ...defaults, ...blank, style: styleValues({}) };
  const fields = Object.fromEntries(names.map((name) => [name, answer[name]])) as Fields;
  return { ...fields, next_question: String(answer.next_question ?? endsHere), style: styleValues(answer.style) };
};

/** Only the fields that were filled in: absent fields use the recommender's design. */
const styleOf = (style: StyleValues): AnswerStyle => Object.fromEntries(Object.entries(style).filter(([, value]) => value !== ''));

/** The body for the calls of the contract. */
export const bodyOf = (values: AnswerValues): Body => ({
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
