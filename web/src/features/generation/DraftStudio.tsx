import { Box, Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Bootstrap, Generation } from '@parley/contract';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useQuickCustomize } from './api/quickCustomize.ts';
import { Learnt } from './Learnt.tsx';
import { customized, type Look } from './look.ts';
import { QuickCustomizationForm } from './QuickCustomizationForm.tsx';

// The panel is the widget's own code, wanted only once there is something to show.
const DraftPreview = lazy(() => import('./DraftPreview.tsx'));

interface DraftStudioProps {
  /** One that is ready. */
  generation: Generation & { draft: NonNullable<Generation['draft']> };
  saved: Bootstrap;
  onSignedIn: () => void;
  /** Lets go of the draft, to begin anew. */
  onDiscard: () => void;
}

const madeFrom: Record<Generation['source'], (host: string) => string> = {
  shop: (host) => `Made from ${host}.`,
  sample: () => 'Made from our sample shop.',
  description: () => 'Made from what you told us.',
};

/** The draft beside the form that makes it the visitor's own, with an account. */
export const DraftStudio = ({ generation, saved, onSignedIn, onDiscard }: DraftStudioProps) => {
  const { draft, learnt, source } = generation;
  const colors = learnt?.colors ?? null;
  const first: Look = { ...saved.quickCustomization, shopColors: colors !== null };
  const [look, setLook] = useState(first);
  const [round, setRound] = useState(0);
  const customize = useQuickCustomize();
  const { id, clientId } = saved.popup;

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Stack gap="md">
        <div>
          <Title order={1}>Here is your recommender</Title>
          <Text c="dimmed" mt={4}>
            {madeFrom[source](new URL(draft.Website).hostname)} Try it: click an answer, ask it something.
          </Text>
        </div>
        <Box>
          <Suspense fallback={<Skeleton height={420} radius="lg" />}>
            <DraftPreview key={round} bootstrap={customized(saved, look, colors)} />
          </Suspense>
          <Group mt="sm" justify="space-between">
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={() => setRound(round + 1)}
            >
              Start over
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={onDiscard}>
              Use another address
            </Button>
          </Group>
        </Box>
        {learnt && <Learnt learnt={learnt} questions={draft.Output.length} source={source} />}
      </Stack>
      <Paper withBorder p={{ base: 'md', xs: 'xl' }} style={{ alignSelf: 'start' }}>
        <QuickCustomizationForm
          email={draft.email}
          look={first}
          shop={colors && { colors, host: new URL(draft.Website).hostname }}
          busy={customize.isPending}
          error={customize.error}
          onChange={setLook}
          onSubmit={(quickCustomization, showErrors) =>
            customize.mutate(
              {
                params: { userId: String(clientId), popupId: String(id) },
                body: { popup: { id }, df: draft.df, quickCustomization, website: draft.Website },
              },
              { onSuccess: onSignedIn, onError: (error) => showErrors(fieldErrors(error)) },
            )
          }
        />
      </Paper>
    </SimpleGrid>
  );
};
