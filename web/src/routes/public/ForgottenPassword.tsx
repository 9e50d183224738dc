import { Container, Paper, Stack, Text, Title } from '@mantine/core';
import { ForgottenPasswordForm } from '../../features/accounts/ForgottenPasswordForm.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';

export const meta = pageMeta('Forgotten password', 'Ask for a link to choose a new password for your Parley account.');

export default function ForgottenPassword() {
  return (
    <Container size={480} py={{ base: 'xl', sm: 80 }}>
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <Stack gap="lg">
          <div>
            <Title order={1}>Forgotten your password?</Title>
            <Text c="dimmed" mt={4}>
              We mail you a link to choose a new one.
            </Text>
          </div>
          <ForgottenPasswordForm />
        </Stack>
      </Paper>
    </Container>
  );
}
