import { Button, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { NewPasswordForm } from '../../features/accounts/NewPasswordForm.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';

export const meta = pageMeta('New password');

export default function NewPassword() {
  const { token = '' } = useParams();
  const [doneFor, setDoneFor] = useState<string | null>(null);
  return (
    <Container size={480} py={{ base: 'xl', sm: 80 }}>
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        {doneFor !== null ? (
          <Stack gap="md" role="status">
            <Title order={1}>Your password is changed</Title>
            <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              Log in as {doneFor} with your new password. All devices were signed out.
            </Text>
            <Button component={Link} to="/login" size="md">
              Log In
            </Button>
          </Stack>
        ) : (
          <Stack gap="lg">
            <div>
              <Title order={1}>Choose a new password</Title>
              <Text c="dimmed" mt={4}>
                It signs you out on all devices.
              </Text>
            </div>
            <NewPasswordForm token={token} onDone={setDoneFor} />
          </Stack>
        )}
      </Paper>
    </Container>
  );
}
