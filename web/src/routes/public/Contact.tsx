import { Container, Paper, Stack, Text, Title } from '@mantine/core';
import { ContactForm } from '../../features/leads/ContactForm.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';

export const meta = pageMeta('Contact', 'Write to the people who make Parley.');

export default function Contact() {
  return (
    <Container size={560} py={{ base: 'xl', sm: 64 }}>
      <Stack gap="lg">
        <div>
          <Title order={1}>Contact</Title>
          <Text c="dimmed" mt={4}>
            A question, an idea, something that does not work: write to us, and we answer by mail.
          </Text>
        </div>
        <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
          <ContactForm />
        </Paper>
      </Stack>
    </Container>
  );
}
