import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { t } from '../../words/t.ts';

interface NoticeProps {
  /** null shows nothing; new content is announced to screen readers. */
  children: string | null;
  onClose: () => void;
}

/** Something worth knowing that stays until it is closed. */
export const Notice = ({ children, onClose }: NoticeProps) => (
  // The live region must exist before its content; while empty it takes no space, and no gap, in its container.
  <div role="status" style={children === null ? { position: 'absolute' } : undefined}>
    {children !== null && (
      <Alert
        variant="light"
        icon={<IconInfoCircle aria-hidden />}
        withCloseButton
        closeButtonLabel={t('Close this message')}
        onClose={onClose}
      >
        {children}
      </Alert>
    )}
  </div>
);
