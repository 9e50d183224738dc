import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { session } from '../../lib/api.ts';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { notifyDone } from '../../ui/notify.tsx';
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
      username: (typed) => (isSame(typed, username) ? null : 'This is not the address of your account'),
      password: (typed) => (typed ? null : 'This is required'),
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
        notifyDone('Your account and everything in it is erased.');
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    }),
  );
  const more = Object.keys(fieldErrors(remove.error)).length > 0 ? null : remove.error;

  return (
    <>
      <Button color="red" variant="light" onClick={dialog.open}>
        Delete account …
      </Button>
      <Modal opened={opened} onClose={close} title="Delete your account?">
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text size="sm">
              Your recommenders, questionnaires, products, conversations and numbers are erased at once. They cannot be brought back.
            </Text>
            <TextInput
              label="Your email address"
              description={`Type ${username} to confirm.`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              styles={{ description: { overflowWrap: 'anywhere' } }}
              {...form.getInputProps('username')}
            />
            <PasswordInput
              label="Your password"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Show your password' }}
              {...form.getInputProps('password')}
            />
            <FormError error={more} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" color="red.9" loading={remove.isPending}>
                Delete everything
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
};
