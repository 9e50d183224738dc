import { Button, Group, Modal, Stack, Textarea, TextInput, useMatches } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useOnce } from '../../lib/calls/once.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../ui/forms/formErrors.ts';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../ui/states/skeletons.tsx';
import { t } from '../../words/t.ts';
import { useAddText } from './api/addText.ts';
import { useText } from './api/getText.ts';
import { useUpdateText } from './api/updateText.ts';

interface TextFormProps {
  /** The text to change; null to write one. */
  id: number | null;
  opened: boolean;
  onClose: () => void;
}

/** Writes or changes a text. */
export const TextForm = ({ id, opened, onClose }: TextFormProps) => {
  const onPhone = useMatches({ base: true, xs: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={id === null ? t('Write a text') : t('Edit the text')}
      size="xl"
      fullScreen={onPhone}
      radius={onPhone ? 0 : 'lg'}
    >
      {id === null ? <Fields id={null} initial={{ title: '', text: '' }} onClose={onClose} /> : <Stored id={id} onClose={onClose} />}
    </Modal>
  );
};

const Stored = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <QueryView query={useText(id)} loading={<FormSkeleton fields={2} />}>
    {({ title, text }) => <Fields key={id} id={id} initial={{ title, text }} onClose={onClose} />}
  </QueryView>
);

const Fields = ({ id, initial, onClose }: { id: number | null; initial: { title: string; text: string }; onClose: () => void }) => {
  const required = (value: string) => (value.trim() ? null : t('This is required'));
  const form = useForm({ initialValues: initial, validate: { title: required, text: required } });
  const add = useAddText();
  const update = useUpdateText();
  const once = useOnce();
  const save = form.onSubmit((values) => {
    if (!once.take()) return;
    const after = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        once.release();
        form.setErrors(fieldErrors(error));
      },
    };
    if (id === null) add.mutate(values, after);
    else update.mutate({ id, ...values }, after);
  });
  return (
    <form onSubmit={save}>
      <Stack gap="md">
        <TextInput label={t('Title')} data-autofocus {...form.getInputProps('title')} />
        <Textarea
          label={t('Text')}
          description={t('A heading stands on a line of its own, right above its paragraph. An empty line begins the next paragraph.')}
          autosize
          minRows={8}
          maxRows={24}
          {...form.getInputProps('text')}
        />
        <FormError error={add.error ?? update.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || update.isPending}>
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
