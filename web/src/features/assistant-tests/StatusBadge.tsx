import { Badge } from '@mantine/core';
import type { TestStatus } from '@parley/contract';
import { IconAlertTriangle, IconCheck, IconClock, IconGitCompare, IconX } from '@tabler/icons-react';
import { t } from '../../words/t.ts';
import { statusWords } from './words.ts';

const icons = { worse: IconAlertTriangle, broken: IconX, differs: IconGitCompare, new: IconClock, same: IconCheck };

/** The status of a test, by word, icon and colour. */
export const StatusBadge = ({ status }: { status: TestStatus }) => {
  const Icon = icons[status];
  const { label, color } = statusWords[status];
  return (
    <Badge variant="light" color={color} radius="sm" tt="none" leftSection={<Icon size={13} aria-hidden />}>
      {t(label)}
    </Badge>
  );
};

/** The result of another model, or from before something changed. */
export const OutdatedBadge = () => (
  <Badge variant="light" color="gray" radius="sm" tt="none" leftSection={<IconClock size={13} aria-hidden />}>
    {t('Out of date')}
  </Badge>
);
