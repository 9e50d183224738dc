/** What the loader and the panel promise each other. Types only: the two are fetched apart and never import each other's code. */
import type { Bootstrap, Placement, VisitorEvent } from '@parley/contract';

/** Why a panel opens. */
export type Trigger = NonNullable<VisitorEvent['trigger']>;

/** Which recommender a snippet asks for. `base` is the server's address, without a slash at its end. */
export interface Embed {
  base: string;
  userId: string;
  popupId: string;
}

/** What the loader hands over when the panel is first needed. */
export interface PanelStart {
  embed: Embed;
  placement: Placement;
  root: ShadowRoot;
  /** The body of the bootstrap call, asked for while the panel's code was on its way. */
  bootstrap: Bootstrap;
  /** What stood in sessionStorage when the page began. */
  past: SessionRecord | null;
  /** Null when a conversation is taken up again that was open on the page before. */
  trigger: Trigger | null;
  /** The panel was closed: the loader shows the launcher again, where there is one. */
  onClosed(): void;
}

/** What the panel's module exports. */
export interface PanelModule {
  /** Renders the panel; gives what opens it again after it was closed. */
  open(start: PanelStart): { reopen(): void };
}

/**
 * What stands in sessionStorage under `storageKey` once the visitor has acted, and never before. The loader reads `open` and
 * `away`; the rest is the panel's.
 */
export interface SessionRecord {
  /** Whether the panel was open when the page went; false after the visitor closed it. */
  open: boolean;
  /** The visitor left it by following a link out of it, to a page that it would have covered: a launcher brings it back. */
  away: boolean;
  engagement: string;
  /** The chat view was asked for although nothing has been said yet. */
  started: boolean;
  /** The flow engine's state; read back through its `restore`. */
  state: unknown;
  /** Writes that the server has not acknowledged yet. */
  outbox: unknown;
}

/** The only name that Parley adds to the page: one entry a recommender, named `{userId}/{popupId}`. */
export type ParleyGlobal = Record<string, { trace(): string[] } | undefined>;
