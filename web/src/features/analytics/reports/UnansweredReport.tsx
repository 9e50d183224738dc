import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { UnansweredQuestions } from '@parley/contract';
import { IconMessageCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment, formatNumber } from '../../../lib/formats/format.ts';
import { type Column, DataTable } from '../../../ui/figures/DataTable.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { useUnansweredQuestions } from '../api/listUnansweredQuestions.ts';
import type { Period } from '../period.ts';

type Row = UnansweredQuestions['rows'][number];

interface Actions {
  /** Opens the form for the owner's answer. */
  onAnswer: (question: string) => void;
  /** Makes a test of the question. */
  onMakeTest: (question: string) => void;
}

const columnsOf = ({ onAnswer, onMakeTest }: Actions): Column<Row>[] => [
  { header: t('Question'), cell: ({ question }) => question },
  { header: t('Asked'), align: 'end', cell: ({ count }) => formatNumber(count) },
  {
    header: t('Last asked'),
    align: 'end',
    cell: ({ last_asked }) => <span style={{ whiteSpace: 'nowrap' }}>{formatMoment(last_asked)}</span>,
  },
  {
    header: t('Conversation'),
    align: 'end',
    cell: ({ engagement_id, question }) => (
      <Anchor
        component={Link}
        to={`/History?id=${engagement_id}`}
        size="sm"
        aria-label={t('Open the conversation about “{question}”', { question })}
      >
        {t('Open')}
      </Anchor>
    ),
  },
  {
    header: t('Actions'),
    align: 'end',
    cell: ({ question }) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('Make a test of “{question}”', { question })}
          onClick={() => onMakeTest(question)}
        >
          {t('Make a test')}
        </Button>
        <Button size="compact-sm" variant="light" aria-label={t('Answer “{question}”', { question })} onClick={() => onAnswer(question)}>
          {t('Answer|verb')}
        </Button>
      </Group>
    ),
  },
];

/** Questions of visitors that the assistant could not answer. */
export const UnansweredReport = ({ period, actions, ...does }: { period: Period; actions: ReactNode } & Actions) => {
  const query = useUnansweredQuestions(period.days);
  return (
    <QueryView query={query} loading={<TableSkeleton />}>
      {({ rows }) => (
        <Paper
          withBorder
          component="section"
          aria-label={t('Unanswered questions')}
          style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}
          aria-busy={query.isPlaceholderData}
        >
          <Group justify="space-between" align="flex-start" gap="sm" p="md" pb="xs">
            <Stack gap={4} flex="1 1 16rem">
              <Title order={2} size="h4">
                {t('Unanswered questions')}
              </Title>
              <Text size="sm" c="dimmed">
                {t('What the assistant did not know, the most asked first. Answer a question here, and it knows the answer from then on.')}
              </Text>
            </Stack>
            {actions}
          </Group>
          {rows.length > 0 ? (
            <DataTable
              caption={t('Unanswered questions')}
              columns={columnsOf(does)}
              rows={rows}
              rowKey={({ engagement_id, question }) => `${engagement_id} ${question}`}
            />
          ) : (
            <EmptyState icon={IconMessageCheck} title={t('No question went unanswered')}>
              {t('Whatever visitors asked in this period, the assistant found an answer in your words or your catalogue.')}
            </EmptyState>
          )}
        </Paper>
      )}
    </QueryView>
  );
};
