import { Group, Loader, Paper, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { type Answer, type Funnel, type Outline, type SimulatedVisits, simulatedVisits } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { plural, t } from '../../../words/t.ts';
import { useSimulation } from '../api/check/simulateVisits.ts';
import { AllWell, Problem } from '../check/Problem.tsx';
import classes from '../Editor.module.css';
import { questionCount } from '../words.ts';
import type { FunnelMapProps } from './FunnelMap.tsx';
import { type Figures, graphOf } from './graph.ts';
import { findingsOf } from './simulated.ts';
import { simulatedFlow } from './simulatedFlow.ts';

const FunnelMap = lazyPart(() => import('./FunnelMap.tsx'));

type Loaded<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError'>;

const legendOf = ({ data, isError }: Loaded<Figures>, simulated: boolean): string => {
  if (isError && !data) return t('The figures could not be loaded');
  if (!data) return t('Loading the figures…');
  if (simulated) return t('{count} simulated visits, every answer equally likely', { count: data.visitors });
  if (data.visitors === 0) return t('No visitors in the last 30 days');
  return plural(data.visitors, '1 visitor in the last 30 days', '{n} visitors in the last 30 days');
};

interface MapPanelProps extends Pick<FunnelMapProps, 'troubled' | 'focus' | 'onGo' | 'onRelink' | 'undo'> {
  questionnaireId: string;
  /** The funnel of the last 30 days. */
  funnel: UseQueryResult<Funnel>;
  /** As it is edited. */
  outline: Outline;
  /** The answers by question. */
  answers: ReadonlyMap<number, readonly Answer[]>;
  /** There are changes that visitors do not get yet. */
  unsaved: boolean;
  /** Fills the screen instead of the column beside the cards. */
  large: boolean;
}

interface FindingsProps {
  of: SimulatedVisits;
  answers: readonly Answer[];
  numbers: ReadonlyMap<number, number>;
  onGo: (questionId: number) => void;
}

const Findings = ({ of, answers, numbers, onGo }: FindingsProps) => {
  const texts = new Map(answers.map(({ id, text }) => [id, text]));
  const found = findingsOf(of, {
    answerText: (id) => texts.get(id) ?? t('An answer'),
    hasRules: answers.some(({ product_rules }) => product_rules.length > 0),
  });
  if (found.length === 0)
    return (
      <AllWell>
        {of.products > 0 ? t('All simulated visits came to an end with products left.') : t('All simulated visits came to an end.')}
      </AllWell>
    );
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('What simulated visits found')}>
      {found.map((problem) => (
        <Problem key={`${problem.title} ${problem.questionIds.join()}`} problem={problem} numbers={numbers} onGo={onGo} />
      ))}
    </Stack>
  );
};

/** The map of the funnel with the figures of the last 30 days, or of simulated visits. Its code is loaded when it is first shown. */
export const MapPanel = ({ questionnaireId, funnel, outline, answers, unsaved, large, ...map }: MapPanelProps) => {
  const [simulated, setSimulated] = useState(false);
  const { questions, first_question: firstQuestion } = outline;
  const flow = useMemo(() => (simulated ? simulatedFlow(Number(questionnaireId), outline) : null), [simulated, questionnaireId, outline]);
  const simulation = useSimulation(questionnaireId, flow);
  const figures: Loaded<Figures> = simulated ? simulation : funnel;
  const counted = figures.data ?? null;
  const graph = useMemo(() => graphOf(questions, answers, firstQuestion, counted), [questions, answers, firstQuestion, counted]);
  const numbers = useMemo(() => new Map(questions.map(({ id }, place) => [id, place + 1])), [questions]);
  const loading = (
    <Skeleton h="100%" radius="lg" aria-label={t('Loading the map of {questions}', { questions: questionCount(questions.length) })} />
  );
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={t('Figures on the map')}
          data={[
            { value: 'visitors', label: t('Visitors, 30 days') },
            { value: 'simulated', label: t('Simulated {count}', { count: simulatedVisits }) },
          ]}
          value={simulated ? 'simulated' : 'visitors'}
          onChange={(value) => setSimulated(value === 'simulated')}
        />
        {simulated && simulation.isFetching && (
          <Loader size="xs" role="status" aria-label={t('Simulating {count} visits', { count: simulatedVisits })} />
        )}
        {simulated && unsaved && (
          <Text size="xs" c="dimmed">
            {t('With your changes that are not saved yet.')}
          </Text>
        )}
      </Group>
      <Paper
        withBorder
        component="section"
        aria-label={t('Map of the questionnaire')}
        className={classes.map}
        data-large={large || undefined}
      >
        <Suspense fallback={loading}>
          <FunnelMap {...map} graph={graph} legend={legendOf(figures, simulated)} />
        </Suspense>
      </Paper>
      {simulated && simulation.data && (
        <Paper withBorder p="md" component="section" aria-label={t('Simulated visits')} aria-live="polite">
          <Findings of={simulation.data} answers={[...answers.values()].flat()} numbers={numbers} onGo={map.onGo} />
        </Paper>
      )}
    </Stack>
  );
};
