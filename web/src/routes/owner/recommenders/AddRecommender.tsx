import { Paper } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useQuestionnaires } from '../../../features/questionnaires/api/listQuestionnaires.ts';
import { AddRecommenderForm } from '../../../features/recommenders/AddRecommenderForm.tsx';
import { editPath } from '../../../features/recommenders/RecommendersTable.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Add Popup');

/** The screen that creates a recommender. */
export default function AddRecommender() {
  const navigate = useNavigate();
  const questionnaires = useQuestionnaires();
  return (
    <>
      <PageHeader
        title={t('Add Popup')}
        description={t('Give it a name, and choose what it begins with. All of it can be changed later.')}
      />
      <Paper withBorder p="lg" maw={560}>
        <AddRecommenderForm questionnaires={questionnaires.data ?? []} onCreated={(ids) => void navigate(editPath(ids))} />
      </Paper>
    </>
  );
}
