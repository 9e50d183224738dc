import { Button, Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { PopupSummary } from '@parley/contract';
import { IconMessageCirclePlus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePopups } from '../../features/recommenders/api/listPopups.ts';
import { EmbedModal } from '../../features/recommenders/EmbedModal.tsx';
import { RecommendersTable } from '../../features/recommenders/RecommendersTable.tsx';
import { formatNumber } from '../../lib/format.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

export const meta = pageMeta('Recommenders');

const createButton = (
  <Button component={Link} to="/popups/add" leftSection={<IconPlus size={18} aria-hidden />}>
    Create New Recommender
  </Button>
);

const sum = (popups: readonly PopupSummary[], field: 'countEngagements' | 'tokenCounts') =>
  formatNumber(popups.reduce((total, popup) => total + popup[field], 0));

export default function Dashboard() {
  const popups = usePopups();
  const [embedded, setEmbedded] = useState<PopupSummary | null>(null);

  return (
    <>
      <PageHeader
        title="Recommenders"
        description="Popups and chatbots on your websites, and how often they were used."
        actions={createButton}
      />
      <QueryView
        query={popups}
        loading={
          <Stack>
            <Skeleton height={92} maw={560} />
            <TableSkeleton />
          </Stack>
        }
      >
        {(list) => (
          <Stack gap="lg">
            <SimpleGrid cols={2} maw={560} spacing="md">
              <Stat label="Engagements" value={sum(list, 'countEngagements')} />
              <Stat label="Tokens spent" value={sum(list, 'tokenCounts')} />
            </SimpleGrid>
            <Paper withBorder>
              {list.length > 0 ? (
                <RecommendersTable popups={list} onEmbed={setEmbedded} />
              ) : (
                <EmptyState icon={IconMessageCirclePlus} title="No recommender yet" action={createButton}>
                  A recommender asks your visitors a few questions and leads them to the right product. Create one, give it a questionnaire,
                  and paste its snippet into your shop.
                </EmptyState>
              )}
            </Paper>
          </Stack>
        )}
      </QueryView>
      <EmbedModal popup={embedded && { ...embedded, id: embedded.popup_id }} onClose={() => setEmbedded(null)} />
    </>
  );
}
