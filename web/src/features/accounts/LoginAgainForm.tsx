import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/calls/apiError.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { t } from '../../words/t.ts';
import { useLogin } from './api/login.ts';

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : '');

/** Signs the same owner in again, with the second step where the account has one. Success needs no callback: the new session closes the dialog. */
export const LoginAgainForm = ({ username }: { username: string }) => {
  const form = useForm({ initialValues: { username, password: '', code: '' } });
  const login = useLogin();
  const [asksCode, setAsksCode] = useState(false);
  // The field appears because the server asks for it.
  useEffect(() => {
    if (asksCode) form.getInputNode('code')?.focus();
  }, [asksCode, form.getInputNode]);
  const submit = form.onSubmit(({ code, ...credentials }) =>
    login.mutate(asksCode ? { ...credentials, code } : credentials, {
      onError: (error) => {
        if (codeOf(error) === 'second_step_needed') return setAsksCode(true);
        if (codeOf(error) === 'second_step_wrong') {
          form.setFieldValue('code', '');
          return form.setErrors({ code: t('This code is not right, or was used before.') });
        }
        setAsksCode(false);
        form.reset();
        const failed = t('An error occurred during login.');
        form.setErrors({ username: failed, password: failed });
      },
    }),
  );
  // Wrong credentials are shown at the fields; an unreachable server or a rate limit gets a separate message.
  const more = login.error instanceof ApiError && login.error.passing ? login.error : null;
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput label={t('Email')} autoComplete="username" autoCapitalize="none" {...form.getInputProps('username')} />
        <PasswordInput label={t('Password')} autoComplete="current-password" data-autofocus {...form.getInputProps('password')} />
        {asksCode && (
          <TextInput
            label={t('Code of your authenticator app')}
            description={t('Six digits, or one of your recovery codes.')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            {...form.getInputProps('code')}
          />
        )}
        <FormError error={more} />
        <Button type="submit" loading={login.isPending}>
          {t('Log In')}
        </Button>
      </Stack>
    </form>
  );
};
