import '@mantine/notifications/styles.layer.css';
import { ModalsProvider, modals } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { setOverlays } from './overlayQueue.ts';

/** The containers of notifications and confirmation dialogs. */
export const Overlays = () => {
  // Runs after the children's effects, so both containers listen by then.
  useEffect(() => {
    setOverlays({ modals, notifications });
    return () => setOverlays(null);
  }, []);
  return (
    <>
      <ModalsProvider>{null}</ModalsProvider>
      <Notifications position="bottom-right" />
    </>
  );
};
