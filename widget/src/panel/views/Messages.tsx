/** The messages, as a live region: screen readers announce a message once it is complete. */
import type { RecommendedProduct } from '@parley/contract';
import type { FlowDefinition, FlowState, HistoryEntry } from '@parley/flow';
import type { ReactNode } from 'react';
import { cutAtLinks } from '../links.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { PersonButton } from './PersonButton.tsx';
import { Products } from './Product.tsx';
import type { ViewProps } from './props.ts';

/** The selector of what is newest: the place to which the conversation scrolls. It is the same while a reply is awaited and when it is there. */
export function anchorOf({ questions }: FlowDefinition, { history, changing, submissions, dropped, currentQuestionId }: FlowState): string {
  // A question that is asked again, after 'Change' or from the start.
  if (changing || (history.at(-1)?.kind === 'question' && submissions.length === 0 && dropped.length > 0)) return '.question';
  const last = history.findLastIndex(({ kind }) => kind === 'visitor' || kind === 'message');
  const newest = history[last];
  const isAnswer = newest?.kind === 'visitor' && submissions.some(({ requestId }) => requestId === newest.requestId);
  const reply = `[data-at="${last + 1}"]`;
  // After the owner's last question the reply matters: a recommendation, or a follow-up question. Words may stand in the column beside.
  return isAnswer && !questions.some(({ id }) => id === currentQuestionId) ? reply : `[data-at="${last}"],${reply},.question`;
}

/** Whether an entry is the reply to the newest answer, and shows all products that are left, although a question may follow (F39). */
export const isNewestResult = (entry: HistoryEntry, { submissions }: FlowState): boolean =>
  entry.kind === 'reply' && entry.isResult === true && entry.requestId === submissions.at(-1)?.requestId;

export interface MessagesProps extends ViewProps {
  /** The answers are in a column beside the conversation. */
  beside: boolean;
}

/** The visitor's message, to which the following ones belong. */
type Turn = Pick<Extract<HistoryEntry, { kind: 'visitor' }>, 'requestId' | 'text'>;

/** Renders the history. */
export function Messages(props: MessagesProps) {
  const { state } = props.view;
  let turn: Turn = { requestId: '', text: '' };
  return state.history.map((entry, index) => {
    if (entry.kind === 'question')
      // The current question is shown with its answers.
      return (
        !props.beside &&
        entry.questionId !== state.currentQuestionId && (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked several times, and its place says which time
          <Words key={`q${index}`} at={index} from="asked" text={entry.text} />
        )
      );
    if (entry.kind === 'failure') return failure(props, entry);
    if (entry.kind !== 'visitor') return reply(props, entry, index, turn);
    turn = entry;
    return visitor(props, entry, index);
  });
}

const isAnswer = ({ submissions }: FlowState, id: string) => submissions.some(({ requestId }) => requestId === id);

/** The question that is open, also while an earlier answer is changed. */
const openQuestion = ({ changing, currentQuestionId }: FlowState) => (changing ? changing.questionId : currentQuestionId);

/** The visitor's message, and a place for the answer that is still to come. */
function visitor(
  { popup, conversation: { definition }, view: { state }, act, beside }: MessagesProps,
  { requestId, text }: Turn,
  index: number,
) {
  const answers = isAnswer(state, requestId);
  const next = state.history[index + 1];
  const replied = next && 'requestId' in next && next.kind !== 'visitor';
  const silent = state.awaiting.includes(requestId) && (!replied || answers);
  return [
    !(beside && answers) && (
      <Words key={requestId} at={index} from="me" who={popup.words.you} text={text}>
        <ChangeButton popup={popup} definition={definition} state={state} requestId={requestId} act={act} />
      </Words>
    ),
    silent && (
      <div key={`${requestId}-typing`} className="typing" data-at={index + 1} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    ),
    // After the last question a product comes, unless another question may be better. Its place is kept, so that little moves.
    silent && answers && !openQuestion(state) && !definition.asksOn && (
      <div key={`${requestId}-place`} className="card hero" aria-hidden="true">
        <div className="picture" />
      </div>
    ),
  ];
}

