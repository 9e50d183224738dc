import { Button, Paper } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PlanForm } from '../../../features/experiments/PlanForm.tsx';
import { usePopups } from '../../../features/recommenders/api/listPopups.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { Crumbs } from './Crumbs.tsx';

export const meta = pageMeta('New experiment');

/** Planning an experiment: what to know, what counts, and how long that takes. */
export default function NewExperiment() {
  const popups = usePopups();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <>
      <Crumbs list />
      <PageHeader title={t('New experiment')} description={t('Find out what a recommender brings, before you spend weeks on it.')} />
      <QueryView query={popups} loading={<CardsSkeleton cards={1} height={420} />}>
        {(list) =>
          list.length === 0 ? (
            <Paper withBorder>
              <EmptyState
                icon={IconFlask}
                title={t('No recommender yet')}
                action={
                  <Button component={Link} to="/popups/add">
                    {t('Create a recommender')}
                  </Button>
                }
              >
                {t('An experiment finds out what a recommender brings. Create one first.')}
              </EmptyState>
            </Paper>
          ) : (
            <PlanForm
              recommenders={list.map(({ popup_id, popup_name, status }) => ({ id: popup_id, name: popup_name, active: status }))}
              initial={Number(search.get('popup')) || null}
              onCreated={({ id }) => navigate(`/Analytics/Experiments/${id}`)}
            />
          )
        }
      </QueryView>
    </>
  );
}
