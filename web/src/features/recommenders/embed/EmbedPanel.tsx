import { Code, Group, Stack, Text, Title } from '@mantine/core';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { snippetFor } from './snippet.ts';
import { Websites } from './Websites.tsx';

export interface EmbedPanelProps {
  popupId: number;
  ownerId: number;
}

/** Everything to get a recommender onto a shop: where it may show, and the script tag to paste. In a dialog or on a page. */
export const EmbedPanel = ({ popupId, ownerId }: EmbedPanelProps) => {
  const snippet = snippetFor({ origin: window.location.origin, userId: ownerId, popupId });
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Title order={3}>Allowed websites</Title>
        <Websites popupId={String(popupId)} />
      </Stack>
      <Stack gap="sm">
        <Title order={3}>Snippet</Title>
        <Text size="sm" c="dimmed">
          Paste it into the header of every page, before the closing head tag.
        </Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {snippet}
        </Code>
        <Group justify="flex-end">
          <CopyButton value={snippet} label="Copy snippet" />
        </Group>
      </Stack>
    </Stack>
  );
};
