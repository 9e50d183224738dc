import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { withOverlays } from './overlayQueue.ts';

interface Question {
  title: string;
  /** What will happen and what is lost. */
  message: ReactNode;
  /** The verb on the button, such as 'Delete'. */
  action: string;
  onConfirm: () => void;
}

/** Asks before something that visitors or the owner would miss. */
export const confirmDanger = ({ title, message, action, onConfirm }: Question): void =>
  withOverlays(({ modals }) =>
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{message}</Text>,
      labels: { confirm: action, cancel: t('Cancel') },
      confirmProps: { color: 'red.9' },
      onConfirm,
    }),
  );
