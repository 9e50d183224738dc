import { Alert } from '@mantine/core';
import type { DegradedPart } from '@parley/contract/degraded';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type Plain, t } from '../../../words/t.ts';

const words: Record<DegradedPart, Plain> = {
  model: 'The language model does not answer at the moment. Your visitors get answers from the built-in assistant.',
  mail: 'Mails are late at the moment, because the mail server does not take them.',
  counting: 'What your visitors do is counted late at the moment, so the latest visits may be missing here. Nothing is lost.',
  jobs: 'Work in the background is late at the moment, such as imports of products. Nothing is lost.',
  machines:
    'A part of the database does not answer at the moment. Shops whose data is there have to wait until it is back; what their visitors answer is kept.',
};

/** The texts about parts that do not work. */
const StatusLines = ({ parts }: { parts: readonly DegradedPart[] }) => (
  <Alert role="none" color="yellow" variant="light" mb="md" icon={<IconAlertTriangle aria-hidden />}>
    {parts.map((part) => (
      <div key={part}>{t(words[part])}</div>
    ))}
  </Alert>
);

export default StatusLines;
