import { Group, Progress, Stack, Text } from '@mantine/core';
import type { AssistantSettings } from '@parley/contract';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { t } from '../../words/t.ts';

/** Today's token usage against the daily limit, as a bar and as text. */
export const TodaysUse = ({ today: { tokens, limit, endsAt } }: Pick<AssistantSettings, 'today'>) => {
  if (limit === null)
    return (
      <Text>
        <b>{formatNumber(tokens)}</b> tokens. There is no limit.
      </Text>
    );
  const share = Math.min(100, (tokens / limit) * 100);
  const usedUp = share >= 100;
  return (
    <Stack gap="xs">
      <Progress.Root size="lg" radius="xl">
        <Progress.Section value={share} color={usedUp ? 'red' : share >= 80 ? 'yellow' : 'brand'} aria-label={t('Tokens used today')} />
      </Progress.Root>
      <Group justify="space-between" gap="xs">
        <Text>
          <b>{formatNumber(tokens)}</b> of {formatNumber(limit)} tokens
        </Text>
        <Text c="dimmed" size="sm">
          {t('Resets {endsAt}', { endsAt: formatMoment(endsAt) })}
        </Text>
      </Group>
      {usedUp && <Text size="sm">{t('The limit is reached. Until then the built-in assistant answers your visitors.')}</Text>}
    </Stack>
  );
};
