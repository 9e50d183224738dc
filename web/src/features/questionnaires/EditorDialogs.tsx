import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Answer, Outline, OutlineQuestion, Questionnaire } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useCloseGuard } from '../../ui/forms/useCloseGuard.ts';
import { t } from '../../words/t.ts';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { RenameQuestionnaireForm } from './NameForm.tsx';
import { PasteForm } from './outline/PasteForm.tsx';
import { Versions } from './outline/Versions.tsx';
import type { Facets } from './rules/RuleConditions.tsx';

/** The open dialog of the editor. */
export type Dialog = { kind: 'name' | 'try' | 'paste' | 'versions' } | { kind: 'answer'; answer: Answer };

interface EditorDialogsProps {
  questionnaire: Questionnaire;
  outline: Outline;
  facets: UseQueryResult<Facets>;
  /** The questionnaire as visitors would see it. */
  trial: ReactNode;
  /** The dialog to show; the last one stays visible while it fades out. */
  dialog: Dialog | null;
  /** Another number for each time a dialog is opened: it gets a form of its own, even while the last one still fades out. */
  opening: number;
  opened: boolean;
  onClose: () => void;
  onAnswer: (answerId: number, change: Partial<Answer>) => void;
  onPasted: (questions: readonly OutlineQuestion[]) => void;
  onVersion: (version: Outline) => void;
}

const AnswerDialog = ({ questionnaire, outline, facets, dialog, opening, opened, onClose, onAnswer }: EditorDialogsProps) => {
  const onPhone = useMediaQuery('(max-width: 48em)');
  const shown = dialog?.kind === 'answer' ? dialog : null;
  const { onDirtyChange, close, askToClose } = useCloseGuard(onClose);
  return (
    <Modal
      opened={opened && shown !== null}
      onClose={askToClose}
      title={t('Edit answer')}
      size="xl"
      fullScreen={onPhone ?? false}
      radius={onPhone ? 0 : 'lg'}
    >
      {shown && (
        <AnswerForm
          key={opening}
          questionnaireId={String(questionnaire.id)}
          answer={shown.answer}
          questions={outline.questions}
          facets={facets}
          onChanged={(change) => {
            onAnswer(shown.answer.id, change);
            close();
          }}
          onDirtyChange={onDirtyChange}
        />
      )}
    </Modal>
  );
};

/** The dialogs of the editor: its name, an answer, pasting, versions, trying it. */
export const EditorDialogs = (props: EditorDialogsProps) => {
  const { questionnaire, trial, dialog, opening, opened, onClose, onPasted, onVersion } = props;
  const onPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const is = (kind: Dialog['kind']) => opened && dialog?.kind === kind;
  const wide = { size: 'xl', fullScreen: onPhone, radius: onPhone ? 0 : 'lg' };
  return (
    <>
      <Modal opened={is('name')} onClose={onClose} title={t('Rename questionnaire')}>
        <RenameQuestionnaireForm key={opening} questionnaire={questionnaire} onSaved={onClose} />
      </Modal>
      <AnswerDialog {...props} />
      <Modal opened={is('paste')} onClose={onClose} title={t('Paste a list or a sheet')} {...wide}>
        <PasteForm
          key={opening}
          onTake={(questions) => {
            onPasted(questions);
            onClose();
          }}
        />
      </Modal>
      <Modal opened={is('versions')} onClose={onClose} title={t('Versions')}>
        <Versions
          questionnaireId={String(questionnaire.id)}
          onTake={(version) => {
            onVersion(version);
            onClose();
          }}
        />
      </Modal>
      <Modal opened={is('try')} onClose={onClose} title={t('Try it')} {...wide}>
        <Suspense fallback={<Skeleton height={420} radius="lg" />}>{is('try') && trial}</Suspense>
      </Modal>
    </>
  );
};
