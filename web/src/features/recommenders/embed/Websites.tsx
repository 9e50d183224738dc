import { ActionIcon, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PopupPage } from '@parley/contract';
import { IconTrash } from '@tabler/icons-react';
import { messageOf } from '../../../lib/apiError.ts';
import { formatMoment } from '../../../lib/format.ts';
import { fieldErrors } from '../../../ui/formErrors.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { useCreatePopupPage } from '../api/createPopupPage.ts';
import { useDeletePopupPage } from '../api/deletePopupPage.ts';
import { usePopupPages } from '../api/listPopupPages.ts';

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

/** The websites a recommender may show on: the list, and a field to add one. */
export const Websites = ({ popupId }: { popupId: string }) => (
  <Stack gap="sm">
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
    <AddWebsite popupId={popupId} />
  </Stack>
);
