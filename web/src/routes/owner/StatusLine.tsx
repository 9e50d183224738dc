import { Alert } from '@mantine/core';
import type { DegradedPart } from '@parley/contract/degraded';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useDegraded } from '../../lib/degraded.ts';

const words: Record<DegradedPart, string> = {
  model: 'The language model does not answer at the moment. Your visitors get answers from the built-in assistant.',
  mail: 'Mails are late at the moment. They will be sent as soon as the mail server takes them again.',
  jobs: 'Work in the background is late at the moment, such as imports of products. Nothing is lost.',
};

/** Says above every screen what does not work at present, and disappears when it works again. */
export const StatusLine = () => {
  const parts = useDegraded();
  return (
    // The live region must exist before its content; while empty it takes no space.
    <div role="status" aria-label="Service status">
      {parts.length > 0 && (
        <Alert role="none" color="yellow" variant="light" mb="md" icon={<IconAlertTriangle aria-hidden />}>
          {parts.map((part) => (
            <div key={part}>{words[part]}</div>
          ))}
        </Alert>
      )}
    </div>
  );
};
