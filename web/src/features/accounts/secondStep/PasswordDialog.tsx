import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';

interface PasswordDialogProps {
  title: string;
  children: ReactNode;
  action: string;
  danger?: boolean;
  /** Whether a code is asked for too. */
  withCode?: boolean;
  opened: boolean;
  onClose: () => void;
  /** The mutation that needs them; it is given an empty code where none is asked for. */
  change: {
    mutate: (body: { password: string; code: string }, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    error: Error | null;
    isPending: boolean;
    reset: () => void;
  };
  onDone: () => void;
}

/** Asks for the password, and a code where there is one, before something changes who can sign in. */
export const PasswordDialog = (props: PasswordDialogProps) => {
  const { title, children, action, danger = false, withCode = false, opened, onClose, change, onDone } = props;
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (typed) => (typed ? null : t('This is required')),
      code: (typed) => (typed.trim() || !withCode ? null : t('This is required')),
    },
  });
  const close = () => {
    form.reset();
    change.reset();
    onClose();
  };
  const submit = form.onSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        form.reset();
        onDone();
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    }),
  );
  const more = Object.keys(fieldErrors(change.error)).length > 0 ? null : change.error;
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{children}</Text>
          <PasswordInput
            label={t('Your password')}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t('Show your password') }}
            {...form.getInputProps('password')}
          />
          {withCode && (
            <TextInput
              label={t('Code of your app, or a recovery code')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              {...form.getInputProps('code')}
            />
          )}
          <FormError error={more} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={change.isPending} {...(danger && { color: 'red' })}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
