import '@mantine/notifications/styles.layer.css';
import { ModalsProvider, modals } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { setOverlays } from './overlayQueue.ts';

/** Where notifications and questions show. */
export const Overlays = () => {
  // After its children's own effects: both listen by then.
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
