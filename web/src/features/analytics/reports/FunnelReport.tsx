import { NativeSelect, Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { Funnel } from '@parley/contract';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/formats/format.ts';
import { AskedByParley } from '../../../ui/answers/AskedByParley.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { plural, t } from '../../../words/t.ts';
import { useFunnel, useFunnelBefore } from '../api/getFunnel.ts';
import { Change } from '../Change.tsx';
import { Bar } from '../charts/Bar.tsx';
import { ChartFrame } from '../charts/ChartFrame.tsx';
import { ScrollingTable } from '../charts/ScrollingTable.tsx';
import type { Period } from '../period.ts';
import { daysText, shareOf, shareText } from '../words.ts';
import classes from './FunnelReport.module.css';

type Question = Funnel['questions'][number];

const leadsTo = (funnel: Funnel, next: number | null): string =>
  next === null
    ? t('the end')
    : (funnel.questions.find(({ questionId }) => questionId === next)?.questionText ?? t('Question {number}', { number: String(next) }));

const Answers = ({ funnel, question }: { funnel: Funnel; question: Question }) => (
  <ul className={classes.answers}>
    {question.answers.map(({ answerId, answerText, chosen, nextQuestion }) => (
      <li key={answerId}>
        <Text span size="sm" fw={550} className={classes.text}>
          {answerText}
        </Text>
        <Text span size="sm" className={classes.figures}>
          {formatNumber(chosen)} · {shareText(chosen, question.answered)}
        </Text>
        {!question.followUp && (
          <Text span size="sm" c="dimmed" className={classes.text}>
            → {leadsTo(funnel, nextQuestion)}
          </Text>
        )}
      </li>
    ))}
  </ul>
);

/** The share in the previous period, for comparison; shares compare better than counts when traffic changes. */
const Before = ({ part, whole }: { part: number; whole: number }) =>
  whole > 0 && (
    <Text span size="xs" c="dimmed" fw={400}>
      {' '}
      {t('before: {part}', { part: shareText(part, whole) })}
    </Text>
  );

interface StepProps {
  funnel: Funnel;
  question: Question;
  /** The previous period. */
  before: Funnel | undefined;
}

const Step = ({ funnel, question, before }: StepProps) => {
  const leftCount = question.shown - question.answered;
  const was = before?.questions.find(({ questionId }) => questionId === question.questionId);
  return (
    <li className={classes.step}>
      <Text fw={600} className={classes.text}>
        {question.questionText} {question.followUp && <AskedByParley />}
      </Text>
      <Bar share={shareOf(question.answered, funnel.visitors)} of={shareOf(question.shown, funnel.visitors)} />
      <div className={classes.counts}>
        <Text size="sm">
          {t('Reached by {count} ({share} of all)', { count: question.shown, share: shareText(question.shown, funnel.visitors) })}
          {before && was && <Before part={was.shown} whole={before.visitors} />}
        </Text>
        <Text size="sm">
          {t('Answered by {count} ({share})', { count: question.answered, share: shareText(question.answered, question.shown) })}
          {was && <Before part={was.answered} whole={was.shown} />}
        </Text>
        <Text size="sm" fw={550}>
          {t('Left here: {count} ({share})', { count: leftCount, share: shareText(leftCount, question.shown) })}
          {was && <Before part={was.shown - was.answered} whole={was.shown} />}
        </Text>
      </div>
      <Answers funnel={funnel} question={question} />
    </li>
  );
};

const Steps = ({ funnel, before }: { funnel: Funnel; before: Funnel | undefined }) => (
  <Stack gap="xs">
    {before && (
      <Text size="sm" component="div">
        {t('Visitors: {count}', { count: funnel.visitors })} <Change now={funnel.visitors} before={before.visitors} />
      </Text>
    )}
    <Text size="xs" c="dimmed" aria-hidden className={classes.legend}>
      <span className={classes.sample}>
        <Bar share={100} />
      </span>
      {t('answered')}
      <span className={classes.sample}>
        <Bar share={0} of={100} />
      </span>
      {t('reached, not answered')}
    </Text>
    <ol className={classes.steps}>
      {funnel.questions.map((question) => (
        <Step key={question.questionId} funnel={funnel} question={question} before={before} />
      ))}
    </ol>
  </Stack>
);

const rowsOf = (funnel: Funnel, before: Funnel | undefined): string[][] =>
  funnel.questions.flatMap((question) => {
    const was = before?.questions.find(({ questionId }) => questionId === question.questionId);
    return [
      [
        question.followUp ? t('{question} (asked by Parley)', { question: question.questionText }) : question.questionText,
        formatNumber(question.shown),
        formatNumber(question.answered),
        formatNumber(question.shown - question.answered),
        shareText(question.shown - question.answered, question.shown),
        ...(before ? [was ? shareText(was.shown - was.answered, was.shown) : '–'] : []),
      ],
      ...question.answers.map(({ answerText, chosen }) => [`– ${answerText}`, '', formatNumber(chosen), '', '', ...(before ? [''] : [])]),
    ];
  });

const whoText = ({ visitors, ...days }: Funnel, { name }: Period): string =>
  name === 'all'
    ? plural(
        visitors,
        '1 visitor who came at any time, whenever they answered',
        '{n} visitors who came at any time, each counted once, whenever they answered',
      )
    : plural(
        visitors,
        '1 visitor who came {days}, whenever they answered',
        '{n} visitors who came {days}, each counted once, whenever they answered',
        { days: daysText(days) },
      );

interface FunnelReportProps {
  questionnaires: { id: number; name: string; live: boolean }[];
  /** The id of the chosen questionnaire; any other value means the first. */
  chosen: number;
  period: Period;
  actions: (questionnaireId: number) => ReactNode;
  onChoose: (id: number) => void;
}

/** How far visitors got in a questionnaire, and at which question they left. */
export const FunnelReport = ({ questionnaires, chosen, period, actions, onChoose }: FunnelReportProps) => {
  const id = (questionnaires.find((questionnaire) => questionnaire.id === chosen) ?? questionnaires[0])?.id ?? 0;
  const funnel = useFunnel(id, period.days);
  const before = useFunnelBefore(id, period.before);
  const ofBefore = period.before ? before.data : undefined;
  return (
    <QueryView query={funnel} loading={<Skeleton height={360} radius="lg" />}>
      {(data) => (
        <div style={{ opacity: funnel.isPlaceholderData ? 0.6 : 1 }} aria-busy={funnel.isPlaceholderData}>
          <ChartFrame
            title={t('Funnel and drop-off')}
            description={whoText(data, period)}
            actions={actions(id)}
            controls={
              <NativeSelect
                label={t('Questionnaire')}
                data={questionnaires.map((questionnaire) => ({
                  value: String(questionnaire.id),
                  label: questionnaire.live ? t('{name} · live', { name: questionnaire.name }) : questionnaire.name,
                }))}
                value={String(id)}
                onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
                maw={360}
              />
            }
            chart={
              data.visitors > 0 && data.questions.length > 0 ? (
                <Steps funnel={data} before={ofBefore} />
              ) : (
                <Paper>
                  <EmptyState icon={IconFilter} title={data.questions.length > 0 ? t('Nobody came by') : t('No questions yet')}>
                    {data.questions.length > 0
                      ? t('No visitor saw this questionnaire in this period. Choose a longer one, or check that its recommender is active.')
                      : t('Add questions and answers to this questionnaire; then you will see here how far visitors get.')}
                  </EmptyState>
                </Paper>
              )
            }
            table={(shown) => (
              <ScrollingTable
                shown={shown}
                caption={t('Funnel and drop-off')}
                headers={[
                  ...[t('Question or answer'), t('Reached'), t('Answered'), t('Left here'), t('Drop-off')],
                  ...(ofBefore ? [t('Drop-off before')] : []),
                ]}
                rows={rowsOf(data, ofBefore)}
              />
            )}
          />
        </div>
      )}
    </QueryView>
  );
};
