/** What the owner's area uses from the widget: the same panel, rendered by React into its own shadow root. */
export type { Conversation, Surroundings } from './conversation/conversation.ts';
export { createConversation, definitionOf } from './conversation/conversation.ts';
export type { ChatTurn, RecordedAnswer, Transport } from './conversation/transport.ts';
export { createTransport } from './conversation/transport.ts';
export { type Mounted, mountPanel } from './mount.tsx';
export { Panel } from './Panel.tsx';
export { PanelPreview, type PanelPreviewProps } from './Preview.tsx';
export type { Mode, PanelProps } from './views/props.ts';
