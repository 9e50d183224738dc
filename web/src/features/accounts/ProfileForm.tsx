import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Account, updateAccount } from '@parley/contract';
import { useEffect } from 'react';
import { FormError } from '../../ui/forms/FormError.tsx';
import { contractRules, fieldErrors } from '../../ui/forms/formErrors.ts';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { useUpdateAccount } from './api/updateAccount.ts';

interface ProfileFormProps {
  account: Account;
  /** Called when unsaved changes appear or are gone. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Edits the owner's name; the login address is shown but cannot be changed. */
export const ProfileForm = ({ account: { username, name, surname }, onDirtyChange }: ProfileFormProps) => {
  const form = useForm({ initialValues: { name, surname }, validate: contractRules(updateAccount.body) });
  const save = useUpdateAccount();
  const dirty = form.isDirty();

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const submit = form.onSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        // Not the answer's values: input typed while the call ran stays, and counts as unsaved.
        form.resetDirty(values);
        notifyDone(t('Your profile is saved.'));
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    }),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={t('Name')} autoComplete="given-name" {...form.getInputProps('name')} />
          <TextInput label={t('Surname')} autoComplete="family-name" {...form.getInputProps('surname')} />
        </SimpleGrid>
        <TextInput
          label={t('Email')}
          description={t('You log in with it. It cannot be changed here.')}
          value={username}
          readOnly
          variant="filled"
        />
        <FormError error={save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t('Save profile')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
