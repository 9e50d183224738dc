import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { t } from '../../words/t.ts';

/**
 * Asks before the user leaves a screen while `when` is true: with a dialog inside the app, with the browser's own prompt on reload and
 * close. One per screen.
 */
export const UnsavedGuard = ({ when }: { when: boolean }) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    // Above the dialog that has the unsaved input.
    <Modal opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={t('Leave without saving?')} zIndex={300}>
      <Text size="sm">{t('What you changed here has not been saved.')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          {t('Stay here')}
        </Button>
        <Button color="red.9" onClick={() => blocker.proceed?.()}>
          {t('Leave')}
        </Button>
      </Group>
    </Modal>
  );
};
