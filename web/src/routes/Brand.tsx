import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';

/** The mark: two turns of a conversation. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M6 2h20a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4H15l-7 7v-7H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" fill="var(--mantine-color-brand-7)" />
    <path d="M9 10.5h14M9 15.5h8" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);

/** The mark with the name, leading to `to`. */
export const Brand = ({ to }: { to: string }) => (
  <Anchor component={Link} to={to} underline="never" c="var(--mantine-color-text)" aria-label="Parley, home">
    <Group gap={10} wrap="nowrap">
      <BrandMark />
      <Text span fw={700} fz="xl" lts="-0.03em">
        Parley
      </Text>
    </Group>
  </Anchor>
);
