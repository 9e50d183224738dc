/** The types shared by the loader and the panel. Only types: the two are fetched separately and never import each other's code. */
import type { Bootstrap, Placement, VisitorEvent } from '@parley/contract';

/** Why a panel opens. */
export type Trigger = NonNullable<VisitorEvent['trigger']>;

/** Which recommender a snippet embeds. `base` is the server's address, without a trailing slash. */
export interface Embed {
  base: string;
  userId: string;
  popupId: string;
}

/** What the loader passes to the panel. */
export interface PanelStart {
  embed: Embed;
  placement: Placement;
  root: ShadowRoot;
  /** The answer of the bootstrap call, fetched in parallel with the panel's code. */
  bootstrap: Bootstrap;
  /** The record in sessionStorage when the page loaded. */
  past: SessionRecord | null;
  /** Called when the panel was closed; the loader then shows the launcher again, if there is one. */
  onClosed(): void;
}

/** What the module exports that asks for the bootstrap while an experiment runs. */
export interface AskModule {
  /**
   * Resolves to how to get the bootstrap once it is needed; never, when nothing may show on this page. Changes the placement to that of the
   * visitor's group where it asks before anything shows.
   */
  ask(placement: Placement, embed: Embed): Promise<() => Promise<Bootstrap>>;
}

/** What the panel's module exports. */
export interface PanelModule {
  /**
   * Draws the panel without showing it, and returns how to show it: at first, and again after it was closed. The trigger is null when a
   * conversation continues that was open on the page before. Nothing is reported or stored until then.
   */
  open(start: PanelStart): (trigger: Trigger | null) => void;
}

/**
 * The record in sessionStorage, stored only after the visitor acted, with a copy in localStorage for the shop's other tabs. The loader reads
 * `open`, `away` and `until`; the panel reads the rest.
 */
export interface SessionRecord {
  /** Whether the panel was open when the page was left; false after the visitor closed it. */
  open: boolean;
  /** The visitor followed a link from a panel that covers the page: the next page shows a launcher to bring it back. */
  away: boolean;
  /** In the copy: when it ends, in milliseconds. */
  until?: number;
  /** When it was stored, in milliseconds. */
  at?: number;
  engagement: string;
  /** The visitor opened the chat view before sending anything. */
  started: boolean;
  /** The half-typed message. */
  typed?: string;
  /** The flow engine's state; its `restore` reads it back. */
  state: unknown;
  /** Writes that the server has not acknowledged yet. */
  outbox: unknown;
  /** A message to a person that may still be answered; src/person reads it back. */
  person?: unknown;
}

/** An order as a thank-you page reports it. */
export interface PageOrder {
  id: string | number;
  /** With taxes and shipping, in units of the currency: 59.9 or '59.90'. */
  total: number | string;
  currency: string;
  items?: unknown[];
}

/** What the code behind `Parley.order` exports. */
export interface OrderModule {
  /** Reports an order. Named like the panel's export, because a name that the loader has already costs it no bytes. */
  open(embed: Embed, order: PageOrder): Promise<void>;
}

/** The only global that Parley adds to the page, with one entry for each recommender, named `{userId}/{popupId}`. */
export interface ParleyGlobal {
  /** Reports an order. Before the loader runs, the page's own snippet collects them in `orders`. */
  order?(order: PageOrder): unknown;
  orders?: PageOrder[];
  [recommender: `${string}/${string}`]: { trace(): string[] } | undefined;
}
