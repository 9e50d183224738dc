import { Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: TablerIcon;
  title: string;
  /** Tells the user how to fill it. */
  children: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty list: what belongs here and what to do. */
export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <Center py={48} px="md">
    <Stack align="center" gap="sm" maw={420} ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
        <Icon size={28} stroke={1.6} />
      </ThemeIcon>
      <Title order={2} size="h3" mt={4}>
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {children}
      </Text>
      {action}
    </Stack>
  </Center>
);
