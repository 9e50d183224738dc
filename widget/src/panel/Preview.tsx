/** The panel as a React component for the owner's area: in its own box, without storage, with links that open in a new tab. */
import type { Bootstrap } from '@parley/contract';
import { viewOf } from '@parley/flow';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Conversation, createConversation, definitionOf, type View } from './conversation/conversation.ts';
import { play } from './conversation/playing.ts';
import type { Transport } from './conversation/transport.ts';
import { type Mounted, mountPanel } from './mount.tsx';

export interface PanelPreviewProps {
  bootstrap: Bootstrap;
  transport: Transport;
  className?: string;
  /** Start with the chat view, as after 'Lets Start'. */
  begun?: boolean;
  /** In pixels; overrides the design's size, to show the panel as on another screen. */
  size?: { width: number; height: number };
  /** The colour of the page that it is shown on: a light design goes dark on a dark one. */
  behind?: string;
  /** Answers the questions by itself, to show a result. */
  plays?: boolean;
  /** Called with the current view on the first render and whenever it changes. */
  onView?(view: 'intro' | 'chat'): void;
}

/**
 * Shows the recommender as visitors see it. A new `bootstrap` renders it again and keeps the conversation as far as it still fits, so that
 * owners see every change at once; a new `transport` starts a new conversation.
 */
export function PanelPreview({ bootstrap, transport, className, begun = false, size, behind, plays = false, onView }: PanelPreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(null);
  const frame = useRef<CSSStyleSheet>(null);
  const seen = useRef<View>(null);
  const current = useRef<Conversation>(null);
  const reportView = useEffectEvent(({ state, started }: View) => onView?.(started ? 'chat' : viewOf(state)));

  useEffect(() => {
    const element = host.current as HTMLDivElement;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const panel = mountPanel(root, 'inline', () => {});
    frame.current = new CSSStyleSheet();
    // After the panel's own sheets, so that it wins over them.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, frame.current];
    mounted.current = panel;
    seen.current = null;
    // React may not unmount a root while it renders another.
    return () => queueMicrotask(() => panel.unmount());
  }, []);
  useEffect(() => {
    frame.current?.replaceSync(size ? `.p.inline.inline{width:${+size.width}px;height:${+size.height}px}` : '');
  }, [size]);
  useEffect(() => {
    const engagement = bootstrap.popupEngagementUniqueIdentifier;
    const { state = null, started = begun } = seen.current ?? {};
    const past = { open: true, away: false, engagement, started, state, outbox: null };
    const around = {
      past,
      keep() {},
      openLink: (url: string) => window.open(url, '_blank', 'noopener'),
      covers: () => false,
    };
    const conversation = createConversation(definitionOf(bootstrap), engagement, transport, around);
    conversation.show(null);
    // A record without a state is not restored, so the chat view has to be started again.
    if (started && !conversation.view().started) conversation.begin();
    current.current = conversation;
    mounted.current?.show(false);
    mounted.current?.draw(bootstrap, conversation, behind);
    reportView(conversation.view());
    return conversation.subscribe((view) => {
      seen.current = view;
      reportView(view);
    });
  }, [bootstrap, transport, begun, behind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these begin another conversation
  useEffect(() => (plays && current.current ? play(current.current) : undefined), [plays, bootstrap, transport, begun, behind]);

  return <div ref={host} className={className} />;
}
