import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Numbered steps; each may hold code to copy. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <List type="ordered" spacing="md" size="sm" styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}>
    {children}
  </List>
);

/** One step. */
export const Step = ({ children, below }: { children: ReactNode; below?: ReactNode }) => (
  <List.Item>
    <Text span size="sm">
      {children}
    </Text>
    {below && <div style={{ marginTop: 8 }}>{below}</div>}
  </List.Item>
);
