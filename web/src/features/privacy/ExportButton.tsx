import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { useStartExport } from './api/startExport.ts';

/** Downloads all of the owner's data. */
export const ExportButton = () => {
  const start = useStartExport();
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
        loading={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: () => notifyDone(t('Your download has begun.')) })}
      >
        {t('Download everything')}
      </Button>
    </Group>
  );
};
