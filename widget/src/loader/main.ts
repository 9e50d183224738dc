/** embed.js: fetches the placement, waits for a trigger, and only then fetches the panel (design: the widget). */
import type { Placement } from '@parley/contract';
import { addressOf, bootstrap as bootstrapPath, loaderFile, orderFile, placement as placementPath } from '@parley/contract/paths';
import type { Embed, OrderModule, PageOrder, PanelModule, ParleyGlobal, SessionRecord, Trigger } from '../bridge.ts';
import { makeLauncher } from './launcher.ts';
import { watch } from './signals.ts';
import { decide } from './triggers.ts';
import { isAllowed } from './websites.ts';

const script = (document.currentScript ??
  document.querySelector(`script[data-popup-id][src*="${loaderFile}"]`)) as HTMLScriptElement | null;
let trace: string[] = [];

/** Failures are silent on the shop's page: one debug line, never an error. */
const logFailure = (error: unknown) => console.debug('Parley', error);

/** Fetches the JSON answer of a call that has the recommender in its path. Throws the status of a failure. */
const fetchJson = async (path: typeof placementPath | typeof bootstrapPath, embed: Embed) => {
  const answer = await fetch(embed.base + addressOf(path, embed));
  if (!answer.ok) throw answer.status;
  return answer.json();
};

async function run(embed: Embed): Promise<void> {
  const { base, userId, popupId } = embed;
  const name = `${userId}/${popupId}` as const;
  const page = window as unknown as { Parley?: ParleyGlobal };
  page.Parley ??= {};
  if (page.Parley[name]) return;
  page.Parley[name] = { trace: () => trace };
  // Also where the recommender may not show: a thank-you page is seldom a place for it.
  page.Parley.order = (order: PageOrder) =>
    import(/* @vite-ignore */ base + orderFile).then((code: OrderModule) => code.open(embed, order)).catch(logFailure);
  page.Parley.orders?.map(page.Parley.order);

  const placement: Placement = await fetchJson(placementPath, embed);
  if (!`${base}/`.startsWith(`${location.origin}/`) && !isAllowed(location.origin, placement.websites)) {
    trace = ['website not allowed'];
    return;
  }
  let past: SessionRecord | null = null;
  try {
    const key = `parley:${name}`;
    past = JSON.parse(sessionStorage[key] ?? localStorage[key]);
    // Only the copy for other tabs has an end.
    if (Date.now() > (past as { until: number }).until) past = null;
  } catch {}
  const chatbot = placement.kind === 'Chatbot';
  const [root, launcher] = makeLauncher(placement);
  const watching = new AbortController();
  let panel: Promise<ReturnType<PanelModule['open']>> | undefined;
  const code = (): Promise<PanelModule> => import(/* @vite-ignore */ base + placement.panel);
  const begin = async (trigger: Trigger | null) => {
    const [bootstrap, { open }] = await Promise.all([fetchJson(bootstrapPath, embed), code()]);
    return open({
      embed,
      placement,
      root,
      bootstrap,
      past,
      trigger,
      onClosed() {
        launcher.hidden = !chatbot;
        launcher.focus();
      },
    });
  };
  const show = async (trigger: Trigger | null) => {
    watching.abort();
    launcher.ariaBusy = 'true';
    try {
      if (panel) (await panel).reopen();
      else {
        panel = begin(trigger);
        await panel;
      }
    } catch (error) {
      panel = undefined;
      logFailure(error);
    }
    // After a failure nothing is said, but it can be tried again, also where a trigger should have opened a popup.
    launcher.hidden = !!panel;
    launcher.ariaBusy = null;
  };
  launcher.onclick = () => show('launcher');
  // Fetches the code when the pointer enters the button, so that it is there by the click.
  launcher.onpointerenter = () => code().catch(logFailure);
  if (past?.open || (past && placement.always)) return show(null);
  launcher.hidden = !(chatbot ? !placement.always : past?.away);
  if (past) trace = ['closed before'];
  else
    watch(watching.signal, (seen) => {
      const { trigger, why } = decide(placement, seen);
      trace = why;
      if (trigger) show(trigger);
    });
}

const { userId, popupId } = script?.dataset ?? {};
if (userId && popupId) run({ base: (script as HTMLScriptElement).src.split(loaderFile)[0] as string, userId, popupId }).catch(logFailure);
