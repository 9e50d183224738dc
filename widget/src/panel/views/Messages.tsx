/** What was said, as a live region: screen readers announce a message once it is complete. */
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

/** Renders the history. */
export function Messages({ popup, conversation, view: { state }, ui, act, talk, target, beside }: MessagesProps) {
  const { definition, retry, followed } = conversation;
  const { history, awaiting, submissions } = state;
  const { words } = popup;
  const newest = history.findLastIndex(({ kind }) => kind === 'visitor');
  const last = submissions.at(-1);
  /** The question that is open, also while an earlier answer is changed. */
  const open = state.changing ? state.changing.questionId : state.currentQuestionId;
  let turnId = '';
  let messageBefore = '';
  let isAnswer = false;
  return history.map((entry, index) => {
    const next = history[index + 1];
    if (entry.kind === 'question')
      // The current question is shown with its answers.
      return (
        !beside &&
        entry.questionId !== state.currentQuestionId && (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked several times, and its place says which time
          <Words key={`q${index}`} at={index} from="asked" text={entry.text} />
        )
      );
    if (entry.kind === 'visitor') {
      const { requestId, text } = entry;
      turnId = requestId;
      messageBefore = text;
      isAnswer = submissions.some((submission) => submission.requestId === requestId);
      const reply = next && 'requestId' in next && next.kind !== 'visitor' ? next : null;
      const silent = awaiting.includes(turnId) && (!reply || isAnswer);
      return [
        !(beside && isAnswer) && (
          <Words key={turnId} at={index} from="me" who={words.you} text={text}>
            <ChangeButton popup={popup} definition={definition} state={state} requestId={requestId} act={act} />
          </Words>
        ),
        silent && (
          <div key={`${turnId}-typing`} className="typing" data-at={index + 1} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        ),
        // After the last question a product comes, unless another question may be better. Its place is kept, so that little moves.
        silent && isAnswer && !open && !definition.asksOn && (
          <div key={`${turnId}-place`} className="card hero" aria-hidden="true">
            <div className="picture" />
          </div>
        ),
      ];
    }
    if (entry.kind === 'failure')
      return (
        <div key={`${turnId}-failed`} className="bot failed">
          {entry.text ? words.offline : words.failed}
          <button
            type="button"
            className="suggestion"
            onClick={() => {
              ui.focus = '.log';
              retry(entry.requestId);
            }}
          >
            {words.retry}
          </button>
        </div>
      );
    const { products: found = [], person, streaming } = entry.kind === 'reply' ? entry : {};
    // A reply to an answer is shown once it is complete: what it says depends on the question or the products that come with it.
    if (isAnswer && streaming) return null;
    /** The end of the questions. Before it, the next question matters, not the products that fit so far. */
    const isEnd = isAnswer && open === null && turnId === last?.requestId;
    const products = isAnswer && !isEnd && !isNewestResult(entry, state) ? [] : found;
    // What was said about an earlier answer has done its work, unless it brought something.
    if (isAnswer && index < newest && !products.length && !person) return null;
    /** One product and its alternatives, not a list. */
    const large = isEnd || products.length === 1;
    const text = isAnswer && !isEnd && entry.kind === 'reply' ? withoutEcho(entry.text, messageBefore) : entry.text;
    return (
      // A turn may be followed by several messages.
      <div
        key={entry.kind === 'message' ? index : `${turnId}-reply`}
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
  });
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
