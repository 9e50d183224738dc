/**
 * Asks for the bootstrap while an experiment runs; the loader fetches this only then. It stores nothing, and reads the shop's consent where the
 * owner wants only visitors who agreed to statistics to count.
 */
import type { Bootstrap, Placement } from '@parley/contract';
import { addressOf, bootstrap as bootstrapPath } from '@parley/contract/paths';
import type { AskModule, Embed } from '../bridge.ts';
import { agreedToStatistics } from './consent.ts';

/** Gives the bootstrap for this visitor. Never settles for one who is to see nothing, so that the loader waits in silence. @throws the status of another answer */
async function fetchBootstrap(embed: Embed, consent: boolean): Promise<Bootstrap> {
  const engagement = engagementOf(embed);
  const query = new URLSearchParams({
    ...(consent && agreedToStatistics(window as never) && { consent: '1' }),
    ...(engagement && { engagement }),
  });
  const answer = await fetch(`${embed.base}${addressOf(bootstrapPath, embed)}?${query}`);
  if (!answer.ok) throw answer.status;
  return answer.status === 204 ? new Promise(() => {}) : answer.json();
}

/** The identifier of a conversation that goes on, from the record that the panel keeps once the visitor has acted (loader/main.ts reads the same). */
function engagementOf({ userId, popupId }: Embed): string | null {
  try {
    const key = `parley:${userId}/${popupId}`;
    const { engagement, until = Number.POSITIVE_INFINITY } = JSON.parse(sessionStorage[key] ?? localStorage[key]);
    return Date.now() > until ? null : engagement;
  } catch {
    return null;
  }
}

/** The placement as the recommender of the visitor's group has it; triggers and websites stay those of the one in the shop. */
const placementFor = (placement: Placement, { popup }: Bootstrap): Partial<Placement> => ({
  kind: popup.popupOrChat,
  side: popup.popupSide,
  launcher: {
    text: popup.popupChatButtonText,
    color: popup.popupLauncherColor,
    textColor: popup.popupLauncherTextColor,
    radius: popup.popupBorderRadius,
  },
  always: placement.always || popup.alwaysDisplay,
});

/** Asks the server which recommender of an experiment the visitor gets, before anything shows where a launcher would. */
export const ask: AskModule['ask'] = async (placement, embed) => {
  const load = () => fetchBootstrap(embed, placement.asksConsent ?? false);
  if (!placement.asksFirst) return load;
  const bootstrap = await load();
  Object.assign(placement, placementFor(placement, bootstrap));
  return async () => bootstrap;
};
