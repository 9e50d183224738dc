/** The panel's entry point on the shop's page. The loader fetches it when a trigger fires. */
import type { PanelModule, PanelStart, SessionRecord } from '../bridge.ts';
import { type Conversation, createConversation, definitionOf } from './conversation.ts';
import { toJson } from './json.ts';
import { mountPanel } from './mount.tsx';
import { createTransport } from './transport.ts';

/** Mounts the panel for the loader (loader/panel.ts) and returns its controls. */
export const open: PanelModule['open'] = ({ embed, bootstrap, root, past, trigger, onClosed }: PanelStart) => {
  const { popup, popupEngagementUniqueIdentifier } = bootstrap;
  const key = `parley:${embed.userId}/${embed.popupId}`;
  // A panel that cannot be closed must not lock the page behind it.
  const mode = popup.popupOrChat === 'Popup' && !popup.alwaysDisplay ? 'modal' : 'docked';
  const engagement = past?.engagement || popupEngagementUniqueIdentifier;
  let saved: Conversation | undefined;
  const transport = createTransport(embed, engagement, past?.outbox, () => saved?.save());
  const conversation = createConversation(
    definitionOf(bootstrap),
    engagement,
    transport,
    {
      past,
      keep: (record) => keep(key, record),
      openLink: (url) => window.open(url, '_top'),
      covers: () => !popup.alwaysDisplay && (mode === 'modal' || innerWidth < 600),
      page: location.origin + location.pathname,
      device: innerWidth < 600 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop',
    },
    trigger,
  );
  saved = conversation;
  addEventListener('pagehide', () => conversation.leave());
  addEventListener('pageshow', ({ persisted }) => persisted && conversation.comeBack());
  const panel = mountPanel(root, mode, onClosed);
  panel.show(bootstrap, conversation, trigger === 'launcher');
  return {
    reopen() {
      conversation.reopen();
      panel.show(bootstrap, conversation, true);
    },
  };
};

function keep(key: string, record: SessionRecord): void {
  try {
    sessionStorage.setItem(key, toJson(record));
  } catch {
    // Storage is full or forbidden: the conversation then ends with the page.
  }
}
