import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { UnansweredQuestions } from '@parley/contract';
import { IconMessageCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useUnansweredQuestions } from './api/listUnansweredQuestions.ts';
import type { Period } from './period.ts';

type Row = UnansweredQuestions['rows'][number];

const columns: Column<Row>[] = [
  { header: 'Question', cell: ({ question }) => question },
  { header: 'Asked', align: 'end', cell: ({ count }) => formatNumber(count) },
  { header: 'Last asked', align: 'end', cell: ({ last_asked }) => formatMoment(last_asked) },
  {
    header: 'Conversation',
    align: 'end',
    cell: ({ engagement_id, question }) => (
      <Anchor component={Link} to={`/History?id=${engagement_id}`} size="sm" aria-label={`Open the conversation about “${question}”`}>
        Open
      </Anchor>
    ),
  },
];

/** Questions of visitors that the assistant could not answer. */
export const UnansweredReport = ({ period, actions }: { period: Period; actions: ReactNode }) => {
  const query = useUnansweredQuestions(period.days);
  return (
    <QueryView query={query} loading={<TableSkeleton />}>
      {({ rows }) => (
        <Paper
          withBorder
          component="section"
          aria-label="Unanswered questions"
          style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}
          aria-busy={query.isPlaceholderData}
        >
          <Group justify="space-between" align="flex-start" gap="sm" p="md" pb="xs">
            <Stack gap={4} flex="1 1 16rem">
              <Title order={2} size="h4">
                Unanswered questions
              </Title>
              <Text size="sm" c="dimmed">
                What the assistant did not know, the most asked first.{' '}
                <Anchor component={Link} to="/ChatGPT" inherit underline="always">
                  Add the answers to your FAQs
                </Anchor>
                , and it knows them from then on.
              </Text>
            </Stack>
            {actions}
          </Group>
          {rows.length > 0 ? (
            <DataTable
              caption="Unanswered questions"
              columns={columns}
              rows={rows}
              rowKey={({ engagement_id, question }) => `${engagement_id} ${question}`}
            />
          ) : (
            <EmptyState icon={IconMessageCheck} title="No question went unanswered">
              Whatever visitors asked in this period, the assistant found an answer in your words or your catalogue.
            </EmptyState>
          )}
        </Paper>
      )}
    </QueryView>
  );
};
