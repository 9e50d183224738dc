import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { t } from '../../words/t.ts';
import { changeText } from './words.ts';

/** The change since the previous period; renders nothing without one. An arrow and text in neutral colours, because more is not always better. */
export const Change = ({ now, before }: { now: number; before: number | undefined }) => {
  if (before === undefined) return null;
  const Icon = now === before ? IconEqual : now > before ? IconArrowUpRight : IconArrowDownRight;
  return (
    <Group component="span" display="inline-flex" gap={4} wrap="nowrap" align="baseline">
      <Icon size={14} aria-hidden style={{ flex: 'none', alignSelf: 'center' }} />
      <Text span size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {changeText(now, before)}
        <VisuallyHidden> {t('compared with the period before')}</VisuallyHidden>
      </Text>
    </Group>
  );
};
