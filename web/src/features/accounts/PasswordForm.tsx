import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { changePassword } from '@parley/contract';
import { useEffect } from 'react';
import { FormError } from '../../ui/forms/FormError.tsx';
import { contractRules, fieldErrors } from '../../ui/forms/formErrors.ts';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { useChangePassword } from './api/changePassword.ts';

const typed = changePassword.body.pick({ current: true, password: true });

interface PasswordFormProps {
  /** The account's address, for password managers. */
  username: string;
  /** Called when unsaved changes appear or are gone. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Changes the signed-in owner's password. Keeps the input until the change succeeds. */
export const PasswordForm = ({ username, onDirtyChange }: PasswordFormProps) => {
  const form = useForm({ initialValues: { current: '', password: '' }, validate: contractRules(typed) });
  const change = useChangePassword();
  const dirty = form.isDirty();

  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const submit = form.onSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        form.reset();
        notifyDone(t('Your password is changed. All other devices are signed out.'));
      },
      onError: (error) => {
        const fields = fieldErrors(error);
        form.setErrors(fields);
        if (fields.current) form.getInputNode('current')?.focus();
      },
    }),
  );
  // Errors shown at a field are not repeated above the buttons.
  const more = Object.keys(fieldErrors(change.error)).length > 0 ? null : change.error;

  return (
    <form onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Stack gap="md">
        <PasswordInput
          label={t('Current password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('Show current password') }}
          {...form.getInputProps('current')}
        />
        <PasswordInput
          label={t('New password')}
          description={t('At least 8 characters.')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('Show new password') }}
          {...form.getInputProps('password')}
        />
        <FormError error={more} />
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending}>
            {t('Change password')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
