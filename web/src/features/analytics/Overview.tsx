import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { formatNumber } from '../../lib/format.ts';
import { ordersText, sumsText } from '../../lib/sums.ts';
import { QueryView } from '../../ui/QueryView.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { useChatAnalytics, useChatAnalyticsBefore } from './api/getChatAnalytics.ts';
import { Change } from './Change.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { Period } from './period.ts';
import { TimeChart } from './TimeChart.tsx';
import { fileName } from './words.ts';

const figures = [
  ['Displayed', 'total_displayed'],
  ['Engagements', 'total_engagements'],
  ['Opened', 'total_opened'],
  ['Responses', 'total_responses'],
  ['Conversations', 'total_conversations'],
  ['Chats', 'total_chats'],
  ['Clicks', 'total_clicks'],
  ['Added to cart', 'total_cart_adds'],
  ['Tokens', 'total_tokens'],
] as const;

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
      {(info) => (
        <Stack gap="lg" style={{ opacity: now.isPlaceholderData ? 0.6 : 1 }} aria-busy={now.isPlaceholderData}>
          <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
            {figures.map(([label, name]) => (
              <Stat
                key={name}
                label={label}
                value={formatNumber(info[name])}
                note={<Change now={info[name]} before={period.before ? before.data?.[name] : undefined} />}
              />
            ))}
          </SimpleGrid>
          {info.total_attributed.length > 0 && (
            <Stat
              label="Attributed sales"
              value={sumsText(info.total_attributed)}
              note={
                <Text size="sm" c="dimmed">
                  {ordersText(info.total_attributed)} of visitors who clicked a recommended product and then bought. Some would have bought
                  anyway.
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
      )}
    </QueryView>
  );
};
