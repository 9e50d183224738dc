import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  /** Actions for the whole group, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A group of settings on a card. */
export const SettingsSection = ({ title, hint, action, children }: SectionProps) => {
  const id = useId();
  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }} component="section" aria-labelledby={id}>
      <Group justify="space-between" wrap="nowrap" mih={28} mb={hint ? 2 : 'sm'}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {hint && (
        <Text size="sm" c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      <Stack gap="md">{children}</Stack>
    </Paper>
  );
};
