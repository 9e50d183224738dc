import { Group, Text } from '@mantine/core';
import type { OrderWayState } from '@parley/contract';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleDashed, IconClockFilled } from '@tabler/icons-react';
import { formatMoment } from '../../lib/formats/format.ts';
import { t } from '../../words/t.ts';
import { lightOf, wayWords } from './words.ts';

const icons = { green: IconCircleCheckFilled, orange: IconClockFilled, red: IconAlertTriangleFilled, gray: IconCircleDashed };
const colors = {
  green: 'light-dark(var(--mantine-color-green-9), var(--mantine-color-green-4))',
  orange: 'light-dark(var(--mantine-color-orange-9), var(--mantine-color-orange-4))',
  red: 'light-dark(var(--mantine-color-red-9), var(--mantine-color-red-4))',
  gray: 'var(--mantine-color-dimmed)',
};

/** The light of a way: whether orders arrive by it, and when the last one did. Changes are announced. */
export const WayLight = ({ state }: { state: OrderWayState }) => {
  const { color, label, at } = lightOf(state);
  const Icon = icons[color];
  return (
    <Group gap={8} wrap="nowrap" align="flex-start" role="status" aria-label={t(wayWords[state.way])}>
      <Icon size={18} style={{ color: colors[color], flex: 'none', marginTop: 2 }} aria-hidden />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <b>{t(wayWords[state.way])}:</b> {label}
        {at && `, ${formatMoment(at)}`}
      </Text>
    </Group>
  );
};
