import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Answer, Question } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormFooter } from '../../../ui/forms/FormFooter.tsx';
import { t } from '../../../words/t.ts';
import { useUploadAnswerPicture } from '../api/uploadAnswerPicture.ts';
import { usualDescription } from '../outline/document/model.ts';
import type { Facets } from '../rules/RuleConditions.tsx';
import { AnswerFields, sectionOf } from './AnswerFields.tsx';
import { type AnswerValues, answerValuesOf, changeOf, validateAnswer } from './answerValues.ts';
import type { PictureChange } from './PictureField.tsx';

interface AnswerFormProps {
  questionnaireId: string;
  answer: Answer;
  questions: readonly Question[];
  facets: UseQueryResult<Facets>;
  onChanged: (change: Partial<Answer>) => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** All fields of an answer (specification sections 2, 4 and 5, Answer modal). They change the outline, which is saved as a whole. */
export const AnswerForm = ({ questionnaireId, answer, questions, facets, onChanged, onDirtyChange }: AnswerFormProps) => {
  const description = usualDescription(questions.find(({ id }) => id === answer.question)?.text ?? '', answer.text);
  const form = useForm<AnswerValues>({ initialValues: answerValuesOf(answer, description), validate: validateAnswer });
  const [picture, setPicture] = useState<PictureChange>('keep');
  const [open, setOpen] = useState<string[]>(answer.product_rules.length > 0 ? ['product_rules'] : []);
  const upload = useUploadAnswerPicture(questionnaireId);
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
    const change = changeOf(values, description);
    if (!(picture instanceof File)) return onChanged({ ...change, image: picture === 'remove' ? '' : answer.image });
    if (upload.isPending) return undefined;
    return upload.mutate(picture, { onSuccess: (image) => onChanged({ ...change, image }) });
  }, show);

  return (
    <form onSubmit={submit} noValidate>
      <AnswerFields
        form={form}
        questions={questions}
        facets={facets}
        savedPicture={answer.image}
        picture={picture}
        onPictureChange={setPicture}
        open={open}
        onOpenChange={setOpen}
      />
      <FormFooter error={upload.error}>
        <Button type="submit" loading={upload.isPending}>
          {t('Done')}
        </Button>
      </FormFooter>
    </form>
  );
};
