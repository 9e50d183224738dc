import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createPopup, type PopupSummary } from '@parley/contract';
import { FormError } from '../../ui/forms/FormError.tsx';
import { contractRules, fieldErrors } from '../../ui/forms/formErrors.ts';
import { useOpened } from '../../ui/overlays/useOpened.ts';
import { t } from '../../words/t.ts';
import { useChangePopup } from './api/changePopup.ts';

const RenameForm = ({ popup, onClose }: { popup: PopupSummary; onClose: () => void }) => {
  const form = useForm({ initialValues: { name: popup.popup_name }, validate: contractRules(createPopup.body) });
  const change = useChangePopup({ shownByForm: true });
  const submit = form.onSubmit(({ name }) =>
    change.mutate(
      { popupId: popup.popup_id, change: { popup_name: name.trim() } },
      { onSuccess: onClose, onError: (error) => form.setErrors({ name: fieldErrors(error).popup_name }) },
    ),
  );
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput label={t('Name')} description={t('Only you see it.')} maxLength={200} data-autofocus {...form.getInputProps('name')} />
        <FormError error={change.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('Rename')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** Renames a recommender; null while closed. */
export const RenameModal = ({ popup, onClose }: { popup: PopupSummary | null; onClose: () => void }) => (
  <Modal opened={useOpened(popup !== null)} onClose={onClose} title={t('Rename recommender')}>
    {popup && <RenameForm key={popup.popup_id} popup={popup} onClose={onClose} />}
  </Modal>
);
