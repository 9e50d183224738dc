import { Button, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { plural, t } from '../../../words/t.ts';

interface SelectionBarProps {
  count: number;
  onDuplicate: () => void;
  onShift: (by: -1 | 1) => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows. */
export const SelectionBar = ({ count, onDuplicate, onShift, onDelete, onClear }: SelectionBarProps) => (
  <Group gap={6} role="group" aria-label={t('Selected rows')}>
    <Text size="sm" fw={600} aria-live="polite">
      {plural(count, '1 row selected', '{n} rows selected')}
    </Text>
    <Button size="compact-sm" variant="default" leftSection={<IconArrowUp size={15} aria-hidden />} onClick={() => onShift(-1)}>
      {t('Move up')}
    </Button>
    <Button size="compact-sm" variant="default" leftSection={<IconArrowDown size={15} aria-hidden />} onClick={() => onShift(1)}>
      {t('Move down')}
    </Button>
    <Button size="compact-sm" variant="default" leftSection={<IconCopy size={15} aria-hidden />} onClick={onDuplicate}>
      {t('Duplicate')}
    </Button>
    <Button size="compact-sm" variant="light" color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={onDelete}>
      {t('Delete')}
    </Button>
    <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
      {t('Clear')}
    </Button>
  </Group>
);
