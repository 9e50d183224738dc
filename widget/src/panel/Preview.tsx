/** The panel as a React component for the owner's area: a box of its own, nothing kept, links in a new tab. */
import type { Bootstrap } from '@parley/contract';
import { useEffect, useRef } from 'react';
import { createConversation, definitionOf } from './conversation.ts';
import { type Mounted, mountPanel } from './mount.tsx';
import type { Transport } from './transport.ts';

export interface PanelPreviewProps {
  bootstrap: Bootstrap;
  transport: Transport;
  className?: string;
}

/**
 * Shows the recommender as visitors see it. A new `bootstrap` redraws it and keeps what was said as far as it still fits, so that an
 * owner sees every change at once; a new `transport` begins anew.
 */
export function PanelPreview({ bootstrap, transport, className }: PanelPreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(null);
  const state = useRef<unknown>(null);

  useEffect(() => {
    const element = host.current as HTMLDivElement;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const panel = mountPanel(root, 'inline', () => {});
    mounted.current = panel;
    state.current = null;
    // React may not unmount a root while it renders another.
    return () => queueMicrotask(() => panel.unmount());
  }, []);
  useEffect(() => {
    const engagement = bootstrap.popupEngagementUniqueIdentifier;
    const past = { open: true, away: false, engagement, started: false, state: state.current, outbox: null };
    const around = {
      past,
      keep() {},
      openLink: (url: string) => window.open(url, '_blank', 'noopener'),
      covers: () => false,
    };
    const conversation = createConversation(definitionOf(bootstrap), engagement, transport, around, null);
    mounted.current?.show(bootstrap, conversation, false);
    return conversation.subscribe((view) => {
      state.current = view.state;
    });
  }, [bootstrap, transport]);

  return <div ref={host} className={className} />;
}
