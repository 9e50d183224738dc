import { Button, CopyButton as Copy } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../words/t.ts';

interface CopyButtonProps {
  value: string;
  label?: string;
  /** A less prominent button, where copying is not the main action. */
  quiet?: boolean;
}

/** Copies `value` and confirms it for a moment. */
export const CopyButton = ({ value, label = t('Copy'), quiet = false }: CopyButtonProps) => (
  <Copy value={value} timeout={2000}>
    {({ copied, copy }) => (
      <Button
        variant={copied ? 'light' : quiet ? 'default' : 'filled'}
        color={copied ? 'green' : undefined}
        onClick={copy}
        leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      >
        <span aria-live="polite">{copied ? t('Copied') : label}</span>
      </Button>
    )}
  </Copy>
);
