import { useEffect } from 'react';
import { useAdvice } from '../../../features/advice/api/listAdvice.ts';
import { useExperiments } from '../../../features/experiments/api/listExperiments.ts';
import { useSetup } from '../../../features/recommenders/api/website/getSetup.ts';
import { useGuideChoice } from '../../../features/recommenders/setup/useGuideChoice.ts';
import { useLater } from '../../../ui/useLater.ts';

const load = () => import('./panels.ts');

/**
 * The panels above the list of recommenders. `ready` says that it is known which of them there are: a list that was drawn before would be pushed
 * away from under the pointer. What cannot be loaded holds nothing up.
 */
export const usePanels = (ownerId: number) => {
  const [choice, setChoice] = useGuideChoice(ownerId);
  const { code, failed, now } = useLater(load);
  useEffect(now, [now]);
  const guided = choice !== 'hidden';
  const setup = useSetup({ enabled: guided });
  const reads = [setup, useExperiments(), useAdvice()];
  return {
    ready: (code !== null || failed) && reads.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0),
    code,
    guide: guided && setup.data ? { setup: setup.data, asked: choice === 'shown', onHide: () => setChoice('hidden') } : null,
  };
};
