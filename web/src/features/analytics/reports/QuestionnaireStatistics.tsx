import { Accordion, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import type { QuestionnaireAnalytics } from '@parley/contract';
import { formatNumber, formatSeconds } from '../../../lib/formats/format.ts';
import { sumsText } from '../../../lib/formats/sums.ts';
import { AskedByParley } from '../../../ui/answers/AskedByParley.tsx';
import { type Column, DataTable } from '../../../ui/figures/DataTable.tsx';
import { t } from '../../../words/t.ts';
import { Change } from '../Change.tsx';
import { secondsText, shareOf } from '../words.ts';
import classes from './QuestionnaireStatistics.module.css';

type QuestionStatistics = QuestionnaireAnalytics['answers_statistics'][number];
type AnswerStatistics = QuestionStatistics['answers_with_response_statistics'][number];

interface FiguresProps {
  responses: number;
  before: number | undefined;
  average: number | null;
  averageName: string;
}

const Figures = ({ responses, before, average, averageName }: FiguresProps) => (
  <Text size="sm" c="dimmed" component="div" className={classes.figures}>
    <span>
      <span>{t('Total responses: {responses}', { responses })}</span> <Change now={responses} before={before} />
    </span>
    <span>
      {averageName}: {secondsText(average)}
    </span>
  </Text>
);

const columnsFor = (total: number, before: readonly AnswerStatistics[] | undefined, withSales: boolean): Column<AnswerStatistics>[] => [
  { header: t('Answer Choice'), cell: ({ answer_text }) => answer_text },
  {
    header: t('Response Count'),
    align: 'end',
    cell: ({ response_count }) => (
      <Group gap="sm" justify="flex-end" wrap="nowrap">
        <Progress.Root size="sm" className={classes.share} aria-hidden>
          <Progress.Section value={shareOf(response_count, total)} withAria={false} />
        </Progress.Root>
        {formatNumber(response_count)}
      </Group>
    ),
  },
  ...(before
    ? [
        {
          header: t('Change|noun'),
          align: 'end' as const,
          cell: ({ answer_id, response_count }: AnswerStatistics) => (
            <Change now={response_count} before={before.find((answer) => answer.answer_id === answer_id)?.response_count ?? 0} />
          ),
        },
      ]
    : []),
  { header: t('Average Response Time (seconds)'), align: 'end', cell: ({ avg_response_time }) => formatSeconds(avg_response_time) },
  ...(withSales
    ? [{ header: t('Attributed sales'), align: 'end' as const, cell: ({ attributed }: AnswerStatistics) => sumsText(attributed) }]
    : []),
];

const QuestionSection = ({ question, before }: { question: QuestionStatistics; before: QuestionStatistics | undefined }) => {
  const answers = question.answers_with_response_statistics;
  const total = answers.reduce((sum, { response_count }) => sum + response_count, 0);
  return (
    <Accordion.Item value={String(question.question_id)}>
      <Accordion.Control>
        <Stack gap={4} pe="sm">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {question.question_text} {question.follow_up && <AskedByParley />}
          </Text>
          <Figures
            responses={question.total_responses}
            before={before?.total_responses}
            average={question.average_response_time}
            averageName={t('Average response time')}
          />
        </Stack>
      </Accordion.Control>
      <Accordion.Panel>
        {answers.length > 0 ? (
          <DataTable
            caption={t('Answers to “{question}”', { question: question.question_text })}
            columns={columnsFor(
              total,
              before?.answers_with_response_statistics,
              answers.some(({ attributed }) => attributed.length > 0),
            )}
            rows={answers}
            rowKey={({ answer_id }) => answer_id}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t('This question has no answers.')}
          </Text>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
};

interface QuestionnaireStatisticsProps {
  questionnaire: QuestionnaireAnalytics;
  /** The same for the previous period, if there is one. */
  before: QuestionnaireAnalytics | undefined;
}

/** The responses to a questionnaire and, expandable, to each question (specification section 2, Analytics). */
export const QuestionnaireStatistics = ({ questionnaire, before }: QuestionnaireStatisticsProps) => (
  <Paper withBorder component="section" aria-label={questionnaire.questionnaire_name}>
    <Stack gap={4} p="md">
      <Title order={3}>{questionnaire.questionnaire_name}</Title>
      <Figures
        responses={questionnaire.total_responses}
        before={before?.total_responses}
        average={questionnaire.average_answer_time}
        averageName={t('Average answer time (per display)')}
      />
      {questionnaire.attributed.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('Attributed sales: {attributed}', { attributed: sumsText(questionnaire.attributed) })}
        </Text>
      )}
    </Stack>
    {questionnaire.answers_statistics.length > 0 ? (
      <Accordion
        multiple
        variant="default"
        styles={{ item: { borderTop: '1px solid var(--mantine-color-default-border)', borderBottom: 0 } }}
      >
        {questionnaire.answers_statistics.map((question) => (
          <QuestionSection
            key={question.question_id}
            question={question}
            before={before?.answers_statistics.find(({ question_id }) => question_id === question.question_id)}
          />
        ))}
      </Accordion>
    ) : (
      <Text size="sm" c="dimmed" px="md" pb="md">
        {t('This questionnaire has no questions yet.')}
      </Text>
    )}
  </Paper>
);
