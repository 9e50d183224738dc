import { Button, Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { PopupSummary } from '@parley/contract';
import { IconMessageCirclePlus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRestore } from '../../../features/bin/api/restoreFromBin.ts';
import { AttributedSales } from '../../../features/orders/AttributedSales.tsx';
import { usePopups } from '../../../features/recommenders/api/listPopups.ts';
import { Recommenders } from '../../../features/recommenders/Recommenders.tsx';
import { useSession } from '../../../lib/calls/api.ts';
import { figureWords } from '../../../lib/formats/figures.ts';
import { formatNumber } from '../../../lib/formats/format.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { Stat } from '../../../ui/figures/Stat.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { useLater } from '../../../ui/useLater.ts';
import { t } from '../../../words/t.ts';
import { usePanels } from './usePanels.ts';

const loadEmbed = () => import('../../../features/recommenders/EmbedModal.tsx');

export const meta = pageMeta('Recommenders');

const CreateButton = () => (
  <Button component={Link} to="/popups/add" leftSection={<IconPlus size={18} aria-hidden />}>
    {t('Create New Recommender')}
  </Button>
);

const sum = (popups: readonly PopupSummary[], field: 'countEngagements' | 'countEngaged' | 'tokenCounts') =>
  formatNumber(popups.reduce((total, popup) => total + popup[field], 0));

/** The search and the embedded recommender are kept in the address, so that both can be linked and survive a login. */
const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const put = (name: 'q' | 'embed', value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { search: params.get('q') ?? '', embedId: Number(params.get('embed')), put };
};

const loading = (
  <Stack>
    <Skeleton height={92} maw={560} />
    <TableSkeleton />
  </Stack>
);

/** The list of recommenders, and the first steps of a new owner. */
export default function Dashboard() {
  const owner = useSession();
  return owner && <OwnDashboard ownerId={owner.id} />;
}

const OwnDashboard = ({ ownerId }: { ownerId: number }) => {
  const [now] = useState(Date.now);
  const popups = usePopups();
  const panels = usePanels(ownerId);
  const restore = useRestore();
  const { search, embedId, put } = useAddress();
  const embedded = popups.data?.find(({ popup_id }) => popup_id === embedId);
  const embed = useLater(loadEmbed);
  const onEmbed = (popupId: number) => {
    embed.now();
    put('embed', String(popupId));
  };

  return (
    <>
      <PageHeader
        title={t('Recommenders')}
        description={t('Popups and chatbots on your websites, and how often they were used.')}
        actions={<CreateButton />}
      />
      <Stack gap="lg">
        {panels.ready && panels.code && panels.guide && <panels.code.GuidePanel {...panels.guide} onEmbed={onEmbed} />}
        <QueryView query={popups} loading={loading}>
          {(list) =>
            !panels.ready ? (
              loading
            ) : list.length > 0 ? (
              <Stack gap="lg">
                {panels.code && <panels.code.CausalSales now={now} offered={list.some(({ countEngagements }) => countEngagements > 0)} />}
                <SimpleGrid cols={{ base: 2, sm: 4 }}>
                  <Stat
                    label={t(figureWords.displayed.label)}
                    value={sum(list, 'countEngagements')}
                    meaning={t('{meaning} All time.', { meaning: t(figureWords.displayed.meaning) })}
                  />
                  <Stat
                    label={t(figureWords.engaged.label)}
                    value={sum(list, 'countEngaged')}
                    meaning={t('{meaning} All time.', { meaning: t(figureWords.engaged.meaning) })}
                  />
                  <AttributedSales />
                  <Stat
                    label={t('Tokens spent')}
                    value={sum(list, 'tokenCounts')}
                    meaning={t('{meaning} All time.', { meaning: t(figureWords.tokens.meaning) })}
                  />
                </SimpleGrid>
                {panels.code && <panels.code.AdvicePanel ownerId={ownerId} />}
                <Recommenders
                  onRestore={(id) => restore.mutate({ kind: 'recommender', id })}
                  popups={list}
                  search={search}
                  onSearch={(text) => put('q', text)}
                  onEmbed={({ popup_id }) => onEmbed(popup_id)}
                />
              </Stack>
            ) : (
              <Paper withBorder>
                <EmptyState icon={IconMessageCirclePlus} title={t('No recommender yet')} action={<CreateButton />}>
                  {t(
                    'A recommender asks your visitors a few questions and leads them to the right product. Create one, give it a questionnaire, and paste its snippet into your shop.',
                  )}
                </EmptyState>
              </Paper>
            )
          }
        </QueryView>
      </Stack>
      {embed.code && (
        <embed.code.EmbedModal
          popup={embedded ? { id: embedded.popup_id, clientId: embedded.clientId } : null}
          onClose={() => put('embed', '')}
        />
      )}
    </>
  );
};
