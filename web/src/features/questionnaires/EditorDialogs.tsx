import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Answer, Question, Questionnaire } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';
import { useCloseGuard } from '../../ui/useCloseGuard.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { RenameQuestionnaireForm } from './NameForm.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import type { Facets } from './rules/RuleConditions.tsx';

const TryIt = lazy(() => import('./TryIt.tsx'));

/** The open dialog of the editor; without a question or answer it creates one. */
export type Dialog =
  | { kind: 'name' }
  | { kind: 'try' }
  | { kind: 'question'; question: Question | null }
  | { kind: 'answer'; question: Question; answer: Answer | null };

interface EditorDialogsProps {
  questionnaire: Questionnaire;
  questions: readonly Question[];
  facets: UseQueryResult<Facets>;
  /** The answers by question; null until all are loaded. */
  answers: ReadonlyMap<number, readonly Answer[]> | null;
  /** The dialog to show; the last one stays visible while it fades out. */
  dialog: Dialog | null;
  /** Another number for each time a dialog is opened: it gets a form of its own, even while the last one still fades out. */
  opening: number;
  opened: boolean;
  onClose: () => void;
  onQuestionSaved: (question: Question) => void;
}

const AnswerDialog = ({ questionnaire, questions, facets, dialog, opening, opened, onClose }: EditorDialogsProps) => {
  const onPhone = useMediaQuery('(max-width: 48em)');
  const shown = dialog?.kind === 'answer' ? dialog : null;
  const open = opened && shown !== null;
  const { dirty, onDirtyChange, close, askToClose } = useCloseGuard(onClose);
  return (
    <>
      <UnsavedGuard when={open && dirty} />
      <Modal
        opened={open}
        onClose={askToClose}
        title={shown?.answer ? 'Edit answer' : `New answer to question ${shown?.question.id ?? ''}`}
        size="xl"
        fullScreen={onPhone ?? false}
        radius={onPhone ? 0 : 'lg'}
      >
        {shown && (
          <AnswerForm
            key={opening}
            questionnaireId={String(questionnaire.id)}
            questionId={shown.question.id}
            answer={shown.answer}
            questions={questions}
            facets={facets}
            onSaved={close}
            onDirtyChange={onDirtyChange}
          />
        )}
      </Modal>
    </>
  );
};

const TryDialog = ({ questionnaire, questions, answers, dialog, opened, onClose }: EditorDialogsProps) => {
  const onPhone = useMediaQuery('(max-width: 48em)');
  const loading = <Skeleton height={420} radius="lg" />;
  return (
    <Modal
      opened={opened && dialog?.kind === 'try'}
      onClose={onClose}
      title="Try it"
      size="xl"
      fullScreen={onPhone ?? false}
      radius={onPhone ? 0 : 'lg'}
    >
      <Suspense fallback={loading}>
        {answers ? (
          <TryIt
            questionnaireId={String(questionnaire.id)}
            questions={questions}
            answers={answers}
            firstQuestion={questionnaire.first_question}
          />
        ) : (
          loading
        )}
      </Suspense>
    </Modal>
  );
};

/** The dialogs of the editor: its name, a question's text, an answer, trying it. */
export const EditorDialogs = (props: EditorDialogsProps) => {
  const { questionnaire, dialog, opening, opened, onClose, onQuestionSaved } = props;
  const question = dialog?.kind === 'question' ? dialog.question : null;
  return (
    <>
      <Modal opened={opened && dialog?.kind === 'name'} onClose={onClose} title="Rename questionnaire">
        <RenameQuestionnaireForm key={opening} questionnaire={questionnaire} onSaved={onClose} />
      </Modal>
      <Modal opened={opened && dialog?.kind === 'question'} onClose={onClose} title={question ? 'Edit question' : 'New question'}>
        <QuestionForm
          key={opening}
          questionnaireId={String(questionnaire.id)}
          question={question}
          onSaved={(saved) => {
            onClose();
            if (!question) onQuestionSaved(saved);
          }}
        />
      </Modal>
      <AnswerDialog {...props} />
      <TryDialog {...props} />
    </>
  );
};
