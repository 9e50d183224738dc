import { Alert, Button, Code, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { t } from '../../../words/t.ts';

/** The recovery codes, which are shown once. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const text = `${t('Recovery codes of Parley. Each signs you in once, in place of the app.')}\n\n${codes.join('\n')}\n`;
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack gap="md" ref={place} tabIndex={-1} role="group" aria-label={t('Recovery codes')}>
      <Alert color="yellow" variant="light" title={t('Keep these recovery codes now: they are not shown again')}>
        {t('Each signs you in once when you do not have your phone. Without phone and codes you cannot sign in.')}
      </Alert>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs" maw={360}>
        {codes.map((code) => (
          <Code key={code} fz="md">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group>
        <CopyButton value={text} label={t('Copy the codes')} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="parley-recovery-codes.txt"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('Download')}
        </Button>
        <Button variant="default" onClick={onDone} ms="auto">
          {t('I have kept them')}
        </Button>
      </Group>
    </Stack>
  );
};
