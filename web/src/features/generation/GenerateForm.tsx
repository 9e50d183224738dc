import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { FormError } from '../../ui/FormError.tsx';

export interface ShopInput {
  website: string;
  email: string;
}

interface GenerateFormProps {
  /** What was typed before, when it is tried again. */
  initial: ShopInput;
  /** Why the last try failed, and which fields were to blame. */
  error: unknown;
  fields: Record<string, string>;
  busy: boolean;
  onSubmit: (input: ShopInput) => void;
}

/** Asks for the shop and the address; both required, the browser says so (specification section 5). */
export const GenerateForm = ({ initial, error, fields, busy, onSubmit }: GenerateFormProps) => {
  const form = useForm({ initialValues: initial });
  // What was typed stays; only what the server said of it is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => form.setErrors(fields), [error]);
  return (
    <form onSubmit={form.onSubmit(onSubmit)}>
      <Stack gap="md">
        <TextInput
          label="Website"
          type="url"
          required
          size="md"
          placeholder="https://shop.example"
          autoComplete="url"
          {...form.getInputProps('website')}
        />
        <TextInput label="Email" type="email" required size="md" autoComplete="email" {...form.getInputProps('email')} />
        <FormError error={Object.keys(fields).length > 0 ? null : error} />
        <Button type="submit" size="md" loading={busy}>
          Generate my popup
        </Button>
        <Text size="xs" c="dimmed">
          We read the public pages of your shop, gently and once. It takes up to a minute.
        </Text>
      </Stack>
    </form>
  );
};
