/** The history as a live region: screen readers announce a message once it is complete. */
import type { WidgetWords } from '@parley/contract';
import { changeable, type FlowDefinition, type FlowState, type HistoryEntry } from '@parley/flow';
import type { ReactNode } from 'react';
import type { Act } from './conversation.ts';
import { cutAtLinks } from './links.ts';
import { PersonButton } from './PersonButton.tsx';
import type { Ui } from './props.ts';
import { Cards, type CardsProps } from './Recommended.tsx';

export interface MessagesProps extends Pick<CardsProps, 'target' | 'followed'> {
  definition: FlowDefinition;
  state: FlowState;
  ui: Ui;
  words: WidgetWords;
  act(act: Act): void;
  retry(requestId: string): void;
  talk(language: string): void;
}

/** The distance from its end, in pixels, within which the history scrolls along with new messages. */
const followDistance = 80;

/** Renders the history. `retry` sends a failed turn again. */
export function Messages({ definition, state, ui, words, act, retry, talk, target, followed }: MessagesProps) {
  const { history, awaiting } = state;
  const newest = history.at(-1);
  let turnId = '';
  // The current question is shown with its answers, not here: a reply inserted above it would push it down.
  const endsWithCurrent = newest?.kind === 'question' && newest.questionId === state.currentQuestionId;
  return (
    <div
      ref={(log) => {
        if (log && (ui.atEnd || newest?.kind === 'visitor')) log.scrollTop = log.scrollHeight;
      }}
      className="log"
      role="log"
      aria-label="Shop Recommender"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        ui.atEnd = scrollHeight - scrollTop - clientHeight < followDistance;
      }}
    >
      {(endsWithCurrent ? history.slice(0, -1) : history).map((entry, index) => {
        if (entry.kind === 'visitor') {
          const { requestId, text } = entry;
          turnId = requestId;
          const submission = changeable(definition, state, requestId);
          const changing = state.changing && submission?.questionId === state.currentQuestionId;
          const answer = history[index + 1];
          const silent = awaiting.includes(turnId) && !(answer && 'requestId' in answer && answer.kind !== 'visitor');
          return [
            <Words key={turnId} from="me" text={text}>
              {submission && (
                <button
                  type="button"
                  aria-label={`${changing ? words.keep : words.changeAnswer}: ${text}`}
                  onClick={({ currentTarget }) => {
                    // Lets the focus move to the question.
                    currentTarget.blur();
                    act({ type: 'changed', requestId });
                  }}
                >
                  {changing ? words.keep : words.change}
                </button>
              )}
            </Words>,
            silent && (
              <div key={`${turnId}-typing`} className="bot typing" aria-hidden="true">
                <i />
                <i />
                <i />
              </div>
            ),
          ];
        }
        if (entry.kind === 'failure')
          return (
            <div key={`${turnId}-failed`} className="bot failed">
              {entry.text}
              <button
                type="button"
                className="suggestion"
                onClick={() => {
                  ui.focus = '.log';
                  retry(entry.requestId);
                }}
              >
                Try again
              </button>
            </div>
          );
        return (
          // A turn may be followed by several messages.
          <Reply key={entry.kind === 'message' ? index : `${turnId}-${entry.kind}`} entry={entry}>
            {entry.kind === 'reply' && entry.products.length > 0 && (
              <Cards products={entry.products} target={target} followed={followed} ui={ui} />
            )}
            {entry.kind === 'reply' && entry.person && <PersonButton offer={entry.person} talk={talk} />}
          </Reply>
        );
      })}
    </div>
  );
}

interface ReplyProps {
  entry: Extract<HistoryEntry, { kind: 'message' | 'question' | 'reply' }>;
  children: ReactNode;
}

function Reply({ entry, children }: ReplyProps) {
  const streaming = entry.kind === 'reply' && entry.streaming;
  return (
    <div className="turn" aria-busy={streaming}>
      {entry.text && <Words from="bot" text={entry.text} />}
      {children}
    </div>
  );
}

/** Plain text; web addresses in it become links. */
function Words({ from, text, children }: { from: 'bot' | 'me'; text: string; children?: ReactNode }) {
  return (
    <p className={from} dir="auto">
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
  );
}
