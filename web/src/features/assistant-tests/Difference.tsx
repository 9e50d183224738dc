import { Box, Button, Group, Stack, Text } from '@mantine/core';
import type { AnswerDifference, AnswerLine } from '@parley/contract';
import { IconCheck } from '@tabler/icons-react';
import { t } from '../../words/t.ts';
import classes from './ChangedTest.module.css';
import { lineText } from './words.ts';

const Lines = ({ lines, gone }: { lines: readonly AnswerLine[]; gone: boolean }) => {
  const Line = gone ? 'del' : 'ins';
  return lines.length === 0 ? (
    <Text size="sm" c="dimmed">
      {gone ? t('Nothing') : t('Nothing any more')}
    </Text>
  ) : (
    lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a recorded answer never changes
      <Line key={at} className={classes.line}>
        {lineText(line)}
      </Line>
    ))
  );
};

interface DifferenceProps {
  difference: AnswerDifference;
  /** The number of the message that it is about; null for a test of one message. */
  message: string | null;
  /** Accepts it; without this it is only shown. */
  onAccept?: () => void;
  busy?: boolean;
}

/** Lines of an answer that changed, before and now. */
export const Difference = ({ difference, message, onAccept, busy = false }: DifferenceProps) => (
  <Stack gap="xs">
    {message && (
      <Text size="sm" c="dimmed">
        {t('After “{message}”', { message })}
      </Text>
    )}
    <div className={classes.sides}>
      <Box role="group" aria-label={t('Before')} className={classes.side} data-before>
        <Text size="xs" fw={600} c="dimmed">
          {t('Before')}
        </Text>
        <Lines lines={difference.before} gone />
      </Box>
      <Box role="group" aria-label={t('Now')} className={classes.side}>
        <Text size="xs" fw={600} c="dimmed">
          {t('Now')}
        </Text>
        <Lines lines={difference.after} gone={false} />
      </Box>
    </div>
    {onAccept && (
      <Group justify="flex-end">
        <Button size="compact-sm" variant="default" leftSection={<IconCheck size={14} aria-hidden />} loading={busy} onClick={onAccept}>
          {t('Accept this change')}
        </Button>
      </Group>
    )}
  </Stack>
);
