import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../lib/saveFile.ts';
import { t } from '../../../words/t.ts';
import { type ExportQuery, useExportAnalytics } from '../api/exportAnalytics.ts';

/** Downloads a report as CSV; `name` is the file name without extension. */
export const ExportButton = ({ query, name }: { query: ExportQuery; name: string }) => {
  const file = useExportAnalytics();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate(query, { onSuccess: (blob) => saveFile(blob, `${name}.csv`) })}
    >
      {t('Export CSV')}
    </Button>
  );
};
