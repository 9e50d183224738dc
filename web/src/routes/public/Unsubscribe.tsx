import { Button, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useUnsubscribe } from '../../features/notifications/api/unsubscribe.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { FormError } from '../../ui/FormError.tsx';

export const meta = pageMeta('Unsubscribe');

/** Waits for a press: mail scanners open links, and must not unsubscribe anybody. */
export default function Unsubscribe() {
  const { token = '' } = useParams();
  const end = useUnsubscribe();
  return (
    <Container size={480} py={{ base: 'xl', sm: 80 }}>
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <Stack gap="md" role="status">
          <Title order={1}>{end.isSuccess ? 'You get no more of these mails' : 'No more mails about new leads?'}</Title>
          <Text c="dimmed">
            {end.isSuccess
              ? 'You can switch them on again in your settings, under Notifications.'
              : 'You still find every conversation in your history.'}
          </Text>
          <FormError error={end.error} />
          {end.isSuccess ? (
            <Button component={Link} to="/Settings/Notifications" variant="default" size="md">
              Open the settings
            </Button>
          ) : (
            <Button size="md" loading={end.isPending} onClick={() => end.mutate(token)}>
              Unsubscribe
            </Button>
          )}
        </Stack>
      </Paper>
    </Container>
  );
}
