import { Button, Group, Paper, Select, Stack, TextInput } from '@mantine/core';
import type { Question } from '@parley/contract';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useOnce } from '../../lib/once.ts';
import { FormError } from '../../ui/FormError.tsx';
import { endsHere } from './answerValues.ts';
import { useCreateQuestion } from './api/createQuestion.ts';
import { questionLabel } from './words.ts';

/** The option that creates a question in place; not a valid question id. */
const fresh = 'new';

interface NewQuestionProps {
  questionnaireId: string;
  onCreated: (question: Question) => void;
  onCancel: () => void;
}

/** Creates the next question without leaving the answer's form. */
const NewQuestion = ({ questionnaireId, onCreated, onCancel }: NewQuestionProps) => {
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const create = useCreateQuestion(questionnaireId);
  const once = useOnce();
  const submit = () => {
    if (text.trim() === '') return setEmpty(true);
    if (!once.take()) return;
    create.mutate(text.trim(), { onSuccess: onCreated, onError: once.release });
  };
  const byKeyboard = (event: KeyboardEvent) => {
    // Inside the answer's form, which these keys would submit or close.
    if (event.key === 'Enter') {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <Paper withBorder p="sm" component="fieldset" m={0} aria-label="New question">
      <Stack gap="sm">
        <TextInput
          ref={(input) => input?.focus()}
          label="New question"
          placeholder="What matters most to you?"
          maxLength={1000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setEmpty(false);
          }}
          onKeyDown={byKeyboard}
          error={empty ? 'This is required' : undefined}
        />
        <FormError error={create.error} />
        <Group gap="xs">
          <Button size="compact-sm" onClick={submit} loading={create.isPending}>
            Create and choose
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};

interface NextQuestionFieldProps {
  questionnaireId: string;
  questions: readonly Question[];
  /** A question's id, `endsHere`, or null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  error: ReactNode;
}

/** Chooses what follows an answer: a question, a new question, or the end. */
export const NextQuestionField = ({ questionnaireId, questions, value, onChange, error }: NextQuestionFieldProps) => {
  const [creating, setCreating] = useState(false);
  // Cancelling the new question restores the previous choice.
  const [before, setBefore] = useState<string | null>(null);
  const choose = (chosen: string | null) => {
    setCreating(chosen === fresh);
    if (chosen === fresh) setBefore(value);
    onChange(chosen === fresh ? null : chosen);
  };
  return (
    <Stack gap="xs">
      <Select
        label="Next question"
        description="What follows when this is chosen."
        withAsterisk
        placeholder={creating ? 'The new question' : 'Choose'}
        searchable={questions.length > 8}
        allowDeselect={false}
        data={[
          { value: endsHere, label: 'End of the questionnaire' },
          { value: fresh, label: 'New question…' },
          ...questions.map((question) => ({ value: String(question.id), label: questionLabel(question) })),
        ]}
        value={value}
        onChange={choose}
        error={error}
        // The form's field name, so that an error can focus it.
        data-path="next_question"
      />
      {creating && (
        <NewQuestion
          questionnaireId={questionnaireId}
          onCreated={(question) => {
            setCreating(false);
            onChange(String(question.id));
          }}
          onCancel={() => {
            setCreating(false);
            onChange(before);
          }}
        />
      )}
    </Stack>
  );
};
