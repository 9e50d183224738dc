import { Button, Group, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import type { NotificationData } from '@mantine/notifications';
import type { TellFailure } from '../../lib/calls/queryClient.ts';
import { ofServer, t } from '../../words/t.ts';
import { withOverlays } from './overlayQueue.ts';

const show = (notification: NotificationData) =>
  withOverlays(({ notifications }) => notifications.show({ withBorder: true, ...notification }));
const hide = (id: string) => withOverlays(({ notifications }) => notifications.hide(id));

/** Notifies that something was done. */
export const notifyDone = (message: string): void => show({ message, color: 'green', autoClose: 4000 });

/**
 * Notifies that something was done, with an undo. The notification replaces the last one about the same `subject`, so that several changes
 * of one thing do not cover a small screen.
 */
export const notifyUndo = (message: string, undo: () => void, subject: string = randomId()): void => {
  const id = `undo-${subject}`;
  const takeBack = () => {
    hide(id);
    undo();
  };
  hide(id);
  show({
    id,
    autoClose: 10_000,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        <Button size="compact-sm" variant="light" onClick={takeBack} flex="none">
          {t('Undo')}
        </Button>
      </Group>
    ),
  });
};

/** Notifies that something failed for which a retry would not help. */
export const notifyProblem = (message: string): void => show({ message, color: 'red', autoClose: 12_000 });

/** Notifies that a call failed, with a retry. The same failure is shown once. */
export const notifyFailure: TellFailure = ({ id, message, retry }) => {
  const again = () => {
    hide(id);
    retry();
  };
  show({
    id,
    color: 'red',
    autoClose: 12_000,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm">{ofServer(message)}</Text>
        <Button size="compact-sm" variant="light" color="red" onClick={again} flex="none">
          {t('Try again')}
        </Button>
      </Group>
    ),
  });
};
