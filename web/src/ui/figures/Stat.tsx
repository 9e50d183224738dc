import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface StatProps {
  label: string;
  value: string;
  /** What the figure counts, below it. */
  meaning?: string;
  note?: ReactNode;
}

/** One figure with its name and a note. */
export const Stat = ({ label, value, meaning, note }: StatProps) => (
  <Paper withBorder p="md">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fz="1.5rem" fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Text>
    {note}
    {meaning && (
      <Text size="xs" c="dimmed" mt={4}>
        {meaning}
      </Text>
    )}
  </Paper>
);
