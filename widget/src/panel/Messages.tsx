/** The history as a live region: what is said is read out once it is whole. */
import type { FlowState, HistoryEntry } from '@parley/flow';
import type { ReactNode } from 'react';
import { cutAtLinks } from './links.ts';
import type { Ui } from './props.ts';
import { Cards, type CardsProps } from './Recommended.tsx';

export interface MessagesProps extends Pick<CardsProps, 'target' | 'followed'> {
  state: FlowState;
  ui: Ui;
  retry(requestId: string): void;
}

/** How near its end, in pixels, a history still follows what is said. */
const near = 80;

export function Messages({ state, ui, retry, target, followed }: MessagesProps) {
  const { history, awaiting } = state;
  const newest = history.at(-1);
  let said = '';
  // The question that waits stands with its answers, not here: a reply that comes in above it would push it down.
  const waits = newest?.kind === 'question' && newest.questionId === state.currentQuestionId;
  return (
    <div
      ref={(log) => {
        if (log && (ui.atEnd || newest?.kind === 'visitor')) log.scrollTop = log.scrollHeight;
      }}
      className="log"
      role="log"
      aria-label="Shop Recommender"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must with the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        ui.atEnd = scrollHeight - scrollTop - clientHeight < near;
      }}
    >
      {(waits ? history.slice(0, -1) : history).map((entry, index) => {
        if (entry.kind === 'visitor') {
          said = entry.requestId;
          const answer = history[index + 1];
          const silent = awaiting.includes(said) && !(answer && 'requestId' in answer && answer.kind !== 'visitor');
          return [
            <Words key={said} from="me" text={entry.text} />,
            silent && (
              <div key={`${said}-typing`} className="bot typing" aria-hidden="true">
                <i />
                <i />
                <i />
              </div>
            ),
          ];
        }
        if (entry.kind === 'failure')
          return (
            <div key={`${said}-failed`} className="bot failed">
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
          <Reply key={`${said}-${entry.kind}`} entry={entry}>
            {entry.kind === 'reply' && entry.products.length > 0 && <Cards products={entry.products} target={target} followed={followed} />}
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
function Words({ from, text }: { from: 'bot' | 'me'; text: string }) {
  return (
    <p className={from} dir="auto">
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
    </p>
  );
}
