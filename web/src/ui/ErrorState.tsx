import { Button, Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';

interface ErrorStateProps {
  title?: string;
  message: string;
  /** 1 where it is all there is on the screen. */
  order?: 1 | 2;
  retry?: () => void;
  busy?: boolean;
}

/** What stands where something should have been, with a way to try again. */
export const ErrorState = ({ title = 'This could not be loaded', message, order = 2, retry, busy = false }: ErrorStateProps) => (
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
          Try again
        </Button>
      )}
    </Stack>
  </Center>
);
