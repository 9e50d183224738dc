/** embed.js: asks for the placement, watches for a trigger, and only then fetches the conversation (design: the widget). */
import type { Placement } from '@parley/contract';
import { addressOf, bootstrap as bootstrapPath, loaderFile, placement as placementPath } from '@parley/contract/paths';
import type { Embed, PanelModule, ParleyGlobal, SessionRecord, Trigger } from '../bridge.ts';
import { makeLauncher } from './launcher.ts';
import { watch } from './signals.ts';
import { decide } from './triggers.ts';
import { isAllowed } from './websites.ts';

const script = (document.currentScript ??
  document.querySelector(`script[data-popup-id][src*="${loaderFile}"]`)) as HTMLScriptElement | null;
let trace: string[] = [];

/** On the shop's page a failure is silent: one line for whoever looks for it, never an error. */
const quietly = (error: unknown) => console.debug('Parley', error);

/** The answer to one of the calls that name a recommender in their path. */
const ask = async (path: typeof placementPath | typeof bootstrapPath, embed: Embed) => {
  const answer = await fetch(embed.base + addressOf(path, embed));
  if (!answer.ok) throw answer.status;
  return answer.json();
};

async function run(embed: Embed): Promise<void> {
  const { base, userId, popupId } = embed;
  const name = `${userId}/${popupId}`;
  const page = window as unknown as { Parley?: ParleyGlobal };
  page.Parley ??= {};
  if (page.Parley[name]) return;
  page.Parley[name] = { trace: () => trace };

  const placement: Placement = await ask(placementPath, embed);
  if (!`${base}/`.startsWith(`${location.origin}/`) && !isAllowed(location.origin, placement.websites)) {
    trace = ['website not allowed'];
    return;
  }
  let past: SessionRecord | null = null;
  try {
    past = JSON.parse(sessionStorage.getItem(`parley:${name}`) as string);
  } catch {}
  const chatbot = placement.kind === 'Chatbot';
  const [root, launcher] = makeLauncher(placement);
  const ended = new AbortController();
  let panel: Promise<ReturnType<PanelModule['open']>> | undefined;
  const code = (): Promise<PanelModule> => import(/* @vite-ignore */ base + placement.panel);
  const begin = async (trigger: Trigger | null) => {
    const [bootstrap, { open }] = await Promise.all([ask(bootstrapPath, embed), code()]);
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
    ended.abort();
    try {
      if (panel) (await panel).reopen();
      else {
        panel = begin(trigger);
        await panel;
      }
      launcher.hidden = true;
    } catch (error) {
      panel = undefined;
      quietly(error);
    }
  };
  launcher.onclick = () => show('launcher');
  // A pointer on the button is about to click it: the code is there by then.
  launcher.onpointerenter = () => code().catch(quietly);
  if (past?.open || (past && placement.always)) return show(null);
  launcher.hidden = !(chatbot ? !placement.always : past?.away);
  if (past) trace = ['closed before'];
  else
    watch(ended.signal, (seen) => {
      const { trigger, why } = decide(placement, seen);
      trace = why;
      if (trigger) show(trigger);
    });
}

const { userId, popupId } = script?.dataset ?? {};
if (userId && popupId) run({ base: (script as HTMLScriptElement).src.split(loaderFile)[0] as string, userId, popupId }).catch(quietly);
