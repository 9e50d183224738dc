import { Button, Divider, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';
import { type ImportSource, useStartImport } from '../api/imports/startImport.ts';

const withScheme = (typed: string) => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);

/** Starts an import from a shop's address or from a CSV file. */
export const ImportForm = ({ onStarted }: { onStarted: (started: { id: number; source: string }) => void }) => {
  const form = useForm({
    initialValues: { url: '' },
    validate: { url: (url) => (url.trim() ? null : t('This is required')) },
  });
  const start = useStartImport();
  const begin = (source: ImportSource) =>
    start.mutate(source, {
      onSuccess: ({ id }) => {
        form.reset();
        onStarted({ id, source: source.file?.name ?? source.url ?? '' });
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    });
  const fromFile = (file: File | null) => {
    const { url } = form.values;
    if (file) begin(url.trim() ? { file, url: withScheme(url.trim()) } : { file });
  };

  return (
    <form onSubmit={form.onSubmit(({ url }) => begin({ url: withScheme(url.trim()) }))} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('Address of your shop')}
          description={t('Shopify, WooCommerce, or any shop whose product pages are marked up for search engines.')}
          placeholder="https://shop.example"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          ta="start"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={start.isPending}>
            {t('Import')}
          </Button>
        </Group>
        <Divider label={t('or')} />
        <Group gap="sm">
          <FileButton onChange={fromFile} accept=".csv,text/csv" disabled={start.isPending}>
            {(props) => (
              <Button {...props} variant="default" disabled={start.isPending} leftSection={<IconFileSpreadsheet size={16} aria-hidden />}>
                {t('Upload a CSV file')}
              </Button>
            )}
          </FileButton>
          <Text size="xs" c="dimmed" ta="start" flex="1 1 12rem">
            {t(
              'As Shopify, WooCommerce or Google Merchant write it, or as you exported it here. With the address above, its products get their links.',
            )}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" ta="start">
          {t('Importing again updates what is there and keeps what you changed yourself.')}
        </Text>
        <FormError error={start.error} />
      </Stack>
    </form>
  );
};
