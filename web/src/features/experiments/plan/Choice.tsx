import { Group, Radio, Text } from '@mantine/core';

interface ChoiceProps {
  value: string;
  label: string;
  description: string;
}

/** A radio button with what it means. */
export const Choice = ({ value, label, description }: ChoiceProps) => (
  <Radio.Card value={value} p="sm" radius="md">
    <Group wrap="nowrap" gap="sm" align="flex-start">
      <Radio.Indicator mt={2} />
      <div>
        <Text fw={600} size="sm">
          {label}
        </Text>
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      </div>
    </Group>
  </Radio.Card>
);
