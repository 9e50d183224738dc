/** One visitor's conversation: the flow engine, the transport and the session's record tied together. No markup here. */
import type { Bootstrap, RecommendedProduct, VisitorEvent } from '@parley/contract';
import { type FlowDefinition, type FlowEvent, type FlowState, restore, start, step } from '@parley/flow';
import type { SessionRecord, Trigger } from '../bridge.ts';
import { newId } from './ids.ts';
import type { ChatTurn, Transport } from './transport.ts';

/** What the specification says when the assistant fails (section 8). */
const failure = 'Something went wrong, try again later';

/** A flow event as the panel makes it: the time and the request id are added here. */
type Stamped<E> = E extends FlowEvent ? Omit<E, 'at' | 'requestId'> : never;
export type Act = Stamped<
  Extract<FlowEvent, { type: 'answerClicked' | 'inputChanged' | 'submitted' | 'messageSent' | 'suggestionClicked' }>
>;

export interface View {
  state: FlowState;
  /** The visitor asked for the chat view before saying anything. */
  started: boolean;
}

/** What the conversation needs of the page it is on; the preview gives its own. */
export interface Surroundings {
  /** Where the conversation was left; null for a new one. */
  past: SessionRecord | null;
  /** Keeps the conversation; called only after the visitor first acted. */
  keep(record: SessionRecord): void;
  openLink(url: string): void;
  /** True while the panel covers the page, so that a page that the visitor goes to should not begin covered. */
  covers(): boolean;
  page?: string;
  device?: VisitorEvent['device'];
}

export interface Conversation {
  definition: FlowDefinition;
  view(): View;
  subscribe(listener: (view: View) => void): () => void;
  act(act: Act): void;
  /** The 'Lets Start' button: the chat view, with nothing said yet. */
  begin(): void;
  retry(requestId: string): void;
  close(): void;
  reopen(): void;
  /** A product's link was followed. */
  followed(product: RecommendedProduct): void;
  /** The page goes; true when it may come back as it was. */
  leave(): void;
  comeBack(): void;
  /** Keeps the record up to date after the outbox changed. */
  save(): void;
}

export function definitionOf({ popup, question, allQuestions }: Bootstrap): FlowDefinition {
  return {
    firstQuestionId: question?.id ?? null,
    questions: allQuestions,
    startMessage: popup.popupChatStartMessage,
    wordForAnd: popup.popupWordForAnd,
    suggestions: popup.popupAdditionals,
    alwaysDisplay: popup.alwaysDisplay,
  };
}

/** Begins a conversation, or takes up the one that `around.past` holds. `trigger` says why it is shown; null when it was open before. */
export function createConversation(
  definition: FlowDefinition,
  engagement: string,
  transport: Transport,
  around: Surroundings,
  trigger: Trigger | null,
): Conversation {
  const listeners = new Set<(view: View) => void>();
  const past = around.past && restore(definition, around.past.state);
  let view: View = { state: past ?? start(definition, Date.now()), started: (past && around.past?.started) ?? false };
  let acted = past !== null;
  let turned = acted;
  let away = false;
  let leaving = false;

  const tell = (type: VisitorEvent['type'], more: Partial<VisitorEvent> = {}) =>
    transport.tell({ type, page: around.page, device: around.device, ...more });

  function save(): void {
    if (!acted) return;
    const { state, started } = view;
    around.keep({ open: !state.hidden && !away, away, engagement, started, state, outbox: transport.waiting() });
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
        (entry) => apply({ type: 'replied', requestId, text: entry.outputChatGPT, products: entry.recommendedProducts }),
        // A turn that the page's going cut off is no failure: the next page asks for it again.
        () => leaving || apply({ type: 'replyFailed', requestId, text: failure }),
      );
  }
  /** The visitor turned to the widget; from here on the conversation is kept. */
  function turn(): void {
    acted = true;
    if (!turned) tell('opened');
    turned = true;
  }
  function leaveFor(): void {
    away = around.covers();
    save();
  }

  if (trigger) tell('shown', { trigger });
  if (trigger === 'launcher') turn();
  if (view.state.hidden) apply({ type: 'reopened', at: Date.now() });
  if (past) apply({ type: 'resumed', at: Date.now() });
  else save();

  return {
    definition,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act(act) {
      turn();
      apply({ ...act, at: Date.now(), requestId: newId() } as FlowEvent);
    },
    begin() {
      turn();
      change({ started: true });
      save();
    },
    retry: (requestId) => apply({ type: 'retried', requestId }),
    close() {
      acted = true;
      apply({ type: 'closed' });
      tell('closed');
    },
    reopen() {
      away = false;
      turn();
      apply({ type: 'reopened', at: Date.now() });
    },
    followed({ id }) {
      tell('clicked', { productId: id });
      leaveFor();
    },
    leave() {
      leaving = true;
      if (!view.state.hidden) tell('closed');
    },
    comeBack() {
      leaving = false;
      away = false;
      apply({ type: 'resumed', at: Date.now() });
    },
    save,
  };
}
