import { Anchor, Text } from '@mantine/core';
import type { ExperimentSummary } from '@parley/contract';
import { Link } from 'react-router';
import { formatDay } from '../../lib/formats/format.ts';
import { DataTable } from '../../ui/figures/DataTable.tsx';
import { t } from '../../words/t.ts';
import { VerdictBadge } from './VerdictBadge.tsx';
import { liftText, metricWords, titleOf } from './words.ts';

/** When it ran. */
const since = ({ startedAt, stoppedAt }: ExperimentSummary) =>
  startedAt === null ? '–' : stoppedAt ? `${formatDay(startedAt)} – ${formatDay(stoppedAt)}` : formatDay(startedAt);

/** The experiments with their verdicts. */
export const ExperimentsTable = ({ experiments }: { experiments: readonly ExperimentSummary[] }) => (
  <DataTable
    caption={t('Experiments')}
    rows={experiments}
    rowKey={({ id }) => id}
    columns={[
      {
        header: t('Question'),
        cell: (experiment) => (
          <Anchor component={Link} to={`/Analytics/Experiments/${experiment.id}`} fw={600}>
            {titleOf(experiment)}
          </Anchor>
        ),
      },
      { header: t('What counts'), cell: ({ metric }) => t(metricWords[metric].name) },
      { header: t('Since'), cell: since },
      { header: t('Verdict'), cell: (experiment) => <VerdictBadge experiment={experiment} /> },
      {
        header: t('Lift, 95% interval'),
        align: 'end',
        cell: ({ lift }) => (lift ? liftText(lift) : <Text c="dimmed">–</Text>),
      },
    ]}
  />
);
