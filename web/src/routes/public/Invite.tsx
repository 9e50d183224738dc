import { Button, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useAcceptInvite } from '../../features/accounts/api/acceptInvite.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { FormError } from '../../ui/FormError.tsx';

export const meta = pageMeta('Your invite');

/** Waits for a press: mail scanners open links, and must not use the invite up. */
export default function Invite() {
  const { token = '' } = useParams();
  const accept = useAcceptInvite();
  return (
    <Container size={480} py={{ base: 'xl', sm: 80 }}>
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        {accept.isSuccess ? (
          <Stack gap="md" role="status">
            <Title order={1}>Your account is ready</Title>
            <Text c="dimmed">Log in as {accept.data.username} with the password you chose.</Text>
            <Button component={Link} to="/login" size="md">
              Log In
            </Button>
          </Stack>
        ) : (
          <Stack gap="md">
            <Title order={1}>Welcome to the beta</Title>
            <Text c="dimmed">Accept your invite to make your account usable.</Text>
            <FormError error={accept.error} />
            <Button size="md" loading={accept.isPending} onClick={() => accept.mutate(token)}>
              Accept invite
            </Button>
          </Stack>
        )}
      </Paper>
    </Container>
  );
}
