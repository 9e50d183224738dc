/** embed.js: fetches the placement, waits for a trigger, and only then fetches the panel (design: the widget). */
import type { Placement } from '@parley/contract';
import {
  addressOf,
  bootstrap as bootstrapPath,
  loaderFile,
  orderFile,
  placement as placementPath,
  traceFile,
} from '@parley/contract/paths';
import { traceMark } from '@parley/contract/showing';
import type { AskModule, Embed, OrderModule, PageOrder, PanelModule, ParleyGlobal, SessionRecord, Trigger } from '../bridge.ts';
import { makeLauncher, raise } from './launcher.ts';
import { watch } from './signals.ts';
import { decide } from './triggers.ts';
import { isAllowed } from './websites.ts';

const script = (document.currentScript ??
  document.querySelector(`script[data-popup-id][src*="${loaderFile}"]`)) as HTMLScriptElement | null;
let trace: string[] = [];
/** By then the button's first frame is on the screen, unless the page is busy. */
const firstFrameMs = 30;

/** Failures are silent on the shop's page: one debug line, never an error. */
const logFailure = (error: unknown) => console.debug('Parley', error);

/** Fetches the JSON answer of a call that has the recommender in its path. Throws the response of a failure. */
const fetchJson = async (path: typeof placementPath | typeof bootstrapPath, embed: Embed) => {
  const answer = await fetch(embed.base + addressOf(path, embed));
  if (!answer.ok) throw answer;
  return answer.json();
};

async function run(embed: Embed): Promise<void> {
  const { base, userId, popupId } = embed;
  // biome-ignore lint/style/useTemplate: two bytes fewer after compression, and every page view loads them
  const name = (userId + '/' + popupId) as `${string}/${string}`;
  // biome-ignore lint/suspicious/noAssignInExpressions: as above
  const parley: ParleyGlobal = ((window as unknown as { Parley?: ParleyGlobal }).Parley ??= {});
  if (parley[name]) return;
  parley[name] = { trace: () => trace };
  /** Code that is fetched on need. */
  const code = (file: string) => import(/* @vite-ignore */ base + file);
  // Also where the recommender may not show: a thank-you page is seldom a place for it.
  parley.order = (order: PageOrder) =>
    code(orderFile)
      .then(({ open }: OrderModule) => open(embed, order))
      .catch(logFailure);
  parley.orders?.map(parley.order);

  // The owner's link (src/trace), which answers where nothing shows.
  const { origin, hash } = location;
  if (hash.includes(traceMark)) code(traceFile).catch(logFailure);
  // The script of a snippet that names its recommender in its address brings the placement along, under the recommender's name.
  const placement =
    (script as unknown as Record<typeof name, Placement | undefined>)[name] ?? ((await fetchJson(placementPath, embed)) as Placement);
  if (!`${base}/`.startsWith(`${origin}/`) && !isAllowed(origin, placement.websites)) {
    trace = ['websites'];
    return;
  }
  // While an experiment runs, code of its own asks. It never answers where nothing may show.
  const load = placement.ask ? await ((await code(placement.ask)) as AskModule).ask(placement, embed) : fetchJson;
  const chatbot = placement.kind === 'Chatbot';
  const [root, launcher] = makeLauncher(placement);
  launcher.hidden = placement.always || !chatbot;
  const watching = new AbortController();
  let past: SessionRecord | null = null;
  // The button's frame comes first. The browser may take longer to open its storage than to draw the button.
  const drawn = new Promise((resolve) => setTimeout(resolve, firstFrameMs)).then(() => {
    raise(root);
    try {
      const key = `parley:${name}`;
      past = JSON.parse(sessionStorage[key] ?? localStorage[key]);
      // Only the copy for other tabs has an end.
      if (Date.now() > (past as SessionRecord & { until: number }).until) past = null;
    } catch {}
  });
  let panel: Promise<ReturnType<PanelModule['open']> | undefined> | undefined;
  /** Fetches the panel's parts and draws it; undefined after a failure. */
  const prepare = () =>
    (panel ??= Promise.all([load(bootstrapPath, embed), code(placement.panel), drawn])
      .then(([bootstrap, { open }]) =>
        (open as PanelModule['open'])({
          embed,
          placement,
          root,
          bootstrap,
          past,
          onClosed() {
            launcher.hidden = !chatbot;
            launcher.focus();
          },
        }),
      )
      .catch((error): undefined => {
        panel = undefined;
        logFailure(error);
      }));
  const show = async (trigger: Trigger | null) => {
    watching.abort();
    launcher.ariaBusy = 'true';
    const open = await prepare();
    open?.(trigger);
    // After a failure nothing is said, but it can be tried again, also where a trigger should have opened a popup.
    launcher.hidden = !!open;
    launcher.ariaBusy = null;
  };
  launcher.onclick = () => show('launcher');
  // Draws everything when the pointer enters the button, so that the click only has to show it; in an experiment that would count.
  launcher.onpointerenter = () => placement.ask || prepare();
  await drawn;
  // Pressed meanwhile.
  if (watching.signal.aborted) return;
  if (past && ((past as SessionRecord).open || placement.always)) return show(null);
  if ((past as SessionRecord | null)?.away) launcher.hidden = false;
  if (past) trace = ['closed'];
  else
    watch(watching.signal, (seen) => {
      const { trigger, why } = decide(placement, seen);
      trace = why;
      if (trigger) show(trigger);
    });
}

const { userId, popupId } = script?.dataset ?? {};
if (userId && popupId) run({ base: (script as HTMLScriptElement).src.split(loaderFile)[0] as string, userId, popupId }).catch(logFailure);
