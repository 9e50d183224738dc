import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { session } from '../../lib/calls/api.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../ui/forms/formErrors.ts';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { useDeleteAccount } from './api/deleteAccount.ts';

const isSame = (typed: string, expected: string) => typed.trim().toLowerCase() === expected.toLowerCase();

/** Erases the account after the owner typed its address and password. */
export const DeleteAccount = ({ username }: { username: string }) => {
  const [opened, dialog] = useDisclosure(false);
  const navigate = useNavigate();
  const remove = useDeleteAccount();
  const form = useForm({
    initialValues: { username: '', password: '' },
    validate: {
      username: (typed) => (isSame(typed, username) ? null : t('This is not the address of your account')),
      password: (typed) => (typed ? null : t('This is required')),
    },
  });
  const close = () => {
    form.reset();
    remove.reset();
    dialog.close();
  };
  const submit = form.onSubmit((values) =>
    remove.mutate(values, {
      onSuccess: async () => {
        // Navigate first, then sign out: the owner area redirects signed-out users to the login page.
        await navigate('/', { replace: true });
        session.clear();
        notifyDone(t('Your account and everything in it is erased.'));
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    }),
  );
  const more = Object.keys(fieldErrors(remove.error)).length > 0 ? null : remove.error;

  return (
    <>
      <Button color="red" variant="light" onClick={dialog.open}>
        {t('Delete account …')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('Delete your account?')}>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text size="sm">
              {t('Your recommenders, questionnaires, products, conversations and numbers are erased at once. They cannot be brought back.')}
            </Text>
            <TextInput
              label={t('Your email address')}
              description={t('Type {username} to confirm.', { username })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              styles={{ description: { overflowWrap: 'anywhere' } }}
              {...form.getInputProps('username')}
            />
            <PasswordInput
              label={t('Your password')}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('Show your password') }}
              {...form.getInputProps('password')}
            />
            <FormError error={more} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {t('Cancel')}
              </Button>
              <Button type="submit" color="red.9" loading={remove.isPending}>
                {t('Delete everything')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
};
