import { Alert, List, Stack, Text } from '@mantine/core';
import type { AssistantSettings, ModelHealth } from '@parley/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { formatNumber, formatTime } from '../../lib/format.ts';
import { t } from '../../words/t.ts';

/** Who answered visitors today, and whether the models answer, in plain words. */
export const WhoAnswered = ({ settings: { today, health, fallback } }: { settings: AssistantSettings }) => {
  const hasSecond = fallback.provider !== 'none';
  const lines = linesOf(today.answers);
  return (
    <Stack gap="sm" mt="md">
      {lines.length > 0 && (
        <List size="sm" spacing={4} aria-label={t('Who answered today')}>
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
      <Trouble
        name="Your model"
        health={health.first}
        meanwhile={hasSecond ? 'the second model answers your visitors' : 'the built-in assistant answers your visitors'}
      />
      {hasSecond && <Trouble name="Your second model" health={health.second} meanwhile="the built-in assistant answers in its place" />}
    </Stack>
  );
};

const times = (count: number) => (count === 1 ? 'once' : `${formatNumber(count)} times`);

function linesOf({ first, second, builtin, overLimit, overShare }: AssistantSettings['today']['answers']): string[] {
  return [
    first > 0 && `Your model answered ${times(first)}.`,
    second > 0 && `The second model answered ${times(second)}, because the first one did not.`,
    builtin > 0 && `The built-in assistant answered ${times(builtin)}, because no model did.`,
    overShare > 0 && `The built-in assistant answered ${times(overShare)}, because a visitor had used up their share.`,
    overLimit > 0 && `The built-in assistant answered ${times(overLimit)}, because the daily limit was reached.`,
  ].filter((line) => line !== false);
}

/** A model that is left alone for a while, or that failed today; nothing for one that answers. */
const Trouble = ({ name, health: { pausedUntil, fault }, meanwhile }: { name: string; health: ModelHealth; meanwhile: string }) => {
  if (!pausedUntil && !fault) return null;
  return (
    <Alert
      color={pausedUntil ? 'red' : 'yellow'}
      variant="light"
      icon={<IconPlugConnectedX aria-hidden />}
      title={pausedUntil ? t('{name} does not answer', { name }) : `${name} did not answer at ${formatTime(fault?.at ?? '')}`}
    >
      {fault && <Text size="sm">{fault.message}</Text>}
      {pausedUntil && (
        <Text size="sm">
          It failed several times in a row and is asked again at {formatTime(pausedUntil)}. Until then {meanwhile}.
        </Text>
      )}
    </Alert>
  );
};
