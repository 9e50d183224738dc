import { Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ExperimentReport, ExperimentSummary } from '@parley/contract';
import { Link } from 'react-router';
import { formatDay } from '../../lib/formats/format.ts';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { type Plain, t } from '../../words/t.ts';
import { useExperiment } from './api/getExperiment.ts';
import { useExperiments } from './api/listExperiments.ts';
import { toneColors } from './Verdict.tsx';
import { sentenceOf } from './words.ts';

/** The experiment whose figure stands for what recommenders bring: the one that runs, else the one that ended last. */
export const shownExperiment = (experiments: readonly ExperimentSummary[]): ExperimentSummary | null => {
  const holdOuts = experiments.filter(({ question, state, archived }) => question === 'worth' && state !== 'draft' && !archived);
  const lastOf = (state: ExperimentSummary['state']) =>
    holdOuts.filter((holdOut) => holdOut.state === state).toSorted((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? 1 : -1))[0];
  return lastOf('running') ?? lastOf('stopped') ?? null;
};

const title: Plain = 'Sales you would not have made otherwise';

const when = ({ startedAt, stoppedAt }: ExperimentSummary) =>
  startedAt &&
  (stoppedAt
    ? t('{from} – {to}, ended', { from: formatDay(startedAt), to: formatDay(stoppedAt) })
    : t('since {day}', { day: formatDay(startedAt) }));

const loading = <Skeleton height={148} />;

interface CausalSalesProps {
  now: number;
  /** Whether to offer an experiment where there is none: not before there are visitors. */
  offered: boolean;
}

/** One figure: what recommenders bring that would not have come without them, or why it is not known. */
export function CausalSales({ now, offered }: CausalSalesProps) {
  return (
    <QueryView query={useExperiments()} loading={loading}>
      {(experiments) => {
        const shown = shownExperiment(experiments);
        if (shown) return <Measured of={shown} now={now} />;
        return offered && <NotMeasured />;
      }}
    </QueryView>
  );
}

const Measured = ({ of, now }: { of: ExperimentSummary; now: number }) => (
  <QueryView query={useExperiment(of.id)} loading={loading}>
    {(report) => <Figure report={report} now={now} />}
  </QueryView>
);

function Figure({ report, now }: { report: ExperimentReport; now: number }) {
  const { before, figure, after, proof, tone } = sentenceOf(report, now);
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-label={t(title)}>
      <Stack gap={6}>
        <Text size="sm" c="dimmed">
          {t(title)} · {when(report)}
        </Text>
        <Title
          order={2}
          fz={{ base: '1.2rem', sm: '1.4rem' }}
          lh={1.35}
          maw="34em"
          style={{ textWrap: 'balance', overflowWrap: 'anywhere' }}
        >
          {before}
          {figure && <span style={{ color: toneColors[tone], whiteSpace: 'nowrap', fontSize: '1.35em' }}>{figure}</span>}
          {after}
        </Title>
        <Text size="sm" c="dimmed" maw="80ch">
          {proof}
        </Text>
        <Anchor component={Link} to={`/Analytics/Experiments/${report.id}`} size="sm">
          {t('See the experiment')}
        </Anchor>
      </Stack>
    </Paper>
  );
}

const NotMeasured = () => (
  <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-label={t(title)}>
    <Group justify="space-between" gap="md">
      <Stack gap={6} flex="1 1 24rem">
        <Text size="sm" c="dimmed">
          {t(title)}
        </Text>
        <Title order={2} fz="1.2rem">
          {t('Not measured yet')}
        </Title>
        <Text size="sm" c="dimmed" maw="80ch">
          {t(
            'Attributed sales also count visitors who would have bought anyway. To know what your recommender brings, let half of the visitors not see it for a while. Before you start you see how long that takes in your shop.',
          )}
        </Text>
      </Stack>
      <Button component={Link} to="/Analytics/Experiments/new" variant="default">
        {t('Plan an experiment')}
      </Button>
    </Group>
  </Paper>
);
