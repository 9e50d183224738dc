import { Box, Button, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { AnswerOf, Bootstrap, generatePopup, QuickCustomizationLook } from '@parley/contract';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useQuickCustomize } from './api/quickCustomize.ts';
import { customized } from './look.ts';
import { QuickCustomizationForm } from './QuickCustomizationForm.tsx';

// The panel is the widget's own code, wanted only once there is something to show.
const DraftPreview = lazy(() => import('./DraftPreview.tsx'));

interface DraftStudioProps {
  draft: AnswerOf<typeof generatePopup>;
  saved: Bootstrap;
  onSignedIn: () => void;
}

/** The draft beside the form that makes it the visitor's own, with an account. */
export const DraftStudio = ({ draft, saved, onSignedIn }: DraftStudioProps) => {
  const [look, setLook] = useState<QuickCustomizationLook>(saved.quickCustomization);
  const [round, setRound] = useState(0);
  const customize = useQuickCustomize();
  const { id, clientId } = saved.popup;

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Stack gap="md">
        <div>
          <Title order={1}>Here is your recommender</Title>
          <Text c="dimmed" mt={4}>
            Made from {new URL(draft.Website).hostname}. Try it: click an answer, ask it something.
          </Text>
        </div>
        <Box pos={{ md: 'sticky' }} top={{ md: 88 }}>
          <Suspense fallback={<Skeleton height={420} radius="lg" />}>
            <DraftPreview key={round} bootstrap={customized(saved, look)} />
          </Suspense>
          <Button
            mt="md"
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => setRound(round + 1)}
          >
            Start over
          </Button>
        </Box>
      </Stack>
      <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
        <QuickCustomizationForm
          email={draft.email}
          look={saved.quickCustomization}
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
