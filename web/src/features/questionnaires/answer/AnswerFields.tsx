import { Accordion, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Question } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Plain, t } from '../../../words/t.ts';
import type { Facets } from '../rules/RuleConditions.tsx';
import { RulesField } from '../rules/RulesField.tsx';
import type { AnswerValues } from './answerValues.ts';
import { NextQuestionField } from './NextQuestionField.tsx';
import { type PictureChange, PictureField } from './PictureField.tsx';
import { StyleFields } from './StyleFields.tsx';

interface ControlProps {
  form: UseFormReturnType<AnswerValues>;
  questions: readonly Question[];
  facets: UseQueryResult<Facets>;
  /** The path of the stored picture, or empty. */
  savedPicture: string;
  picture: PictureChange;
  onPictureChange: (change: PictureChange) => void;
}

type Field = keyof AnswerValues | 'image';

/** The control of each field. A field of the contract without one does not compile. */
const controls: Readonly<Record<Field, (props: ControlProps) => ReactNode>> = {
  text: ({ form }) => (
    <TextInput
      label={t('Text')}
      description={t('What visitors read and click.')}
      withAsterisk
      maxLength={300}
      data-autofocus
      {...form.getInputProps('text')}
    />
  ),
  text_for_chatgpt: ({ form }) => (
    <Textarea
      label={t('Description for the assistant')}
      description={t('What choosing this says about the visitor. The assistant reads it, visitors do not.')}
      withAsterisk
      autosize
      minRows={2}
      maxRows={8}
      maxLength={2000}
      {...form.getInputProps('text_for_chatgpt')}
    />
  ),
  next_question: ({ form, questions }) => (
    <NextQuestionField
      questions={questions}
      value={form.values.next_question}
      onChange={(next) => form.setFieldValue('next_question', next)}
      error={form.errors.next_question}
    />
  ),
  // Chosen with the next question.
  next_in_order: () => null,
  image: ({ form, savedPicture, picture, onPictureChange }) => (
    <PictureField
      saved={savedPicture}
      change={picture}
      onChange={onPictureChange}
      error={form.errors.image === undefined ? undefined : String(form.errors.image)}
    />
  ),
  answerHasInputField: ({ form }) => (
    <Switch
      label={t('Has an input field')}
      description={t('Visitors can add words of their own.')}
      {...form.getInputProps('answerHasInputField', { type: 'checkbox' })}
    />
  ),
  answerInputTextField: ({ form }) =>
    form.values.answerHasInputField && (
      <TextInput
        label={t('Placeholder of the input field')}
        placeholder={t('Your shoe size')}
        maxLength={200}
        {...form.getInputProps('answerInputTextField')}
      />
    ),
  answerHasCallToAction: ({ form }) => (
    <Switch
      label={t('Is a call to action')}
      description={t('Choosing it also opens a page.')}
      {...form.getInputProps('answerHasCallToAction', { type: 'checkbox' })}
    />
  ),
  answerCallToActionURL: ({ form }) =>
    form.values.answerHasCallToAction && (
      <TextInput
        label={t('Address of the page')}
        placeholder="https://shop.example/sale"
        withAsterisk
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('answerCallToActionURL')}
      />
    ),
  product_rules: ({ form, facets }) => (
    <RulesField
      value={form.values.product_rules}
      onChange={(rules) => form.setFieldValue('product_rules', rules)}
      facets={facets}
      errors={form.errors}
    />
  ),
  style: ({ form }) => <StyleFields form={form} />,
};

/** The order on the screen; the fields of a group belong together. */
const groups = [
  ['text'],
  ['text_for_chatgpt'],
  ['next_question', 'next_in_order'],
  ['image'],
  ['answerHasInputField', 'answerInputTextField'],
  ['answerHasCallToAction', 'answerCallToActionURL'],
] as const;

/** Fields in a section that opens and closes. */
const sections = {
  product_rules: { title: 'Products', hint: 'Which products this answer recommends, or rules out' },
  style: { title: 'Look', hint: 'Colours, corners and font size of this answer alone' },
} as const satisfies Record<string, { title: Plain; hint: Plain }>;
type Section = keyof typeof sections;

type Unplaced = Exclude<Field, (typeof groups)[number][number] | Section>;

/** Every field is in a group or in a section; a field that is in neither does not compile. */
const order: [Unplaced] extends [never] ? readonly (readonly Field[])[] : Unplaced = groups;

/** The section that contains the field of an error's path; null for fields that are always visible. */
export const sectionOf = (path: string): Section | null => {
  const [field = ''] = path.split('.');
  return field in sections ? (field as Section) : null;
};

interface AnswerFieldsProps extends ControlProps {
  open: string[];
  onOpenChange: (open: string[]) => void;
}

/** All fields of an answer. */
export const AnswerFields = ({ open, onOpenChange, ...props }: AnswerFieldsProps) => {
  const control = (field: Field) => {
    const Control = controls[field];
    return <Control key={field} {...props} />;
  };
  return (
    <Stack gap="lg">
      {order.map((fields) => (
        <Stack key={fields.join()} gap="sm">
          {fields.map(control)}
        </Stack>
      ))}
      <Accordion multiple variant="separated" value={open} onChange={onOpenChange} radius="md">
        {Object.entries(sections).map(([field, { title, hint }]) => (
          <Accordion.Item key={field} value={field}>
            <Accordion.Control>
              <Text fw={600} size="sm">
                {t(title)}
              </Text>
              <Text size="xs" c="dimmed">
                {t(hint)}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>{control(field as Section)}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
};
