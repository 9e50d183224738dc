import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence on what the screen is for. */
  description?: ReactNode;
  /** The buttons of the screen, the main one last. */
  actions?: ReactNode;
}

/** The one h1 of a screen with its buttons. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <Group justify="space-between" align="flex-start" gap="md" mb="lg">
    <Stack gap={4} flex="1 1 16rem" miw={0}>
      {/* Names that owners choose can be one long word. */}
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      {description && (
        <Text c="dimmed" maw="62ch">
          {description}
        </Text>
      )}
    </Stack>
    {actions && <Group gap="sm">{actions}</Group>}
  </Group>
);
