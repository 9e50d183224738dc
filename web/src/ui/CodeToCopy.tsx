import { Code, Group, Stack } from '@mantine/core';
import { CopyButton } from './CopyButton.tsx';

/** Code to paste, with a copy button. */
export const CodeToCopy = ({ code, label }: { code: string; label: string }) => (
  <Stack gap="xs">
    <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {code}
    </Code>
    <Group justify="flex-end">
      <CopyButton value={code} label={label} />
    </Group>
  </Stack>
);
