import { Anchor, Text } from '@mantine/core';
import type { ExperimentSummary } from '@parley/contract';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { VerdictBadge } from './VerdictBadge.tsx';
import { liftText, metricWords, titleOf } from './words.ts';

/** When it ran. */
const since = ({ startedAt, stoppedAt }: ExperimentSummary) =>
  startedAt === null ? '–' : stoppedAt ? `${formatDay(startedAt)} – ${formatDay(stoppedAt)}` : formatDay(startedAt);

/** The experiments with their verdicts. */
export const ExperimentsTable = ({ experiments }: { experiments: readonly ExperimentSummary[] }) => (
  <DataTable
    caption="Experiments"
    rows={experiments}
    rowKey={({ id }) => id}
    columns={[
      {
        header: 'Question',
        cell: (experiment) => (
          <Anchor component={Link} to={`/Analytics/Experiments/${experiment.id}`} fw={600}>
            {titleOf(experiment)}
          </Anchor>
        ),
      },
      { header: 'What counts', cell: ({ metric }) => metricWords[metric].name },
      { header: 'Since', cell: since },
      { header: 'Verdict', cell: (experiment) => <VerdictBadge experiment={experiment} /> },
      {
        header: 'Lift, 95% interval',
        align: 'end',
        cell: ({ lift }) => (lift ? liftText(lift) : <Text c="dimmed">–</Text>),
      },
    ]}
  />
);
