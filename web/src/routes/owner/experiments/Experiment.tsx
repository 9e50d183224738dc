import { Badge } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useExperiment } from '../../../features/experiments/api/getExperiment.ts';
import { Report } from '../../../features/experiments/Report.tsx';
import { dayNumber, titleOf } from '../../../features/experiments/words.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { Crumbs } from './Crumbs.tsx';

export const meta = pageMeta('Experiment');

/** One experiment. */
export default function Experiment() {
  const { experimentId } = useParams();
  const navigate = useNavigate();
  const query = useExperiment(Number(experimentId));
  const now = Date.now();
  return (
    <>
      <Crumbs list />
      <QueryView query={query} loading={<CardsSkeleton cards={3} height={180} />}>
        {(report) => (
          <>
            <PageHeader
              title={titleOf(report)}
              actions={
                <Badge size="lg" tt="none" variant="light" color={report.state === 'running' ? 'green' : 'gray'}>
                  {report.state === 'draft'
                    ? t('Draft')
                    : report.state === 'stopped'
                      ? t('Stopped')
                      : t('Running, day {report}', { report: dayNumber(report, now) })}
                </Badge>
              }
            />
            <Report report={report} now={now} onDeleted={() => navigate('/Analytics/Experiments')} />
          </>
        )}
      </QueryView>
    </>
  );
}
