import { Button, Paper, Stack, Switch } from '@mantine/core';
import { IconFlask, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useExperiments } from '../../../features/experiments/api/listExperiments.ts';
import { ExperimentsTable } from '../../../features/experiments/ExperimentsTable.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { Crumbs } from './Crumbs.tsx';

export const meta = pageMeta('Experiments');

const NewExperimentButton = () => (
  <Button component={Link} to="/Analytics/Experiments/new" leftSection={<IconPlus size={16} aria-hidden />}>
    {t('New experiment')}
  </Button>
);

/** All experiments with their verdicts; archived ones on demand. */
export default function Experiments() {
  const experiments = useExperiments();
  const [archived, setArchived] = useState(false);
  return (
    <>
      <Crumbs />
      <PageHeader
        title={t('Experiments')}
        description={t('What your recommenders bring that you would not have without them.')}
        actions={<NewExperimentButton />}
      />
      <QueryView query={experiments} loading={<CardsSkeleton cards={1} height={240} />}>
        {(list) => {
          const shown = list.filter((experiment) => experiment.archived === archived);
          return (
            <Stack gap="md">
              <Paper withBorder>
                {shown.length > 0 ? (
                  <ExperimentsTable experiments={shown} />
                ) : (
                  <EmptyState
                    icon={IconFlask}
                    title={archived ? t('Nothing archived') : t('No experiment yet')}
                    action={archived ? undefined : <NewExperimentButton />}
                  >
                    {archived
                      ? t('Experiments that you archive are kept here.')
                      : t('Half of your visitors see the recommender and half do not. What the first half orders more is what it brings.')}
                  </EmptyState>
                )}
              </Paper>
              {(archived || list.some((experiment) => experiment.archived)) && (
                <Switch label={t('Show archived')} checked={archived} onChange={(event) => setArchived(event.currentTarget.checked)} />
              )}
            </Stack>
          );
        }}
      </QueryView>
    </>
  );
}
