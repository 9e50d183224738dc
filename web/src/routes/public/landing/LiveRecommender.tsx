import { demos } from '@parley/contract/demos';
import { type Bootstrap, bootstrap as call } from '@parley/contract/visitor';
import { useEffect, useState } from 'react';
import { DraftPreview } from '../../../features/generation/DraftPreview.tsx';
import { send } from '../../../lib/api.ts';
import { useColorMode } from '../../../lib/colorMode.ts';

const { userId, popupId } = demos.coffee;

/** The sample shop at night, as in ShopStage.module.css. */
const darkShop = '#1c1815';

/** The recommender of the sample shop, live (specification section 9). Nothing is shown where it cannot be fetched. */
export default function LiveRecommender({ plays }: { plays: boolean }) {
  const { mode } = useColorMode();
  const [bootstrap, setBootstrap] = useState<Bootstrap | null>(null);
  useEffect(() => {
    let wanted = true;
    send(call, { params: { userId: String(userId), popupId: String(popupId) } }).then(
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
