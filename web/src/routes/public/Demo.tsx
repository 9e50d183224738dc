import { Container, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useGeneratePopup } from '../../features/generation/api/generatePopup.ts';
import { useSaveGeneratedPopup } from '../../features/generation/api/saveGeneratedPopup.ts';
import { DraftStudio } from '../../features/generation/DraftStudio.tsx';
import { GenerateForm, type ShopInput } from '../../features/generation/GenerateForm.tsx';
import { Story } from '../../features/generation/Story.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { fieldErrors } from '../../ui/formErrors.ts';

export const meta = pageMeta('Quick Try', 'Give us the address of your shop and get a recommender made for it, in under a minute.');

const steps = [
  'You give the address of your shop.',
  'We read its products and find the questions that tell them apart.',
  'You try the recommender and make it yours: colour, corners, triggers.',
  'You get an account, and one line of code for your shop.',
];

export default function Demo() {
  const generate = useGeneratePopup();
  const save = useSaveGeneratedPopup();
  const [input, setInput] = useState<ShopInput>({ website: '', email: '' });
  const error = generate.error ?? save.error;
  const navigate = useNavigate();

  const start = async (shop: ShopInput) => {
    setInput(shop);
    try {
      save.reset();
      save.mutate(await generate.mutateAsync(shop));
    } catch {
      // `generate.error` says it beside the form.
    }
  };

  if (generate.isPending || save.isPending) {
    return (
      <Container size="lg" py={64}>
        <Story />
      </Container>
    );
  }
  if (generate.data && save.data) {
    return (
      <Container size="lg" py={{ base: 'xl', sm: 48 }}>
        <DraftStudio draft={generate.data} saved={save.data} onSignedIn={() => void navigate('/Dashboard')} />
      </Container>
    );
  }
  return (
    <Container size="lg" py={{ base: 'xl', sm: 64 }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 'xl', md: 72 }}>
        <Stack gap="lg">
          <Title order={1}>A recommender for your shop, in under a minute</Title>
          <List type="ordered" spacing="sm" size="lg">
            {steps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List>
          <Text c="dimmed">Free to try. Nothing on your website changes until you paste the code.</Text>
        </Stack>
        <Paper withBorder p={{ base: 'md', xs: 'xl' }} style={{ alignSelf: 'start' }}>
          <GenerateForm initial={input} error={error} fields={fieldErrors(error)} onSubmit={(shop) => void start(shop)} />
        </Paper>
      </SimpleGrid>
    </Container>
  );
}
