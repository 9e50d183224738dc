import { lazy, Suspense } from 'react';
import { useDegraded } from '../../../lib/calls/degraded.ts';
import { t } from '../../../words/t.ts';

// Rarely needed, so not part of the first screen.
const StatusLines = lazy(() => import('./StatusLines.tsx'));

/** Says above every screen what does not work at present, and disappears when it works again. */
export const StatusLine = () => {
  const parts = useDegraded();
  return (
    // The live region must exist before its content; while empty it takes no space.
    <div role="status" aria-label={t('Service status')}>
      <Suspense>{parts.length > 0 && <StatusLines parts={parts} />}</Suspense>
    </div>
  );
};
