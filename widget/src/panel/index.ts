/** What the owner's area uses from the widget: the same panel, rendered by React into its own shadow root. */
export type { Conversation, Surroundings } from './conversation.ts';
export { createConversation, definitionOf } from './conversation.ts';
export { type Mounted, mountPanel } from './mount.tsx';
export { Panel } from './Panel.tsx';
export { PanelPreview, type PanelPreviewProps } from './Preview.tsx';
export type { Mode, PanelProps } from './props.ts';
export type { ChatTurn, RecordedAnswer, Transport } from './transport.ts';
export { createTransport } from './transport.ts';
