import { demos } from '@parley/contract/demos';
import { addressOf, bootstrap as bootstrapPath } from '@parley/contract/paths';
import type { Bootstrap } from '@parley/contract/visitor';
import { useEffect, useState } from 'react';
import { DraftPreview } from '../../../features/generation/draft/DraftPreview.tsx';
import { useColorMode } from '../../../lib/colorMode.ts';

/** Asked for as the widget asks for it: the code that owners' calls are checked with weighs twice as much as the widget. */
const askBootstrap = async (): Promise<Bootstrap> => {
  const answer = await fetch(addressOf(bootstrapPath, demos.coffee));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as Bootstrap;
};

/** The sample shop at night, as in ShopStage.module.css. */
const darkShop = '#1c1815';

/** The recommender of the sample shop, live (specification section 9). Nothing is shown where it cannot be fetched. */
export default function LiveRecommender({ plays }: { plays: boolean }) {
  const { mode } = useColorMode();
  const [bootstrap, setBootstrap] = useState<Bootstrap | null>(null);
  useEffect(() => {
    let wanted = true;
    askBootstrap().then(
      // It stays open, so it needs no button to close it.
      (found) => wanted && setBootstrap({ ...found, popup: { ...found.popup, alwaysDisplay: true } }),
      (error: unknown) => console.warn('The demo could not be fetched', error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return bootstrap && <DraftPreview bootstrap={bootstrap} plays={plays} {...(mode === 'dark' && { behind: darkShop })} />;
}
