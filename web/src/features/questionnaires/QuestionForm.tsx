import { Button, Group, Stack, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createQuestion, type Question } from '@parley/contract';
import { useOnce } from '../../lib/once.ts';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useCreateQuestion } from './api/createQuestion.ts';
import { useEditQuestion } from './api/updateQuestions.ts';

interface QuestionFormProps {
  questionnaireId: string;
  /** The question to edit; null creates one. */
  question: Question | null;
  onSaved: (question: Question) => void;
}

/** Creates a question or edits its text. */
export const QuestionForm = ({ questionnaireId, question, onSaved }: QuestionFormProps) => {
  const form = useForm({ initialValues: { text: question?.text ?? '' }, validate: schemaResolver(createQuestion.body, { sync: true }) });
  const create = useCreateQuestion(questionnaireId);
  const edit = useEditQuestion(questionnaireId);
  const once = useOnce();

  const onError = (refusal: unknown) => {
    once.release();
    const { text, ...others } = fieldErrors(refusal);
    // The change is sent as a list with one entry, so its error has the path `questions.0.text`.
    form.setErrors({ ...others, text: text ?? others['questions.0.text'] });
  };
  const submit = form.onSubmit(({ text }) => {
    if (!once.take()) return;
    if (!question) return create.mutate(text, { onSuccess: onSaved, onError });
    const changed = { id: question.id, text: text.trim() };
    return edit.mutate([changed], { onSuccess: () => onSaved(changed), onError });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Textarea
          label="Question"
          placeholder="What are you looking for?"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          data-autofocus
          {...form.getInputProps('text')}
        />
        <FormError error={create.error ?? edit.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending || edit.isPending}>
            {question ? 'Save' : 'Create Question'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
