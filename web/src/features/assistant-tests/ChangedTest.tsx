import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { AnswerDifference, AssistantTest } from '@parley/contract';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { ofServer, t } from '../../words/t.ts';
import classes from './ChangedTest.module.css';
import { Difference } from './Difference.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { expectationsText } from './words.ts';

interface ChangedTestProps {
  test: AssistantTest;
  busy: boolean;
  onAccept: (difference?: AnswerDifference) => void;
  onEdit: () => void;
}

/** The last message of a test: what it is about. */
export const askedIn = ({ turns }: Pick<AssistantTest, 'turns'>): string => turns.at(-1)?.message ?? '';

/** A test whose answer changed, or that fails: what was said before and what is said now. */
export const ChangedTest = ({ test, busy, onAccept, onEdit }: ChangedTestProps) => {
  const { failures, differences, status } = test.builtin;
  return (
    <article className={classes.test} aria-label={askedIn(test)}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
              {askedIn(test)}
            </Title>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('Expected: {expectations}', { expectations: expectationsText(test.expectations) })}
            </Text>
          </div>
          <StatusBadge status={status} />
        </Group>
        {failures.length > 0 && (
          <ul className={classes.failures}>
            {failures.map((failure) => (
              <li key={failure}>{ofServer(failure)}</li>
            ))}
          </ul>
        )}
        {differences.map((difference, at) => (
          <Difference
            // biome-ignore lint/suspicious/noArrayIndexKey: differences have no id, and the list is replaced as a whole
            key={at}
            difference={difference}
            message={test.turns.length > 1 ? (test.turns[difference.turn]?.message ?? null) : null}
            busy={busy}
            {...(differences.length > 1 && { onAccept: () => onAccept(difference) })}
          />
        ))}
        <Group justify="flex-end" gap="xs">
          <Button size="compact-sm" variant="subtle" leftSection={<IconPencil size={14} aria-hidden />} onClick={onEdit}>
            {failures.length > 0 ? t('Change what is expected') : t('Edit the test')}
          </Button>
          {differences.length > 0 && (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconCheck size={14} aria-hidden />}
              loading={busy}
              onClick={() => onAccept()}
            >
              {differences.length > 1 ? t('Accept all of this answer') : t('Accept')}
            </Button>
          )}
        </Group>
      </Stack>
    </article>
  );
};
