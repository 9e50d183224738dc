import { Group, Text } from '@mantine/core';

/** An option of a list with the number of products that have it. */
export const CountedOption = ({ text, count }: { text: string; count: string }) => (
  <Group justify="space-between" gap="md" flex={1} wrap="nowrap">
    <Text size="sm">{text}</Text>
    <Text size="xs" c="dimmed">
      {count}
    </Text>
  </Group>
);
