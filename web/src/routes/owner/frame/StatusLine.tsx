import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useDegraded } from '../../../lib/calls/degraded.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { t } from '../../../words/t.ts';
import { isUnder, screens } from '../screens.ts';

// Rarely needed, so not part of the first screen.
const StatusLines = lazyPart(() => import('./StatusLines.tsx'), { quiet: true });

/** Says above every screen what does not work at present and concerns it, and disappears when it works again. */
export const StatusLine = () => {
  const path = useLocation().pathname;
  const hasFigures = screens.some((screen) => screen.counts && isUnder(screen, path));
  const parts = useDegraded().filter((part) => part !== 'counting' || hasFigures);
  return (
    // The live region must exist before its content; while empty it takes no space.
    <div role="status" aria-label={t('Service status')}>
      <Suspense>{parts.length > 0 && <StatusLines parts={parts} />}</Suspense>
    </div>
  );
};
