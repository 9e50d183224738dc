import { Alert, List, Stack, Text } from '@mantine/core';
import type { AssistantSettings, ModelHealth } from '@parley/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { formatTime } from '../../lib/formats/format.ts';
import { ofServer, plural, t } from '../../words/t.ts';
import type { Slot } from './assistantValues.ts';

/** Who answered visitors today, and whether the models answer, in plain words. */
export const WhoAnswered = ({ settings: { today, health, fallback } }: { settings: AssistantSettings }) => {
  const hasSecond = fallback.provider !== 'none';
  const lines = countLines(today.answers);
  return (
    <Stack gap="sm" mt="md">
      {lines.length > 0 && (
        <List size="sm" spacing={4} aria-label={t('Who answered today')}>
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
      <Trouble of="first" health={health.first} hasSecond={hasSecond} />
      {hasSecond && <Trouble of="second" health={health.second} hasSecond />}
    </Stack>
  );
};

function countLines({ first, second, builtin, overLimit, overShare }: AssistantSettings['today']['answers']): string[] {
  return [
    first > 0 && plural(first, 'Your model answered once.', 'Your model answered {n} times.'),
    second > 0 &&
      plural(
        second,
        'The second model answered once, because the first one did not.',
        'The second model answered {n} times, because the first one did not.',
      ),
    builtin > 0 &&
      plural(
        builtin,
        'The built-in assistant answered once, because no model did.',
        'The built-in assistant answered {n} times, because no model did.',
      ),
    overShare > 0 &&
      plural(
        overShare,
        'The built-in assistant answered once, because a visitor had used up their share.',
        'The built-in assistant answered {n} times, because a visitor had used up their share.',
      ),
    overLimit > 0 &&
      plural(
        overLimit,
        'The built-in assistant answered once, because the daily limit was reached.',
        'The built-in assistant answered {n} times, because the daily limit was reached.',
      ),
  ].filter((line) => line !== false);
}

const titles = {
  first: { now: 'Your model does not answer', before: 'Your model did not answer at {time}' },
  second: { now: 'Your second model does not answer', before: 'Your second model did not answer at {time}' },
} as const;

/** The one who answers while a model is not asked. */
const meanwhile = {
  first: {
    withSecond: 'It failed several times in a row and is asked again at {time}. Until then the second model answers your visitors.',
    alone: 'It failed several times in a row and is asked again at {time}. Until then the built-in assistant answers your visitors.',
  },
  second: {
    withSecond: 'It failed several times in a row and is asked again at {time}. Until then the built-in assistant answers in its place.',
  },
} as const;

interface TroubleProps {
  of: Slot;
  health: ModelHealth;
  hasSecond: boolean;
}

/** A model that is left alone for a while, or that failed today; nothing for one that answers. */
const Trouble = ({ of, health: { pausedUntil, fault }, hasSecond }: TroubleProps) => {
  if (!pausedUntil && !fault) return null;
  const until = of === 'first' && !hasSecond ? meanwhile.first.alone : meanwhile[of].withSecond;
  return (
    <Alert
      color={pausedUntil ? 'red' : 'yellow'}
      variant="light"
      icon={<IconPlugConnectedX aria-hidden />}
      title={pausedUntil ? t(titles[of].now) : t(titles[of].before, { time: formatTime(fault?.at ?? '') })}
    >
      {fault && <Text size="sm">{ofServer(fault.message)}</Text>}
      {pausedUntil && <Text size="sm">{t(until, { time: formatTime(pausedUntil) })}</Text>}
    </Alert>
  );
};
