import { Center, Container, Loader, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isUnderWay } from '../../features/generation/api/getGeneration.ts';
import { useSaveGeneratedPopup } from '../../features/generation/api/saveGeneratedPopup.ts';
import { DraftStudio } from '../../features/generation/DraftStudio.tsx';
import { GenerateForm, type ShopInput } from '../../features/generation/GenerateForm.tsx';
import { GenerationProgress } from '../../features/generation/GenerationProgress.tsx';
import { IntroSteps } from '../../features/generation/IntroSteps.tsx';
import { Story } from '../../features/generation/Story.tsx';
import { useDraft } from '../../features/generation/useDraft.ts';
import { WaysOn } from '../../features/generation/WaysOn.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { fieldErrors } from '../../ui/formErrors.ts';

export const meta = pageMeta('Quick Try', 'Give us the address of your shop and get a recommender made for it, in under a minute.');

export default function Demo() {
  const { generation, looking, starting, error, start, cancel, forget } = useDraft();
  const save = useSaveGeneratedPopup();
  const [input, setInput] = useState<ShopInput | null>(null);
  const navigate = useNavigate();
  const draft = generation?.draft ?? null;
  const typed = input ?? { website: generation?.website ?? '', email: generation?.email ?? '' };
  const under = generation !== null && isUnderWay(generation);

  // A draft that is ready is made a recommender to try; making it again gives the same.
  const { mutate: saveDraft } = save;
  useEffect(() => {
    if (draft) saveDraft(draft);
  }, [draft, saveDraft]);

  const again = () => {
    setInput(typed);
    save.reset();
    forget();
  };

  if (generation && draft && save.data)
    return (
      <Container size="lg" py={{ base: 'xl', sm: 48 }}>
        <DraftStudio
          generation={{ ...generation, draft }}
          saved={save.data}
          onDiscard={again}
          onSignedIn={() => {
            forget();
            void navigate('/Dashboard');
          }}
        />
      </Container>
    );
  if (generation?.phase === 'failed')
    return (
      <Container size="md" py={{ base: 'xl', sm: 64 }}>
        <WaysOn
          generation={generation}
          busy={starting}
          error={error}
          onBack={again}
          onSample={() => start({ website: generation.website, email: generation.email, from: 'sample' })}
          onDescribe={(description) => start({ website: generation.website, email: generation.email, from: 'description', description })}
        />
      </Container>
    );
  if (under || (draft && !save.error))
    return (
      <Container size="lg" py={{ base: 'xl', sm: 64 }}>
        <Title order={1} size="h3" mb="lg">
          Your recommender is being made
        </Title>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 'lg', md: 72 }}>
          <Story />
          <GenerationProgress
            generation={generation}
            onCancel={() => {
              setInput(typed);
              cancel();
            }}
          />
        </SimpleGrid>
      </Container>
    );
  return (
    <Container size="lg" py={{ base: 'xl', sm: 64 }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 'xl', md: 72 }}>
        <Stack gap="xl">
          <Title order={1}>A recommender for your shop, in under a minute</Title>
          <IntroSteps />
          <Text c="dimmed">Free to try. Nothing on your website changes until you paste the code.</Text>
        </Stack>
        <Paper withBorder p={{ base: 'md', xs: 'xl' }} style={{ alignSelf: 'start' }}>
          {looking ? (
            <Center mih={300}>
              <Loader aria-label="Looking for your draft" />
            </Center>
          ) : (
            <GenerateForm
              initial={typed}
              busy={starting}
              error={error ?? save.error}
              fields={fieldErrors(error)}
              onSubmit={(shop) => {
                setInput(shop);
                save.reset();
                start(shop);
              }}
            />
          )}
        </Paper>
      </SimpleGrid>
    </Container>
  );
}
