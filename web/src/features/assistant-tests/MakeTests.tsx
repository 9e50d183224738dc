import { Alert, Button, FileButton, Group, Stack } from '@mantine/core';
import { IconFileSpreadsheet, IconPencil, IconWand } from '@tabler/icons-react';
import { FormError } from '../../ui/forms/FormError.tsx';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { ofServer, plural, t } from '../../words/t.ts';
import { useGenerateTests } from './api/generateAssistantTests.ts';
import { useImportTests } from './api/importAssistantTests.ts';

const madeText = (made: number) => plural(made, '1 test was made', '{n} tests were made');

/** The ways to make tests: written, from everything that the shop says, from a file. */
export const MakeTests = ({ onWrite, first = false }: { onWrite: () => void; first?: boolean }) => {
  const generate = useGenerateTests();
  const read = useImportTests();
  const faults = read.data?.faults ?? [];
  return (
    <Stack gap="sm" align={first ? 'center' : 'stretch'}>
      <Group gap="sm" justify={first ? 'center' : 'flex-end'}>
        <Button
          variant={first ? 'filled' : 'default'}
          leftSection={<IconWand size={16} aria-hidden />}
          loading={generate.isPending}
          onClick={() =>
            generate.mutate(undefined, {
              onSuccess: ({ made }) => notifyDone(made === 0 ? t('There is a test of each thing already') : madeText(made)),
            })
          }
        >
          {t('Make tests from my shop')}
        </Button>
        <FileButton
          onChange={(file) => file && read.mutate(file, { onSuccess: ({ made }) => notifyDone(madeText(made)) })}
          accept=".csv,text/csv"
        >
          {(props) => (
            <Button {...props} variant="default" loading={read.isPending} leftSection={<IconFileSpreadsheet size={16} aria-hidden />}>
              {t('From a CSV file')}
            </Button>
          )}
        </FileButton>
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onWrite}>
          {t('Write a test')}
        </Button>
      </Group>
      <FormError error={read.error} />
      {faults.length > 0 && (
        <Alert
          color="yellow"
          title={plural(faults.length, '1 row could not be read', '{n} rows could not be read')}
          role="alert"
          ta="start"
        >
          {faults.slice(0, 5).map(({ row, reason }) => (
            <div key={row}>{t('Row {row}: {reason}', { row, reason: ofServer(reason) })}</div>
          ))}
        </Alert>
      )}
    </Stack>
  );
};
