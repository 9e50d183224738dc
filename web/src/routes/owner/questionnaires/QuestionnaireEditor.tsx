import { Button, Paper, Skeleton, Stack } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { useFunnel } from '../../../features/analytics/api/getFunnel.ts';
import { useFacets } from '../../../features/catalogue/api/facts/listFacets.ts';
import { useQuestionnaire } from '../../../features/questionnaires/api/getQuestionnaire.ts';
import { useOutline } from '../../../features/questionnaires/api/outline/getOutline.ts';
import { Editor } from '../../../features/questionnaires/Editor.tsx';
import { ApiError } from '../../../lib/calls/apiError.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Edit questionnaire');

const loading = (
  <Stack gap="lg">
    <Skeleton height={36} width={280} />
    <Skeleton height={84} radius="lg" />
    <CardsSkeleton height={260} />
  </Stack>
);

const NotFound = () => (
  <>
    <PageHeader title={t('Questionnaire')} />
    <Paper withBorder>
      <EmptyState
        icon={IconListDetails}
        title={t('This questionnaire is not there')}
        action={
          <Button component={Link} to="/Questionnaire">
            {t('Show all questionnaires')}
          </Button>
        }
      >
        {t('It may have been deleted, or the address is not quite right.')}
      </EmptyState>
    </Paper>
  </>
);

/** The editor of a questionnaire. */
export default function QuestionnaireEditor() {
  const { questionnaireId = '' } = useParams();
  const questionnaire = useQuestionnaire(questionnaireId);
  useTitle(questionnaire.data?.name);
  const outline = useOutline(questionnaireId);
  const facets = useFacets();
  const funnel = useFunnel(questionnaireId);
  if (questionnaire.error instanceof ApiError && [400, 404].includes(questionnaire.error.status)) return <NotFound />;
  return (
    <QueryView query={questionnaire} loading={loading}>
      {(found) => (
        <QueryView query={outline} loading={loading}>
          {(saved) => (
            <Editor
              key={found.id}
              questionnaire={found}
              outline={saved}
              reload={async () => (await outline.refetch()).data}
              facets={facets}
              funnel={funnel}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
