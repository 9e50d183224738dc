import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messageOf } from '../../lib/apiError.ts';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useContactForm } from './api/contactForm.ts';

/** The footer's waitlist: an e-mail address only. */
export const WaitlistForm = () => {
  const form = useForm({ initialValues: { email: '' } });
  const join = useContactForm();

  if (join.isSuccess) {
    return (
      <Text role="status" fw={600}>
        Thank you very much!
      </Text>
    );
  }
  const submit = form.onSubmit(({ email }) =>
    join.mutate({ email }, { onError: (error) => form.setErrors({ email: messageOf(error), ...fieldErrors(error) }) }),
  );
  return (
    <form onSubmit={submit} aria-label="Waitlist">
      <Stack gap={6} maw={400}>
        <Text size="sm" fw={600}>
          Hear when Parley leaves the beta
        </Text>
        <Group gap="xs" align="flex-start">
          <TextInput
            type="email"
            required
            autoComplete="email"
            placeholder="you@shop.com"
            aria-label="E-mail address for the waitlist"
            flex="1 1 12rem"
            {...form.getInputProps('email')}
          />
          <Button type="submit" variant="light" loading={join.isPending}>
            Join waitlist
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
