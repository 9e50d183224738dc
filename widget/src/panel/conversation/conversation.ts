/** One visitor's conversation: connects the flow engine, the transport and the session record. No markup here. */
import type { Bootstrap, RecommendedProduct, VisitorEvent } from '@parley/contract';
import { type FlowDefinition, type FlowEvent, type FlowState, restore, start, step } from '@parley/flow';
import type { SessionRecord, Trigger } from '../../bridge.ts';
import { newId } from './ids.ts';
import type { ChatTurn, Place, Transport } from './transport.ts';

/** A flow event as the views create it, without the time and the request id, which `act` adds. */
type Stamped<E> = E extends FlowEvent ? Omit<E, 'at' | 'requestId'> : never;
export type Act =
  | Stamped<
      Extract<FlowEvent, { type: 'answerClicked' | 'inputChanged' | 'submitted' | 'messageSent' | 'suggestionClicked' | 'restarted' }>
    >
  | Omit<Extract<FlowEvent, { type: 'changed' }>, 'at'>;

export interface View {
  state: FlowState;
  /** The visitor opened the chat view before sending anything. */
  started: boolean;
}

/** What the conversation needs from its page. The preview passes its own implementation. */
export interface Surroundings {
  /** The stored record of this conversation; null for a new one. */
  past: SessionRecord | null;
  /** Stores the conversation; called only after the visitor first acted. */
  keep(record: SessionRecord): void;
  openLink(url: string): void;
  /** Whether the panel covers the page. The next page then starts with the panel closed. */
  covers(): boolean;
  page?: string;
  device?: VisitorEvent['device'];
}

/** What the panel can do with the code for talking to a person. */
export interface Desk {
  /** Opens the form in a language, if one is given. */
  ask(language?: string): void;
}

export interface Conversation {
  definition: FlowDefinition;
  view(): View;
  subscribe(listener: (view: View) => void): () => void;
  act(act: Act): void;
  /** The 'Lets Start' button: opens the chat view before anything was sent. */
  begin(): void;
  retry(requestId: string): void;
  /** The half-typed message, which outlives closing the panel and leaving the page. */
  readonly typed: string;
  type(text: string): void;
  /** Adds words to the history that answer no turn. */
  tell(text: string): void;
  /** A message to a person that may still be answered; stored by `save`. */
  person: unknown;
  /** The code for talking to a person (src/person), once it was needed. */
  desk?: Desk;
  /** Where messages to a person go; undefined where nothing is sent. */
  place: Place | undefined;
  close(): void;
  /** The visitor sees it now. `trigger` is why; null when it was open on the page before. Called once, and then `reopen`. */
  show(trigger: Trigger | null): void;
  reopen(): void;
  /** The visitor followed a product's link. */
  followed(product: RecommendedProduct): void;
  /** The shop's cart took a product from its card. */
  addedToCart(product: RecommendedProduct): void;
  /** Called when the page is left. It may come back from the back/forward cache. */
  leave(): void;
  comeBack(): void;
  /** Takes over the record that another tab of the shop has stored for the same conversation. */
  adopt(record: SessionRecord): void;
  /** Stores the record again after the outbox changed. */
  save(): void;
}

/** The flow engine's definition of a conversation, from the bootstrap answer. */
export function definitionOf({ popup, question, allQuestions }: Bootstrap): FlowDefinition {
  return {
    firstQuestionId: question?.id ?? null,
    questions: allQuestions,
    startMessage: popup.popupChatStartMessage,
    wordForAnd: popup.popupWordForAnd,
    suggestions: popup.popupAdditionals,
    asksOn: popup.askFollowUps,
    alwaysDisplay: popup.alwaysDisplay,
  };
}

