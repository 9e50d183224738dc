import { Button, Group, Paper, Text } from '@mantine/core';
import { plural, t } from '../../../words/t.ts';
import type { ProductAction } from './actionWords.ts';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  count: number;
  /** True when the selection is full. */
  full: boolean;
  busy: boolean;
  onAction: (action: ProductAction) => void;
  onClear: () => void;
}

/** The bulk actions for the selected products; renders nothing without a selection. */
export const BulkBar = ({ count, full, busy, onAction, onClear }: BulkBarProps) => {
  if (count === 0) return null;
  return (
    <Paper withBorder className={classes.bar} component="section" aria-label={t('Selected products')}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600} role="status">
          {full ? t('{count} selected, the most at once', { count }) : plural(count, '1 selected', '{n} selected')}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" disabled={busy} onClick={() => onAction('exclude')}>
            {t('Never recommend')}
          </Button>
          <Button size="compact-sm" variant="default" disabled={busy} onClick={() => onAction('include')}>
            {t('Recommend again')}
          </Button>
          <Button size="compact-sm" variant="light" color="red" disabled={busy} onClick={() => onAction('delete')}>
            {t('Delete')}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
            {t('Clear')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
};
