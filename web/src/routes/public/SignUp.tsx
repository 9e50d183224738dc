import { Container, Paper, Stack, Text, Title } from '@mantine/core';
import { SignUpForm } from '../../features/accounts/SignUpForm.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';

export const meta = pageMeta('Sign Up For Beta', 'Tell us about your shop and join the Parley beta. The invite comes by mail.');

export default function SignUp() {
  return (
    <Container size={560} py={{ base: 'xl', sm: 64 }}>
      <Stack gap="lg">
        <div>
          <Title order={1}>Sign up for the beta</Title>
          <Text c="dimmed" mt={4}>
            Tell us about your shop. Your access invite comes by mail.
          </Text>
        </div>
        <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
          <SignUpForm />
        </Paper>
      </Stack>
    </Container>
  );
}
