import { Button, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createPopup } from '@parley/contract';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useCreatePopup } from './api/createPopup.ts';

/** Creates a recommender with a name; passes its ids to `onCreated`. */
export const AddRecommenderForm = ({ onCreated }: { onCreated: (ids: { clientId: number; popupId: number }) => void }) => {
  const form = useForm({ initialValues: { name: '' }, validate: schemaResolver(createPopup.body, { sync: true }) });
  const create = useCreatePopup();
  const submit = form.onSubmit((values) =>
    create.mutate(values, { onSuccess: onCreated, onError: (error) => form.setErrors(fieldErrors(error)) }),
  );

  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          label="Name"
          description="Only you see it."
          placeholder="Coffee finder"
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <FormError error={create.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending}>
            Create Popup
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
