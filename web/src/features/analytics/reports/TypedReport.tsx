import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { TypedAnswers } from '@parley/contract';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment, formatNumber } from '../../../lib/formats/format.ts';
import { type Column, DataTable } from '../../../ui/figures/DataTable.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { plural, t } from '../../../words/t.ts';
import { useTypedAnswers } from '../api/listTypedAnswers.ts';
import type { Period } from '../period.ts';

type Question = TypedAnswers['questions'][number];
type Row = Question['rows'][number];

const columns = (): Column<Row>[] => [
  { header: t('Typed'), cell: ({ text }) => <span style={{ overflowWrap: 'anywhere' }}>{text}</span> },
  { header: t('Answer Choice'), cell: ({ answer_text }) => answer_text },
  { header: t('Times'), align: 'end', cell: ({ count }) => formatNumber(count) },
  { header: t('Last typed'), align: 'end', cell: ({ last_typed }) => formatMoment(last_typed) },
  {
    header: t('Visit'),
    align: 'end',
    cell: ({ engagement_id, text }) => (
      <Anchor
        component={Link}
        to={`/History?id=${engagement_id}`}
        size="sm"
        aria-label={t('Open the visit in which “{text}” was typed', { text })}
      >
        {t('Open')}
      </Anchor>
    ),
  },
];

const QuestionTexts = ({ question }: { question: Question }) => (
  <Paper withBorder component="section" aria-label={question.question_text}>
    <Stack gap={4} p="md" pb="xs">
      <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
        {question.question_text}
      </Title>
      <Text size="sm" c="dimmed">
        {question.questionnaire_name} · {plural(question.total, '1 text', '{n} texts')}
      </Text>
    </Stack>
    <DataTable
      caption={t('Typed into “{question}”', { question: question.question_text })}
      columns={columns()}
      rows={question.rows}
      rowKey={({ answer_text, text, engagement_id }) => `${answer_text} ${text} ${engagement_id}`}
    />
  </Paper>
);

/** What visitors typed into answers with an input field, by question; equal words are counted together. */
export const TypedReport = ({ period, actions }: { period: Period; actions: ReactNode }) => {
  const query = useTypedAnswers(period.days);
  return (
    <QueryView query={query} loading={<TableSkeleton />}>
      {({ questions }) => (
        <Stack gap="md" style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }} aria-busy={query.isPlaceholderData}>
          <Group justify="space-between" gap="sm">
            <Title order={2}>{t('In their own words')}</Title>
            {questions.length > 0 && actions}
          </Group>
          {questions.length > 0 ? (
            questions.map((question) => <QuestionTexts key={question.question_id} question={question} />)
          ) : (
            <Paper withBorder>
              <EmptyState icon={IconPencil} title={t('Nobody typed an answer')}>
                {t(
                  'Give an answer an input field, such as “Something else”, and you read here what visitors write. Visits that were erased are not included.',
                )}
              </EmptyState>
            </Paper>
          )}
        </Stack>
      )}
    </QueryView>
  );
};
