import { Button, Paper, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useChatAnalytics } from '../../features/analytics/api/getChatAnalytics.ts';
import { usePopupAnalytics } from '../../features/analytics/api/getPopupAnalytics.ts';
import { DaysChart } from '../../features/analytics/DaysChart.tsx';
import { QuestionnaireStatistics } from '../../features/analytics/QuestionnaireStatistics.tsx';
import { formatNumber } from '../../lib/format.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';

export const meta = pageMeta('In-Depth Analytics');

const Totals = () => (
  <QueryView
    query={useChatAnalytics()}
    loading={
      <Stack gap="lg">
        <Skeleton height={92} />
        <Skeleton height={300} />
      </Stack>
    }
  >
    {(info) => (
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md">
          <Stat label="Displayed" value={formatNumber(info.total_displayed)} />
          <Stat label="Engagements" value={formatNumber(info.total_engagements)} />
          <Stat label="Chats" value={formatNumber(info.total_chats)} />
          <Stat label="Tokens" value={formatNumber(info.total_tokens)} />
        </SimpleGrid>
        {info.days.some(({ day, ...counts }) => Object.values(counts).some((count) => count > 0)) && <DaysChart days={info.days} />}
      </Stack>
    )}
  </QueryView>
);

export default function Analytics() {
  const questionnaires = usePopupAnalytics();
  return (
    <>
      <PageHeader title="In-Depth Analytics" description="How often your recommenders are seen and used, and what visitors answer." />
      <Stack gap="xl">
        <Totals />
        <Stack gap="md">
          <Title order={2}>Questionnaires</Title>
          <QueryView query={questionnaires} loading={<CardsSkeleton />}>
            {(list) =>
              list.length > 0 ? (
                list.map((questionnaire) => <QuestionnaireStatistics key={questionnaire.questionnaire_id} questionnaire={questionnaire} />)
              ) : (
                <Paper withBorder>
                  <EmptyState
                    icon={IconChartBar}
                    title="Nothing to analyse yet"
                    action={
                      <Button component={Link} to="/Questionnaire">
                        Go to Questionnaire
                      </Button>
                    }
                  >
                    Create a questionnaire, choose it in a recommender and put that on your website. What visitors answer shows here.
                  </EmptyState>
                </Paper>
              )
            }
          </QueryView>
        </Stack>
      </Stack>
    </>
  );
}
