import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One figure with its name and a note. */
export const Stat = ({ label, value, note }: { label: string; value: string; note?: ReactNode }) => (
  <Paper withBorder p="md">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fz="1.5rem" fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Text>
    {note}
  </Paper>
);
