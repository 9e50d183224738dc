/** What the parts of the panel are given. */
import type { VisitorPopup } from '@parley/contract';
import type { ReactNode } from 'react';
import type { Act, Conversation, View } from './conversation.ts';

export type Mode = 'modal' | 'docked' | 'inline';

/** What the page knows and the conversation does not. */
export interface Ui {
  /** What the keyboard goes to after the next drawing, unless it is somewhere in the panel then; a selector, or empty. */
  focus: string;
  /** The history is scrolled to its end and stays there. */
  atEnd: boolean;
}

export interface PanelProps {
  popup: VisitorPopup;
  conversation: Conversation;
  view: View;
  ui: Ui;
  mode: Mode;
  onClosed(): void;
}

/** What both views get. */
export interface ViewProps extends Omit<PanelProps, 'mode' | 'onClosed'> {
  act(act: Act): void;
  begin(): void;
  closeButton: ReactNode;
  target: '_top' | '_blank';
}
