import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

interface NoticeProps {
  /** null shows nothing; what appears is read out. */
  children: string | null;
  onClose: () => void;
}

/** Something worth knowing that stays until it is closed. */
export const Notice = ({ children, onClose }: NoticeProps) => (
  // While empty it takes no place, and no gap, in what it stands in; it must be there before what it reads out.
  <div role="status" style={children === null ? { position: 'absolute' } : undefined}>
    {children !== null && (
      <Alert variant="light" icon={<IconInfoCircle aria-hidden />} withCloseButton closeButtonLabel="Close this message" onClose={onClose}>
        {children}
      </Alert>
    )}
  </div>
);
