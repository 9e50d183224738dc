import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SiteCheck as Result } from '@parley/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../../ui/forms/formErrors.ts';
import { ofServer, t } from '../../../words/t.ts';
import { useCheckSite } from '../api/website/checkSite.ts';
import { addressToCheck, withScheme } from './websites.ts';

const Verdict = ({ result }: { result: Result }) => {
  const good = result.reason === 'found';
  const Icon = good ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert color={good ? 'green' : 'yellow'} variant="light" icon={<Icon aria-hidden />} title={good ? t('It is there') : t('Not yet')}>
      <Stack gap={6}>
        <Text size="sm">{ofServer(result.message)}</Text>
        {result.notes.length > 0 && (
          <List size="sm" spacing={4}>
            {result.notes.map((note) => (
              <List.Item key={note}>{ofServer(note)}</List.Item>
            ))}
          </List>
        )}
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('Page read: {url}', { url: result.url })}
        </Text>
      </Stack>
    </Alert>
  );
};

interface SiteCheckProps {
  popupId: string;
  /** The allowed websites; the first is the initial address of the check. */
  websites: readonly string[];
}

/** 'Check my site': whether the snippet is on a page, and what may block it. */
export const SiteCheck = ({ popupId, websites }: SiteCheckProps) => {
  const form = useForm({ initialValues: { url: '' } });
  const check = useCheckSite(popupId);
  const suggested = addressToCheck(websites);
  const submit = form.onSubmit(({ url }) =>
    check.mutate(withScheme(url || suggested), { onError: (error) => form.setErrors({ url: fieldErrors(error).url }) }),
  );
  return (
    <Stack gap="sm">
      <form onSubmit={submit}>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('Page to check')}
            placeholder={suggested || 'https://shop.example/'}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            required={suggested === ''}
            withAsterisk={false}
            inputWrapperOrder={['label', 'error', 'input']}
            {...form.getInputProps('url')}
          />
          <Button type="submit" variant="light" loading={check.isPending}>
            {t('Check my site')}
          </Button>
        </Group>
      </form>
      <div role="status">
        {check.isPending && (
          <Text size="sm" c="dimmed">
            {t('Reading the page. This may take some seconds.')}
          </Text>
        )}
        {check.data && !check.isPending && <Verdict result={check.data} />}
      </div>
      <FormError error={check.error} />
    </Stack>
  );
};
