import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router';
import { ApiError } from '../../lib/apiError.ts';
import { FormError } from '../../ui/FormError.tsx';
import { useLogin } from './api/login.ts';

const failed = 'An error occurred during login.';

/** Signs in. A refusal shows at both fields and empties them (specification section 8); the session that follows a success redirects. */
export const LoginForm = () => {
  const form = useForm({ initialValues: { username: '', password: '' } });
  const login = useLogin();

  const submit = form.onSubmit((values) =>
    login.mutate(values, {
      onError: () => {
        form.reset();
        form.setErrors({ username: failed, password: failed });
      },
    }),
  );
  // Wrong words need no more said than the fields do; a server that is away or asks to wait does.
  const more = login.error instanceof ApiError && login.error.passing ? login.error : null;

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput label="Username" autoComplete="username" autoCapitalize="none" size="md" {...form.getInputProps('username')} />
        <PasswordInput label="Password" autoComplete="current-password" size="md" {...form.getInputProps('password')} />
        <Anchor component={Link} to="/forgotten-password" size="sm" underline="always" style={{ alignSelf: 'flex-start' }}>
          Forgotten your password?
        </Anchor>
        <FormError error={more} />
        <Button type="submit" size="md" loading={login.isPending}>
          Log In
        </Button>
        <Text size="sm" c="dimmed">
          No account yet?{' '}
          <Anchor component={Link} to="/signup" inherit underline="always">
            Sign up for the beta
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
};
