import { ActionIcon, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PopupPage } from '@parley/contract';
import { IconTrash, IconWorld } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { errorText, fieldErrors } from '../../../ui/forms/formErrors.ts';
import { notifyUndo } from '../../../ui/overlays/notify.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { t } from '../../../words/t.ts';
import { useCreatePopupPage } from '../api/pages/createPopupPage.ts';
import { useDeletePopupPage } from '../api/pages/deletePopupPage.ts';
import { usePopupPages } from '../api/pages/listPopupPages.ts';
import classes from './embed.module.css';

const prefix = 'https://';

const AddWebsite = ({ popupId }: { popupId: string }) => {
  // The trace on a page of the shop links here with the website that is not allowed yet.
  const [search] = useSearchParams();
  const linkedWebsite = search.get('website')?.replace(/^https:\/\//, '') ?? '';
  const form = useForm({ initialValues: { showOnWebsite: linkedWebsite } });
  const add = useCreatePopupPage(popupId);

  const submit = form.onSubmit(({ showOnWebsite }) =>
    add.mutate(showOnWebsite, {
      onSuccess: () => form.reset(),
      onError: (error) => form.setErrors({ showOnWebsite: errorText(error), ...fieldErrors(error) }),
    }),
  );
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('Website')}
          description={t('A name such as shop.example, or *.shop.example for all its subdomains')}
          placeholder={t('shop.example')}
          required
          autoFocus={linkedWebsite !== ''}
          withAsterisk={false}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          leftSection={
            <Text size="sm" c="dimmed">
              {prefix}
            </Text>
          }
          leftSectionWidth={70}
          inputWrapperOrder={['label', 'description', 'error', 'input']}
          {...form.getInputProps('showOnWebsite')}
        />
        <Button type="submit" variant="light" loading={add.isPending}>
          {t('Add')}
        </Button>
      </Group>
    </form>
  );
};

const Website = ({ page, popupId }: { page: PopupPage; popupId: string }) => {
  const remove = useDeletePopupPage(popupId);
  const putBack = useCreatePopupPage(popupId, { shownByForm: false });
  const onDelete = () =>
    remove.mutate(page.id, {
      onSuccess: () =>
        notifyUndo(t('The recommender no longer shows on {website}.', { website: page.showOnWebsite }), () =>
          putBack.mutate(page.showOnWebsite),
        ),
    });
  return (
    <li className={classes.website}>
      <IconWorld size={18} stroke={1.6} aria-hidden />
      <Text size="sm" flex={1} style={{ overflowWrap: 'anywhere' }}>
        {page.showOnWebsite}
      </Text>
      <ActionIcon
        color="red"
        loading={remove.isPending}
        onClick={onDelete}
        aria-label={t('Delete {showOnWebsite}', { showOnWebsite: page.showOnWebsite })}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </li>
  );
};

/** The allowed websites of a recommender, with a field to add one. */
export const Websites = ({ popupId }: { popupId: string }) => (
  <Stack gap="sm">
    <QueryView query={usePopupPages(popupId)} loading={<Skeleton height={40} />}>
      {({ popupPages }) =>
        popupPages.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('No website yet. The recommender shows only on the websites you add here.')}
          </Text>
        ) : (
          <ul className={classes.websites}>
            {popupPages.map((page) => (
              <Website key={page.id} page={page} popupId={popupId} />
            ))}
          </ul>
        )
      }
    </QueryView>
    <AddWebsite popupId={popupId} />
  </Stack>
);
