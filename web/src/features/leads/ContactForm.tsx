import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { useContactForm } from './api/contactForm.ts';

/** Sends a message; says thank you in its place. */
export const ContactForm = () => {
  const form = useForm({ initialValues: { email: '', message: '' } });
  const contact = useContactForm();

  if (contact.isSuccess) {
    return (
      <Text role="status" size="lg" fw={600}>
        Thank you very much!
      </Text>
    );
  }
  return (
    <form onSubmit={form.onSubmit((values) => contact.mutate(values, { onError: (error) => form.setErrors(fieldErrors(error)) }))}>
      <Stack gap="md">
        <TextInput label="Email" type="email" required autoComplete="email" {...form.getInputProps('email')} />
        <Textarea label="Message" required autosize minRows={5} maxRows={14} maxLength={5000} {...form.getInputProps('message')} />
        <FormError error={contact.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={contact.isPending}>
            Send
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
