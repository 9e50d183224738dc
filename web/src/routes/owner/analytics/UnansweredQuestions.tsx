import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { analyticsKeys } from '../../../features/analytics/api/keys.ts';
import type { Period } from '../../../features/analytics/period.ts';
import { ExportButton } from '../../../features/analytics/reports/ExportButton.tsx';
import { UnansweredReport } from '../../../features/analytics/reports/UnansweredReport.tsx';
import { fileName } from '../../../features/analytics/words.ts';
import { TestForm } from '../../../features/assistant-tests/TestForm.tsx';
import { companyKeys } from '../../../features/company/api/keys.ts';
import { AnswerQuestion } from '../../../features/knowledge/AnswerQuestion.tsx';
import { usePopups } from '../../../features/recommenders/api/listPopups.ts';
import { notifyDone } from '../../../ui/overlays/notify.tsx';
import { t } from '../../../words/t.ts';

type Open = { dialog: 'answer' | 'test'; question: string } | null;

/** The questions that went unanswered, with the forms to answer them and to make tests of them. */
export const UnansweredQuestions = ({ period }: { period: Period }) => {
  const queryClient = useQueryClient();
  const popups = usePopups();
  const [open, setOpen] = useState<Open>(null);
  const [last, setLast] = useState('');
  const show = (dialog: 'answer' | 'test') => (question: string) => {
    setOpen({ dialog, question });
    setLast(question);
  };
  const close = () => setOpen(null);
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: analyticsKeys.allUnanswered });
    void queryClient.invalidateQueries({ queryKey: companyKeys.profile });
  };
  return (
    <>
      <UnansweredReport
        period={period}
        actions={<ExportButton query={{ report: 'unanswered', ...period.days }} name={fileName('unanswered', period)} />}
        onAnswer={show('answer')}
        onMakeTest={show('test')}
      />
      <AnswerQuestion question={last} opened={open?.dialog === 'answer'} onClose={close} onChanged={refetch} />
      <TestForm
        test={null}
        origin="unanswered"
        asked={last}
        recommenders={new Map(popups.data?.map(({ popup_id, popup_name }) => [popup_id, popup_name]))}
        opened={open?.dialog === 'test'}
        onClose={close}
        onSaved={() => {
          close();
          notifyDone(t('It is a test now: see Company profile, Tests'));
        }}
      />
    </>
  );
};
