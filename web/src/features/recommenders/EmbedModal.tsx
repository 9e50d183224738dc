import { ActionIcon, Button, Code, Group, Modal, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PopupPage } from '@parley/contract';
import { IconTrash } from '@tabler/icons-react';
import { messageOf } from '../../lib/apiError.ts';
import { formatMoment } from '../../lib/format.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { QueryView } from '../../ui/QueryView.tsx';
import { useCreatePopupPage } from './api/createPopupPage.ts';
import { useDeletePopupPage } from './api/deletePopupPage.ts';
import { usePopupPages } from './api/listPopupPages.ts';
import { snippetFor } from './snippet.ts';

export interface Embedded {
  id: number;
  clientId: number;
  popup_name: string;
}

const prefix = 'https://';

const AddWebsite = ({ popupId }: { popupId: string }) => {
  const form = useForm({ initialValues: { showOnWebsite: '' } });
  const add = useCreatePopupPage(popupId);

  const submit = form.onSubmit(({ showOnWebsite }) => {
    const typed = showOnWebsite.trim();
    add.mutate(/^[a-z]+:\/\//i.test(typed) ? typed : prefix + typed, {
      onSuccess: () => form.reset(),
      onError: (error) => form.setErrors({ showOnWebsite: messageOf(error), ...fieldErrors(error) }),
    });
  });
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label="Website"
          placeholder="shop.example"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          leftSection={
            <Text size="sm" c="dimmed">
              {prefix}
            </Text>
          }
          leftSectionWidth={70}
          {...form.getInputProps('showOnWebsite')}
        />
        <Button type="submit" variant="light" loading={add.isPending}>
          Add
        </Button>
      </Group>
    </form>
  );
};

const Website = ({ page, popupId }: { page: PopupPage; popupId: string }) => {
  const remove = useDeletePopupPage(popupId);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {page.showOnWebsite}
      </Text>
      <ActionIcon color="red" loading={remove.isPending} onClick={() => remove.mutate(page.id)} aria-label={`Delete ${page.showOnWebsite}`}>
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
};

const Websites = ({ popupId }: { popupId: string }) => (
  <QueryView query={usePopupPages(popupId)} loading={<Skeleton height={40} />}>
    {({ popupPages, snippetSeenAt }) => (
      <Stack gap="xs">
        {popupPages.length === 0 && (
          <Text size="sm" c="dimmed">
            No website yet. The recommender shows only on the websites you add here.
          </Text>
        )}
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
          {popupPages.map((page) => (
            <Website key={page.id} page={page} popupId={popupId} />
          ))}
        </Stack>
        <Text size="sm" c={snippetSeenAt ? 'teal' : 'dimmed'}>
          {snippetSeenAt
            ? `The snippet was last seen on ${formatMoment(snippetSeenAt)}.`
            : 'The snippet has not been seen on a website yet.'}
        </Text>
      </Stack>
    )}
  </QueryView>
);

const Content = ({ popup }: { popup: Embedded }) => {
  const popupId = String(popup.id);
  const snippet = snippetFor({ origin: window.location.origin, userId: popup.clientId, popupId: popup.id });
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Title order={3}>Websites where “{popup.popup_name}” is shown</Title>
        <Websites popupId={popupId} />
        <AddWebsite popupId={popupId} />
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

interface EmbedModalProps {
  /** The recommender to embed; null while closed. */
  popup: Embedded | null;
  onClose: () => void;
}

/** The websites a recommender may show on, and the script tag to paste (specification section 2, Embed modal). */
export const EmbedModal = ({ popup, onClose }: EmbedModalProps) => (
  <Modal opened={popup !== null} onClose={onClose} title="Code snippet for embedding" size="lg">
    {popup && <Content popup={popup} />}
  </Modal>
);
