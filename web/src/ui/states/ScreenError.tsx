import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { t } from '../../words/t.ts';
import { ErrorState } from './ErrorState.tsx';

/** The content of a route's ErrorBoundary when a screen breaks. Another screen can still be opened. */
export const ScreenError = () => {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <ErrorState
        order={1}
        title={t('This screen ran into a problem')}
        message={t('Nothing you saved is lost. Load it again, or go on elsewhere.')}
      />
      <Group justify="center">
        <Button onClick={() => window.location.reload()}>{t('Load again')}</Button>
      </Group>
    </>
  );
};
