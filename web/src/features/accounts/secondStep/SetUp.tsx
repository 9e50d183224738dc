import { Box, Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../../ui/forms/formErrors.ts';
import { rich } from '../../../words/rich.tsx';
import { t } from '../../../words/t.ts';
import { useConfirmSecondStep } from '../api/secondStep.ts';
import { QrCode } from './QrCode.tsx';

/** 'JBSWY3DP' as people type it: 'JBSW Y3DP'. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface SetUpProps {
  secret: string;
  uri: string;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for the app, and takes its first code. */
export const SetUp = ({ secret, uri, onCodes, onCancel }: SetUpProps) => {
  const confirm = useConfirmSecondStep();
  const form = useForm({ initialValues: { code: '' }, validate: { code: (typed) => (typed.trim() ? null : t('This is required')) } });
  const submit = form.onSubmit((values) =>
    confirm.mutate(values, {
      onSuccess: ({ codes }) => onCodes(codes),
      onError: (error) => {
        form.setErrors(fieldErrors(error));
        form.getInputNode('code')?.focus();
      },
    }),
  );
  const more = Object.keys(fieldErrors(confirm.error)).length > 0 ? null : confirm.error;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('1. Scan this code with an authenticator app, such as the one of your password manager.')}</Text>
        <Box>
          <QrCode text={uri} label={t('Code for the authenticator app; its content is in the text below')} />
        </Box>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {rich('Or type this key: {key}', { key: <Code style={{ overflowWrap: 'anywhere' }}>{inGroups(secret)}</Code> })}
          </Text>
          <CopyButton value={secret} label={t('Copy the key')} quiet />
        </Group>
        <TextInput
          label={t('2. Enter the six digits that the app shows')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maw={280}
          data-autofocus
          {...form.getInputProps('code')}
        />
        <FormError error={more} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {t('Switch on')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
