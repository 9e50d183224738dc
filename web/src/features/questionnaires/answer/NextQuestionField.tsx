import { Select } from '@mantine/core';
import type { Question } from '@parley/contract';
import type { ReactNode } from 'react';
import { t } from '../../../words/t.ts';
import { questionLabel } from '../words.ts';
import { endsHere, inOrder } from './answerValues.ts';

interface NextQuestionFieldProps {
  questions: readonly Question[];
  /** A question's id, `endsHere`, or `inOrder`. */
  value: string | null;
  onChange: (value: string | null) => void;
  error: ReactNode;
}

/** Chooses what follows an answer: the next question in order, a question, or the end. */
export const NextQuestionField = ({ questions, value, onChange, error }: NextQuestionFieldProps) => (
  <Select
    label={t('Next question')}
    description={t('What follows when this is chosen.')}
    withAsterisk
    searchable={questions.length > 8}
    allowDeselect={false}
    data={[
      { value: inOrder, label: t('The next question in order, or the end') },
      { value: endsHere, label: t('End of the questionnaire') },
      ...questions.map((question, place) => ({ value: String(question.id), label: questionLabel(question, place + 1) })),
    ]}
    value={value}
    onChange={onChange}
    error={error}
    // The form's field name, so that an error can focus it.
    data-path="next_question"
  />
);