/** Starts a conversation, or continues the one in `around.past`. Nothing is reported before it is shown. */
export function createConversation(
  definition: FlowDefinition,
  engagement: string,
  transport: Transport,
  around: Surroundings,
): Conversation {
  const listeners = new Set<(view: View) => void>();
  const past = around.past && restore(definition, around.past.state);
  let view: View = { state: past ?? start(definition, Date.now()), started: (past && around.past?.started) ?? false };
  let acted = past !== null;
  let engaged = acted;
  let away = false;
  let leaving = false;
  let typed = around.past?.typed || '';

  const tell = (type: VisitorEvent['type'], more: Partial<VisitorEvent> = {}) =>
    transport.tell({ type, page: around.page, device: around.device, ...more });

  function save(): void {
    if (!acted) return;
    const { state, started } = view;
    around.keep({
      open: !state.hidden && !away,
      away,
      engagement,
      started,
      at: Date.now(),
      state,
      typed,
      outbox: transport.waiting(),
      person: conversation.person,
    });
  }
  function change(next: Partial<View>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener(view);
  }
  function apply(event: FlowEvent): void {
    const { state, effects } = step(definition, view.state, event);
    change({ state });
    for (const effect of effects) {
      if (effect.type === 'recordAnswer') transport.recordAnswer(effect);
      if (effect.type === 'sendChat') chat(effect);
      if (effect.type === 'openLink') {
        tell('clicked');
        leaveFor();
        around.openLink(effect.url);
      }
    }
    if (event.type !== 'replyStreamed') save();
  }
  function chat(turn: ChatTurn): void {
    const { requestId } = turn;
    transport
      .chat(turn, (text) => apply({ type: 'replyStreamed', requestId, text }))
      .then(
        ({ outputChatGPT: text, recommendedProducts: products, followUp, person, productsLeft }) =>
          apply({ type: 'replied', requestId, text, products, followUp, person, productsLeft, at: Date.now() }),
        // Leaving the page aborts the request. That is no failure: the next page sends the turn again.
        () => leaving || apply({ type: 'replyFailed', requestId, text: navigator.onLine ? '' : 'offline' }),
      );
  }
  /** Reports the first interaction with the widget. From then on the conversation is stored. */
  function engage(): void {
    acted = true;
    if (!engaged) tell('opened');
    engaged = true;
  }
  function leaveFor(): void {
    away = around.covers();
    save();
  }

  /** Also begins to measure how long the question takes: it may have been drawn earlier. */
  const reopened = () => change({ state: step(definition, view.state, { type: 'reopened', at: Date.now() }).state });

  const conversation: Conversation = {
    definition,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act(act) {
      engage();
      apply({ requestId: newId(), ...act, at: Date.now() } as FlowEvent);
    },
    begin() {
      engage();
      change({ started: true });
      save();
    },
    get typed() {
      return typed;
    },
    type(text) {
      acted ||= text !== '';
      typed = text;
    },
    retry: (requestId) => apply({ type: 'retried', requestId }),
    tell: (text) => apply({ type: 'told', text }),
    person: around.past?.person,
    place: transport.place,
    close() {
      acted = true;
      apply({ type: 'closed' });
      tell('closed');
    },
    show(trigger) {
      if (trigger) tell('shown', { trigger });
      if (trigger === 'launcher') engage();
      reopened();
      if (past) apply({ type: 'resumed', at: Date.now() });
    },
    reopen() {
      away = false;
      engage();
      reopened();
      save();
    },
    followed({ id }) {
      tell('clicked', { productId: id });
      leaveFor();
    },
    addedToCart({ id }) {
      engage();
      tell('addedToCart', { productId: id });
      save();
    },
    leave() {
      leaving = true;
      save();
      if (!view.state.hidden) tell('closed');
      transport.flush?.();
    },
    comeBack() {
      leaving = false;
      away = false;
      apply({ type: 'resumed', at: Date.now() });
    },
    adopt({ engagement: other, state, started }) {
      const shared = other === engagement && restore(definition, state);
      if (shared) change({ state: { ...shared, hidden: view.state.hidden }, started });
    },
    save,
  };
  return conversation;
}
