/** The props of the panel and its views. */
import type { RecommendedProduct, VisitorPopup } from '@parley/contract';
import type { ReactNode } from 'react';
import type { Act, Conversation, View } from '../conversation/conversation.ts';

export type Mode = 'modal' | 'docked' | 'inline';

/** The input of the code for carts (src/cart) for each product that is shown. */
export interface BuyProps {
  product: RecommendedProduct;
  /** The one product that is recommended, with room for a button of full width; the others are rows. */
  large: boolean;
  /** The finished link 'View', for products that cannot be put into a cart. */
  view: ReactNode;
}
export type Buy = (props: BuyProps) => ReactNode;

/** State of the page that is not part of the conversation. */
export interface Ui {
  /** It is seen; until then it is drawn ahead. */
  visible: boolean;
  /** The selector of the element to focus after the next render, unless the focus is in the panel already; empty for none. */
  focus: string;
  /** The visitor scrolled, so that nothing scrolls by itself before the visitor's next act. */
  free: boolean;
  /** The rule with the owner's look, for values that are measured: a strict policy of the page forbids style attributes. */
  look?: CSSStyleDeclaration;
  /** Where the conversation was last scrolled to by itself, in pixels. */
  top: number;
  /** Its height then, in pixels. */
  tall: number;
  /** The panel has room for a column beside the conversation. */
  wide: boolean;
  /** The shop's page is dark, and the design is not. */
  dark: boolean;
  /** Renders the panel again. */
  draw(): void;
  /** Shown in place of the conversation. */
  form?: ((props: ViewProps) => ReactNode) | undefined;
  /** Fetches the code for carts (src/cart), once: the first card of a product that a cart takes asks for it. */
  fetchCart?: (() => void) | undefined;
  /** Renders the buttons of a product in place of 'View'. */
  Buy?: Buy | undefined;
  /** A product as its chosen variant looks. */
  shown?: ((product: RecommendedProduct) => RecommendedProduct) | undefined;
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

/** The props of a view. */
export interface ViewProps extends Omit<PanelProps, 'mode' | 'onClosed'> {
  /** The conversation has not begun: the view is the specification's intro. */
  intro: boolean;
  act(act: Act): void;
  closeButton: ReactNode;
  target: '_top' | '_blank';
}
