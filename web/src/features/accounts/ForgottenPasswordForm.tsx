import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { forgotPassword } from '@parley/contract';
import { IconMailCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useForgotPassword } from './api/forgotPassword.ts';

/** Asks for the mail with a link; says the same whether or not the address has an account. */
export const ForgottenPasswordForm = () => {
  const form = useForm({ initialValues: { username: '' }, validate: schemaResolver(forgotPassword.body, { sync: true }) });
  const ask = useForgotPassword();
  const submit = form.onSubmit((values) => ask.mutate(values, { onError: (error) => form.setErrors(fieldErrors(error)) }));

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Email"
          description="The one you log in with."
          type="email"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          {...form.getInputProps('username')}
        />
        <FormError error={ask.error} />
        {/* Always there, so that what appears in it is read out. */}
        <div role="status">
          {ask.isSuccess && (
            <Alert color="teal" icon={<IconMailCheck aria-hidden />} title="Look into your mailbox" style={{ overflowWrap: 'anywhere' }}>
              If {ask.variables.username.trim().toLowerCase()} has an account, a mail with a link is on its way. The link works once, for
              one hour. Nothing there after some minutes? Look among the unwanted mails, or ask again.
            </Alert>
          )}
        </div>
        <Button type="submit" size="md" loading={ask.isPending} variant={ask.isSuccess ? 'default' : 'filled'}>
          {ask.isSuccess ? 'Send another link' : 'Send the link'}
        </Button>
        <Text size="sm" c="dimmed">
          Remembered it?{' '}
          <Anchor component={Link} to="/login" inherit underline="always">
            Log in
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
};
