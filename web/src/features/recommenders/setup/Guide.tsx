import { lazy, Suspense, useEffect } from 'react';
import { useSetup } from '../api/getSetup.ts';
import { useGuideChoice } from './useGuideChoice.ts';

const load = () => import('./GuidePanel.tsx');
const GuidePanel = lazy(async () => ({ default: (await load()).GuidePanel }));

interface GuideProps {
  ownerId: number;
  onEmbed: (popupId: number) => void;
}

/** The set-up guide, unless the owner hid it. Its code is fetched while the state of the steps is, and is no part of the first screen (decision 016). */
export const Guide = ({ ownerId, onEmbed }: GuideProps) => {
  const [choice, setChoice] = useGuideChoice(ownerId);
  const wanted = choice !== 'hidden';
  const setup = useSetup({ enabled: wanted }).data;
  useEffect(() => {
    // A failure is reported where the panel is drawn.
    if (wanted) void load().catch(() => undefined);
  }, [wanted]);
  if (!setup || !wanted) return null;
  return (
    <Suspense>
      <GuidePanel setup={setup} asked={choice === 'shown'} onEmbed={onEmbed} onHide={() => setChoice('hidden')} />
    </Suspense>
  );
};
