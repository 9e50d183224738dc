import { Button, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { setNewPassword } from '@parley/contract';
import { Link } from 'react-router';
import { ApiError } from '../../lib/apiError.ts';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useSetNewPassword } from './api/setNewPassword.ts';

interface NewPasswordFormProps {
  /** From the address of the mailed link. */
  token: string;
  /** Hears whose password it was. */
  onDone: (username: string) => void;
}

/** Chooses a new password by a mailed link. */
export const NewPasswordForm = ({ token, onDone }: NewPasswordFormProps) => {
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(setNewPassword.body.pick({ password: true }), { sync: true }),
  });
  const choose = useSetNewPassword();
  const submit = form.onSubmit(({ password }) =>
    choose.mutate(
      { token, password },
      { onSuccess: ({ username }) => onDone(username), onError: (error) => form.setErrors(fieldErrors(error)) },
    ),
  );
  const linkIsBad = choose.error instanceof ApiError && choose.error.status === 422;

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PasswordInput
          label="New password"
          description="At least 8 characters."
          size="md"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show new password' }}
          {...form.getInputProps('password')}
        />
        <FormError error={choose.error} />
        {linkIsBad ? (
          <Button component={Link} to="/forgotten-password" size="md">
            Ask for a new link
          </Button>
        ) : (
          <Button type="submit" size="md" loading={choose.isPending}>
            Save new password
          </Button>
        )}
      </Stack>
    </form>
  );
};
