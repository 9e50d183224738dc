import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ExperimentReport } from '@parley/contract';
import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { sentenceOf } from './words.ts';

/** The colours of what is said, readable in light and dark. */
export const toneColors = {
  good: 'light-dark(var(--mantine-color-green-9), var(--mantine-color-green-4))',
  bad: 'light-dark(var(--mantine-color-red-9), var(--mantine-color-red-4))',
  plain: 'inherit',
};

/** The verdict in one sentence, then what stands behind it. */
export const Verdict = ({ report, now, actions }: { report: ExperimentReport; now: number; actions: ReactNode }) => {
  const { before, figure, after, proof, tone } = sentenceOf(report, now);
  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }} component="section" aria-label={t('Verdict')}>
      <Group justify="space-between" align="center" gap="xl">
        <Stack gap="xs" flex="1 1 20rem">
          <Title
            order={2}
            fz={{ base: '1.25rem', sm: '1.5rem' }}
            lh={1.35}
            style={{ textWrap: 'balance', overflowWrap: 'anywhere' }}
            maw="30em"
          >
            {before}
            {figure && <span style={{ color: toneColors[tone], whiteSpace: 'nowrap' }}>{figure}</span>}
            {after}
          </Title>
          <Text c="dimmed" maw="75ch">
            {proof}
          </Text>
        </Stack>
        {actions}
      </Group>
    </Paper>
  );
};
