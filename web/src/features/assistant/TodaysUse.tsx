import { Group, Progress, Stack, Text } from '@mantine/core';
import type { AssistantSettings } from '@parley/contract';
import { formatMoment, formatNumber } from '../../lib/formats/format.ts';
import { rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';

/** Today's token usage against the daily limit, as a bar and as text. */
export const TodaysUse = ({ today: { tokens, limit, endsAt } }: Pick<AssistantSettings, 'today'>) => {
  if (limit === null) return <Text>{rich('{tokens} tokens. There is no limit.', { tokens: <b>{formatNumber(tokens)}</b> })}</Text>;
  const share = Math.min(100, (tokens / limit) * 100);
  const usedUp = share >= 100;
  return (
    <Stack gap="xs">
      <Progress.Root size="lg" radius="xl">
        <Progress.Section value={share} color={usedUp ? 'red' : share >= 80 ? 'yellow' : 'brand'} aria-label={t('Tokens used today')} />
      </Progress.Root>
      <Group justify="space-between" gap="xs">
        <Text>{rich('{tokens} of {limit} tokens', { tokens: <b>{formatNumber(tokens)}</b>, limit: formatNumber(limit) })}</Text>
        <Text c="dimmed" size="sm">
          {t('Resets {moment}', { moment: formatMoment(endsAt) })}
        </Text>
      </Group>
      {usedUp && <Text size="sm">{t('The limit is reached. Until then the built-in assistant answers your visitors.')}</Text>}
    </Stack>
  );
};
