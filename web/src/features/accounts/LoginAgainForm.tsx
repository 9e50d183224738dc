import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiError } from '../../lib/apiError.ts';
import { FormError } from '../../ui/FormError.tsx';
import { useLogin } from './api/login.ts';

const failed = 'An error occurred during login.';

/** Signs the same owner in again. Success needs no callback: the new session closes the dialog. */
export const LoginAgainForm = ({ username }: { username: string }) => {
  const form = useForm({ initialValues: { username, password: '' } });
  const login = useLogin();
  const submit = form.onSubmit((values) =>
    login.mutate(values, {
      onError: () => {
        form.reset();
        form.setErrors({ username: failed, password: failed });
      },
    }),
  );
  // Wrong credentials are shown at the fields; an unreachable server or a rate limit gets a separate message.
  const more = login.error instanceof ApiError && login.error.passing ? login.error : null;
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput label="Email" autoComplete="username" autoCapitalize="none" {...form.getInputProps('username')} />
        <PasswordInput label="Password" autoComplete="current-password" data-autofocus {...form.getInputProps('password')} />
        <FormError error={more} />
        <Button type="submit" loading={login.isPending}>
          Log In
        </Button>
      </Stack>
    </form>
  );
};
