/** The props of the panel and its views. */
import type { VisitorPopup } from '@parley/contract';
import type { ReactNode } from 'react';
import type { Act, Conversation, View } from './conversation.ts';

export type Mode = 'modal' | 'docked' | 'inline';

/** State of the page that is not part of the conversation. */
export interface Ui {
  /** The selector of the element to focus after the next render, unless the focus is in the panel already; empty for none. */
  focus: string;
  /** The history is scrolled to its end and stays there. */
  atEnd: boolean;
  /** Shown in place of the intro and the chat. */
  form?: ((props: ViewProps) => ReactNode) | undefined;
}

export interface PanelProps {
  popup: VisitorPopup;
  conversation: Conversation;
  view: View;
  ui: Ui;
  mode: Mode;
  onClosed(): void;
  /** Opens the form for a message to a person. */
  talk(language: string): void;
}

/** The props of both views. */
export interface ViewProps extends Omit<PanelProps, 'mode' | 'onClosed'> {
  act(act: Act): void;
  begin(): void;
  closeButton: ReactNode;
  /** Offers a person; null unless it is always offered. */
  personButton: ReactNode;
  target: '_top' | '_blank';
}
