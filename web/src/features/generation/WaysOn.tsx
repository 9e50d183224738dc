import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Generation } from '@parley/contract';
import { IconArrowLeft, IconPlugConnectedX } from '@tabler/icons-react';
import { FormError } from '../../ui/FormError.tsx';

interface WaysOnProps {
  generation: Generation;
  busy: boolean;
  error: unknown;
  onSample: () => void;
  onDescribe: (description: string) => void;
  /** Back to the form, with what was typed. */
  onBack: () => void;
}

const hints: Record<string, string> = {
  robots: 'You can allow “ParleyBot” in your robots.txt, or import a file once you have an account.',
  needs_login: 'Once you have an account you can import your products from a file.',
  unreachable: 'Please check the address: a typing error is the usual reason.',
  not_allowed: 'Please check the address, or import a file once you have an account.',
};

/** Why a shop could not be read, in plain words, and how to go on all the same. */
export const WaysOn = ({ generation, busy, error, onSample, onDescribe, onBack }: WaysOnProps) => {
  const form = useForm({
    initialValues: { description: '' },
    validate: { description: (text) => (text.trim() ? null : 'This is required') },
  });
  const { code = '', message = '' } = generation.failure ?? {};
  return (
    <Stack gap="xl">
      <Stack gap="md">
        <Title order={1}>We could not read your shop</Title>
        <Alert color="orange" variant="light" icon={<IconPlugConnectedX aria-hidden />} title={message} role="alert">
          <Text size="sm">
            {generation.website}. {hints[code] ?? 'Nothing of yours was changed or saved.'}
          </Text>
        </Alert>
        <Group>
          <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
            Try another address
          </Button>
        </Group>
      </Stack>
      <Title order={2}>Or go on without it</Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Paper withBorder p="lg">
          <form onSubmit={form.onSubmit(({ description }) => onDescribe(description))} style={{ height: '100%' }}>
            <Stack gap="sm" h="100%">
              <Title order={3}>Describe your shop</Title>
              <Text c="dimmed">One sentence is enough for the first questions. Your products come later, by import.</Text>
              <Textarea
                label="What do you sell, and for whom?"
                placeholder="We sell candles, soaps and bath oils for women and men."
                autosize
                minRows={3}
                maxLength={500}
                {...form.getInputProps('description')}
              />
              <Button type="submit" loading={busy} mt="auto" style={{ alignSelf: 'start' }}>
                Make questions from this
              </Button>
            </Stack>
          </form>
        </Paper>
        <Paper withBorder p="lg">
          <Stack gap="sm" h="100%">
            <Title order={3}>Take our sample catalogue</Title>
            <Text c="dimmed">
              A coffee shop that we made up, with 20 products: everything works as it would with yours. Replace it with your own products
              whenever you like.
            </Text>
            <Button variant="light" loading={busy} mt="auto" style={{ alignSelf: 'start' }} onClick={onSample}>
              Go on with the sample
            </Button>
          </Stack>
        </Paper>
      </SimpleGrid>
      <FormError error={error} />
    </Stack>
  );
};
