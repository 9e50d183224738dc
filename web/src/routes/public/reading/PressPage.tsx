import type { ReactNode } from 'react';
import { type RefusalWords, worded } from '../../../lib/calls/trouble.ts';
import type { useSending } from '../../../lib/calls/useSending.ts';
import { Button } from '../../../ui/site/Button.tsx';
import { Message } from '../../../ui/site/Message.tsx';
import { Narrow, PageTitle } from '../../../ui/site/Page.tsx';

interface Props {
  words: { title: string; intro: string; button: string; doneTitle: string; done: string };
  refusals: RefusalWords;
  sending: ReturnType<typeof useSending<string>>;
  /** Resolves to the account's username. */
  press: () => Promise<string>;
  /** Shown after success. */
  children: ReactNode;
}

/** The page of a mailed link. Requires a button press, because mail scanners open links and must not trigger the action. */
export const PressPage = ({ words, refusals, sending: { busy, answer, trouble, run }, press, children }: Props) => (
  <Narrow>
    <div role="status">
      {answer === null ? (
        <PageTitle title={words.title}>{words.intro}</PageTitle>
      ) : (
        <PageTitle title={words.doneTitle}>{words.done.replace('{username}', () => answer)}</PageTitle>
      )}
    </div>
    {trouble && <Message>{worded(trouble, refusals).message}</Message>}
    <div>
      {answer === null ? (
        <Button size="lg" busy={busy} onClick={() => void run(press)}>
          {words.button}
        </Button>
      ) : (
        children
      )}
    </div>
  </Narrow>
);
