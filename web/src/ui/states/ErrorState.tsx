import { Button, Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { t } from '../../words/t.ts';

interface ErrorStateProps {
  title?: string;
  message: string;
  /** The heading level; 1 where nothing else is on the screen. */
  order?: 1 | 2;
  retry?: () => void;
  busy?: boolean;
}

/** Shown in place of content that could not be loaded, with a retry. */
export const ErrorState = ({ title = t('This could not be loaded'), message, order = 2, retry, busy = false }: ErrorStateProps) => (
  <Center py={48} px="md" role="alert">
    <Stack align="center" gap="sm" maw={420} ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" color="red" aria-hidden>
        <IconCloudOff size={28} stroke={1.6} />
      </ThemeIcon>
      <Title order={order} size="h3" mt={4}>
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {message}
      </Text>
      {retry && (
        <Button variant="default" onClick={retry} loading={busy}>
          {t('Try again')}
        </Button>
      )}
    </Stack>
  </Center>
);