function failure({ popup: { words }, conversation, ui }: MessagesProps, { text, requestId }: Extract<HistoryEntry, { kind: 'failure' }>) {
  return (
    <div key={`${requestId}-failed`} className="bot failed">
      {text ? words.offline : words.failed}
      <button
        type="button"
        className="suggestion"
        onClick={() => {
          ui.focus = '.log';
          conversation.retry(requestId);
        }}
      >
        {words.retry}
      </button>
    </div>
  );
}

/** A message to the visitor. */
function reply(
  { popup: { words }, conversation: { followed }, view: { state }, ui, talk, target }: MessagesProps,
  entry: Extract<HistoryEntry, { kind: 'reply' | 'message' }>,
  index: number,
  turn: Turn,
) {
  const { history, submissions } = state;
  const toAnswer = isAnswer(state, turn.requestId);
  const { products: found = [], person, streaming } = entry.kind === 'reply' ? entry : {};
  // A reply to an answer is shown once it is complete: what it says depends on the question or the products that come with it.
  if (toAnswer && streaming) return null;
  /** The end of the questions. Before it, the next question matters, not the products that fit so far. */
  const isEnd = toAnswer && openQuestion(state) === null && turn.requestId === submissions.at(-1)?.requestId;
  const products = toAnswer && !isEnd && !isNewestResult(entry, state) ? [] : found;
  // The reply to an earlier answer is no longer needed, unless it brought products.
  if (toAnswer && index < history.findLastIndex(({ kind }) => kind === 'visitor') && !products.length && !person) return null;
  /** A single product with its alternatives, which is not shown as a list. */
  const large = isEnd || products.length === 1;
  const text = toAnswer && !isEnd && entry.kind === 'reply' ? withoutEcho(entry.text, turn.text) : entry.text;
  return (
    // A turn may be followed by several messages.
    <div
      key={entry.kind === 'message' ? index : `${turn.requestId}-reply`}
      className={large && products.length > 0 ? 'turn result' : 'turn'}
      data-at={index}
      aria-busy={streaming}
    >
      <Words from="bot" who={words.assistant} text={withoutList(text, products, streaming)} />
      {products.length > 0 && (
        <Products products={products} size={large ? 'hero' : 'row'} words={words} target={target} followed={followed} ui={ui} />
      )}
      {person && <PersonButton offer={person} talk={talk} />}
    </div>
  );
}

/** The text without the sentences that repeat the answer or only announce the question, both of which stand beside it; one sentence stays. */
function withoutEcho(text: string, answer: string): string {
  const sentences = text.split(/(?<=[.!?。！？])\s*/);
  const others = sentences.filter((sentence) => !sentence.includes(answer) && !/[:：]\s*$/.test(sentence));
  return sentences.length > 1 ? others.join(' ') : text;
}

/**
 * The text without the lines that list the products which are shown as cards, and without what announced such a list, except the first line.
 * A list that is still streaming is left out until it is known what it lists.
 */
function withoutList(text: string, products: readonly RecommendedProduct[], streaming: boolean | undefined): string {
  const lists = (line: string) => line.startsWith('•') && (streaming || products.some(({ productTitle }) => line.includes(productTitle)));
  if (!text.split('\n').some(lists)) return text;
  return text
    .split('\n')
    .filter((line, index) => line && !lists(line) && (index === 0 || !/[:：]\s*$/.test(line)))
    .join('\n');
}

interface WordsProps {
  from: string;
  text: string;
  /** Who speaks, for screen readers. */
  who?: string;
  at?: number;
  children?: ReactNode;
}

/** Plain text; web addresses in it become links. */
function Words({ from, text, who, at, children }: WordsProps) {
  return (
    text && (
      <p className={from} dir="auto" data-at={at}>
        {who && <span className="who">{who}: </span>}
        <span>
          {cutAtLinks(text).map((piece, index) =>
            index % 2 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which only grows
              <a key={index} href={piece} target="_blank" rel="noopener noreferrer">
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </span>
        {children}
      </p>
    )
  );
}
