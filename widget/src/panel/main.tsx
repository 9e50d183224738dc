/** The panel's entry point on the shop's page. The loader fetches it when a trigger fires. */
import { deviceOf } from '@parley/contract/showing';
import type { PanelModule, PanelStart, SessionRecord } from '../bridge.ts';
import { type Conversation, createConversation, definitionOf } from './conversation/conversation.ts';
import { toJson } from './conversation/json.ts';
import { createTransport } from './conversation/transport.ts';
import { baseSheet, mountPanel } from './mount.tsx';

baseSheet();

/** In milliseconds. */
const day = 864e5;
/** For how many days it stays closed in new tabs; 0 where the choice of the session is that of the tab. */
const closedDays: Partial<Record<string, number>> = { session: 0, ever: 36_500 };

/** Draws the panel for the loader and returns how to show it. */
export const open: PanelModule['open'] = ({ embed, bootstrap, root, past: stored, onClosed }: PanelStart) => {
  // A dismissal outlives the conversation that it ended.
  const past = stored && Date.now() - (stored.at ?? Date.now()) < day ? stored : null;
  const { popup, popupEngagementUniqueIdentifier } = bootstrap;
  const key = `parley:${embed.userId}/${embed.popupId}`;
  // A panel that cannot be closed must not lock the page behind it.
  const mode = popup.popupOrChat === 'Popup' && !popup.alwaysDisplay ? 'modal' : 'docked';
  const engagement = past?.engagement || popupEngagementUniqueIdentifier;
  let saved: Conversation | undefined;
  const transport = createTransport(embed, engagement, past?.outbox, () => saved?.save());
  const conversation = createConversation(definitionOf(bootstrap), engagement, transport, {
    past,
    keep: (record) => keep(key, record, closedDays[popup.popupClosedFor] ?? popup.popupClosedForDays),
    openLink: (url) => window.open(url, '_top'),
    covers: () => !popup.alwaysDisplay && (mode === 'modal' || innerWidth < 600),
    page: location.origin + location.pathname,
    device: deviceOf(innerWidth),
  });
  saved = conversation;
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key && newValue) conversation.adopt(JSON.parse(newValue));
  });
  // A keyboard covers the lower part of the page without making it smaller.
  const view = visualViewport;
  const fit = () => {
    if (!view || view.scale > 1) return;
    panel.fit(`${view.height}px`, `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`);
  };
  view?.addEventListener('resize', fit);
  const panel = mountPanel(root, mode, onClosed);
  panel.draw(bootstrap, conversation);
  let seen = false;
  return (trigger) => {
    panel.show(trigger === 'launcher');
    if (seen) {
      conversation.reopen();
      // The page may look different by now.
      panel.draw(bootstrap, conversation);
      fit();
    } else {
      seen = true;
      conversation.show(trigger);
      addEventListener('pagehide', () => conversation.leave());
      addEventListener('pageshow', ({ persisted }) => persisted && conversation.comeBack());
    }
  };
};

/** Stores the record for this tab and, with its end, for the shop's other tabs: a day, or as long as it stays closed for the visitor. */
function keep(key: string, record: SessionRecord, closed: number): void {
  try {
    sessionStorage.setItem(key, toJson(record));
    const days = record.open || record.away ? 1 : closed;
    if (days) localStorage.setItem(key, toJson({ ...record, until: Date.now() + days * day }));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the conversation then ends with the page.
  }
}
