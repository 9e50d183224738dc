import { Accordion, Button, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Answer, Question } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnce } from '../../lib/once.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { type AnswerValues, bodyOf, validateAnswer, valuesOf } from './answerValues.ts';
import { useCreateAnswer } from './api/createAnswer.ts';
import { useEditAnswer } from './api/editAnswer.ts';
import { NextQuestionField } from './NextQuestionField.tsx';
import { type PictureChange, PictureField } from './PictureField.tsx';
import type { Facets } from './rules/RuleConditions.tsx';
import { RulesField } from './rules/RulesField.tsx';
import { StyleFields } from './StyleFields.tsx';

interface AnswerFormProps {
  questionnaireId: string;
  questionId: number;
  /** The answer to edit; null creates one. */
  answer: Answer | null;
  questions: readonly Question[];
  facets: UseQueryResult<Facets>;
  onSaved: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** Saves the form: creates an answer or updates an existing one. */
const useSaveAnswer = (questionId: number, answer: Answer | null) => {
  const create = useCreateAnswer(questionId);
  const edit = useEditAnswer(questionId);
  const save = (values: AnswerValues, picture: PictureChange, options: { onSuccess: () => void; onError: (error: unknown) => void }) => {
    const files = picture instanceof File ? { image: picture } : {};
    const body = bodyOf(values);
    if (!answer) return create.mutate({ body, files }, options);
    return edit.mutate({ id: answer.id, body: picture === 'remove' ? { ...body, image: '' as const } : body, files }, options);
  };
  return { save, busy: create.isPending || edit.isPending, error: create.error ?? edit.error };
};

const sectionOf = (path: string): string | null =>
  path.startsWith('product_rules') ? 'products' : path.startsWith('style') ? 'look' : null;

/** Creates or edits an answer (specification sections 2, 4 and 5, Answer modal). */
export const AnswerForm = ({ questionnaireId, questionId, answer, questions, facets, onSaved, onDirtyChange }: AnswerFormProps) => {
  const form = useForm<AnswerValues>({ initialValues: valuesOf(answer), validate: validateAnswer });
  const [picture, setPicture] = useState<PictureChange>('keep');
  const [open, setOpen] = useState<string[]>(answer && answer.product_rules.length > 0 ? ['products'] : []);
  const { save, busy, error } = useSaveAnswer(questionId, answer);
  const once = useOnce();
  const dirty = form.isDirty() || picture !== 'keep';
  useEffect(() => onDirtyChange(dirty), [onDirtyChange, dirty]);

  /** Opens the sections with errors, which would be hidden otherwise. */
  const show = (errors: Record<string, unknown>) => {
    const paths = Object.keys(errors);
    setOpen((before) => [...new Set([...before, ...paths.flatMap((path) => sectionOf(path) ?? [])])]);
    const first = paths[0];
    if (first) form.getInputNode(first)?.focus();
  };

  const submit = form.onSubmit((values) => {
    if (!once.take()) return;
    save(values, picture, {
      onSuccess: onSaved,
      onError: (refusal) => {
        once.release();
        form.setErrors(fieldErrors(refusal));
        show(fieldErrors(refusal));
      },
    });
  }, show);

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextInput
          label="Text"
          description="What visitors read and click."
          withAsterisk
          maxLength={300}
          data-autofocus
          {...form.getInputProps('text')}
        />
        <Textarea
          label="Description for the assistant"
          description="What choosing this says about the visitor. The assistant reads it, visitors do not."
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          {...form.getInputProps('text_for_chatgpt')}
        />
        <NextQuestionField
          questionnaireId={questionnaireId}
          questions={questions}
          value={form.values.next_question}
          onChange={(next) => form.setFieldValue('next_question', next)}
          error={form.errors.next_question}
        />
        <PictureField
          saved={answer?.image ?? ''}
          change={picture}
          onChange={setPicture}
          error={form.errors.image === undefined ? undefined : String(form.errors.image)}
        />
        <Stack gap="sm">
          <Switch
            label="Has an input field"
            description="Visitors can add words of their own."
            {...form.getInputProps('answerHasInputField', { type: 'checkbox' })}
          />
          {form.values.answerHasInputField && (
            <TextInput
              label="Placeholder of the input field"
              placeholder="Your shoe size"
              maxLength={200}
              {...form.getInputProps('answerInputTextField')}
            />
          )}
        </Stack>
        <Stack gap="sm">
          <Switch
            label="Is a call to action"
            description="Choosing it also opens a page."
            {...form.getInputProps('answerHasCallToAction', { type: 'checkbox' })}
          />
          {form.values.answerHasCallToAction && (
            <TextInput
              label="Address of the page"
              placeholder="https://shop.example/sale"
              withAsterisk
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('answerCallToActionURL')}
            />
          )}
        </Stack>
        <Accordion multiple variant="separated" value={open} onChange={setOpen} radius="md">
          <Accordion.Item value="products">
            <Accordion.Control>
              <Text fw={600} size="sm">
                Products
              </Text>
              <Text size="xs" c="dimmed">
                Which products this answer recommends, or rules out
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <RulesField
                value={form.values.product_rules}
                onChange={(rules) => form.setFieldValue('product_rules', rules)}
                facets={facets}
                errors={form.errors}
              />
            </Accordion.Panel>
          </Accordion.Item>
          <Accordion.Item value="look">
            <Accordion.Control>
              <Text fw={600} size="sm">
                Look
              </Text>
              <Text size="xs" c="dimmed">
                Colours, corners and font size of this answer alone
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <StyleFields form={form} />
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Stack>
      <FormFooter error={error}>
        <Button type="submit" loading={busy}>
          {answer ? 'Save' : 'Create Answer'}
        </Button>
      </FormFooter>
    </form>
  );
};
