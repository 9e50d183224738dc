import { Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { formatNumber } from '../../lib/formats/format.ts';
import { ordersText, sumsText } from '../../lib/formats/sums.ts';
import { Stat } from '../../ui/figures/Stat.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { t } from '../../words/t.ts';
import { useChatAnalytics, useChatAnalyticsBefore } from './api/getChatAnalytics.ts';
import { Change } from './Change.tsx';
import { TimeChart } from './charts/TimeChart.tsx';
import { figureWords } from './figures.ts';
import classes from './Overview.module.css';
import type { Period } from './period.ts';
import { ExportButton } from './reports/ExportButton.tsx';
import { fileName } from './words.ts';

const shown = [
  ['displayed', 'total_displayed'],
  ['engaged', 'total_engagements'],
  ['opened', 'total_opened'],
  ['responses', 'total_responses'],
  ['conversations', 'total_conversations'],
  ['chats', 'total_chats'],
  ['clicks', 'total_clicks'],
  ['cartAdds', 'total_cart_adds'],
  ['tokens', 'total_tokens'],
] as const;

type Totals = Record<(typeof shown)[number][1], number>;

const isNothing = (totals: Totals | undefined) => shown.every(([, name]) => !totals?.[name]);

/** Shown in place of nine zeros and an empty chart. */
const Nothing = () => (
  <Paper withBorder>
    <EmptyState icon={IconChartBar} title={t('Nothing was counted in these days')}>
      {t('As soon as visitors see one of your recommenders, its figures appear here.')}
    </EmptyState>
  </Paper>
);

/** The totals of a period, each compared with the previous one, and the chart over time. */
export const Overview = ({ period }: { period: Period }) => {
  const now = useChatAnalytics(period.days);
  const before = useChatAnalyticsBefore(period.before);
  return (
    <QueryView
      query={now}
      loading={
        <Stack gap="lg">
          <Skeleton height={210} />
          <Skeleton height={360} />
        </Stack>
      }
    >
      {(info) =>
        isNothing(info) && isNothing(period.before ? before.data : undefined) ? (
          <Nothing />
        ) : (
          <Stack gap="lg" style={{ opacity: now.isPlaceholderData ? 0.6 : 1 }} aria-busy={now.isPlaceholderData}>
            <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md" className={classes.figures}>
              {shown.map(([figure, name]) => (
                <Stat
                  key={name}
                  label={t(figureWords[figure].label)}
                  meaning={t(figureWords[figure].meaning)}
                  value={formatNumber(info[name])}
                  note={<Change now={info[name]} before={period.before ? before.data?.[name] : undefined} />}
                />
              ))}
            </SimpleGrid>
            {info.total_attributed.length > 0 && (
              <Stat
                label={t('Attributed sales')}
                value={sumsText(info.total_attributed)}
                note={
                  <Text size="sm" c="dimmed">
                    {t('{orders} of visitors who clicked a recommended product and then bought. Some would have bought anyway.', {
                      orders: ordersText(info.total_attributed),
                    })}
                  </Text>
                }
              />
            )}
            <TimeChart
              actions={<ExportButton query={{ report: 'days', ...period.days }} name={fileName('days', period)} />}
              days={info.days}
              before={period.before ? before.data?.days : undefined}
            />
          </Stack>
        )
      }
    </QueryView>
  );
};
