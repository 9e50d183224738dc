import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Answer, Question } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnce } from '../../lib/once.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { AnswerFields, sectionOf } from './AnswerFields.tsx';
import { type AnswerValues, bodyOf, validateAnswer, valuesOf } from './answerValues.ts';
import { useCreateAnswer } from './api/createAnswer.ts';
import { useEditAnswer } from './api/editAnswer.ts';
import type { PictureChange } from './PictureField.tsx';
import type { Facets } from './rules/RuleConditions.tsx';

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

/** Creates or edits an answer (specification sections 2, 4 and 5, Answer modal). */
export const AnswerForm = ({ questionnaireId, questionId, answer, questions, facets, onSaved, onDirtyChange }: AnswerFormProps) => {
  const form = useForm<AnswerValues>({ initialValues: valuesOf(answer), validate: validateAnswer });
  const [picture, setPicture] = useState<PictureChange>('keep');
  const [open, setOpen] = useState<string[]>(answer && answer.product_rules.length > 0 ? ['product_rules'] : []);
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
      <AnswerFields
        form={form}
        questionnaireId={questionnaireId}
        questions={questions}
        facets={facets}
        savedPicture={answer?.image ?? ''}
        picture={picture}
        onPictureChange={setPicture}
        open={open}
        onOpenChange={setOpen}
      />
      <FormFooter error={error}>
        <Button type="submit" loading={busy}>
          {answer ? 'Save' : 'Create Answer'}
        </Button>
      </FormFooter>
    </form>
  );
};
