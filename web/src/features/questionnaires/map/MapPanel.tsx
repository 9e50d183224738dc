import { Paper, Skeleton } from '@mantine/core';
import type { Answer, Funnel, Question } from '@parley/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import classes from '../Editor.module.css';
import { plural } from '../words.ts';
import type { FunnelMapProps } from './FunnelMap.tsx';
import { graphOf } from './graph.ts';

const FunnelMap = lazy(() => import('./FunnelMap.tsx'));

const legendOf = ({ data, isError }: UseQueryResult<Funnel>): string => {
  if (isError && !data) return 'The figures could not be loaded';
  if (!data) return 'Loading the figures…';
  if (data.visitors === 0) return 'No visitors in the last 30 days';
  return data.visitors === 1 ? '1 visitor in the last 30 days' : `${formatNumber(data.visitors)} visitors in the last 30 days`;
};

interface MapPanelProps extends Pick<FunnelMapProps, 'troubled' | 'focus' | 'onGo' | 'onRelink' | 'undo'> {
  /** The funnel of the last 30 days. */
  funnel: UseQueryResult<Funnel>;
  questions: readonly Question[];
  /** null until all are loaded. */
  answers: ReadonlyMap<number, readonly Answer[]> | null;
  firstQuestion: number | null;
  /** Fills the screen instead of the column beside the cards. */
  large: boolean;
}

/** The map of the funnel with the figures of the last 30 days. Its code is loaded when it is first shown. */
export const MapPanel = ({ funnel, questions, answers, firstQuestion, large, ...map }: MapPanelProps) => {
  const counted = funnel.data ?? null;
  const graph = useMemo(() => answers && graphOf(questions, answers, firstQuestion, counted), [questions, answers, firstQuestion, counted]);
  const loading = <Skeleton h="100%" radius="lg" aria-label={`Loading the map of ${plural(questions.length, 'question')}`} />;
  return (
    <Paper withBorder component="section" aria-label="Map of the questionnaire" className={classes.map} data-large={large || undefined}>
      <Suspense fallback={loading}>{graph ? <FunnelMap {...map} graph={graph} legend={legendOf(funnel)} /> : loading}</Suspense>
    </Paper>
  );
};
