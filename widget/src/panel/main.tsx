/** The panel's module on the shop's page: what the loader fetches when a trigger fires. */
import type { PanelModule, PanelStart, SessionRecord } from '../bridge.ts';
import { type Conversation, createConversation, definitionOf } from './conversation.ts';
import { toJson } from './json.ts';
import { mountPanel } from './mount.tsx';
import { createTransport } from './transport.ts';

export const open: PanelModule['open'] = ({ embed, bootstrap, root, past, trigger, onClosed }: PanelStart) => {
  const { popup, popupEngagementUniqueIdentifier } = bootstrap;
  const key = `parley:${embed.userId}/${embed.popupId}`;
  // What cannot be closed must not lock the page behind it.
  const mode = popup.popupOrChat === 'Popup' && !popup.alwaysDisplay ? 'modal' : 'docked';
  const engagement = past?.engagement || popupEngagementUniqueIdentifier;
  let made: Conversation | undefined;
  const transport = createTransport(embed, engagement, past?.outbox, () => made?.save());
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
  made = conversation;
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
    // Full or forbidden: the conversation then lives as long as the page.
  }
}
