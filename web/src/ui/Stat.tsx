import { Paper, Text } from '@mantine/core';

/** One figure with its name. */
export const Stat = ({ label, value }: { label: string; value: string }) => (
  <Paper withBorder p="md">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fz="1.5rem" fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Text>
  </Paper>
);
