import type { Generation } from '@parley/contract';
import { useEffect, useRef, useState } from 'react';
import { type RefusalWords, type Trouble, troubleOf, worded } from '../../lib/calls/trouble.ts';
import { Button } from '../../ui/site/Button.tsx';
import { Busy, Message } from '../../ui/site/Message.tsx';
import { Narrow, PageTitle } from '../../ui/site/Page.tsx';
import { loadCalls, watchGeneration } from './progress/watch.ts';
import { filled } from './words.ts';

export interface SettlingWords {
  title: string;
  queued: string;
  /** {pages} and {found} so far. */
  reading: string;
  /** {found} products. */
  writing: string;
  failed: string;
  goOn: string;
}

interface Props {
  /** What the owner gave at the sign-up, and the generation that was begun with it; empty without one. */
  website: string;
  df: string;
  words: SettlingWords;
  refusals: RefusalWords;
  /** Opens a page of the owner area. */
  open: (path: string) => void;
}

const lineOf = (words: SettlingWords, { phase, pages, found }: Generation): string =>
  filled(phase === 'queued' ? words.queued : phase === 'reading' ? words.reading : words.writing, { pages, found });

/**
 * Waits for the recommender that was begun at the sign-up, makes it the signed-in owner's and opens it. If it is gone, the shop is read
 * again, once. Whatever fails ends on the Dashboard, after the reason was read.
 */
export const Settling = ({ website, df, words, refusals, open }: Props) => {
  const [id, setId] = useState(df);
  const [generation, setGeneration] = useState<Generation | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const begun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows one generation to its end
  useEffect(() => {
    const begin = async () => {
      if (begun.current) return;
      begun.current = true;
      try {
        const started = await (await loadCalls()).startGeneration({ website });
        setId(started.id);
      } catch (error) {
        setTrouble(troubleOf(error));
      }
    };
    const adopt = async () => {
      try {
        const { clientId, popup_id } = await (await loadCalls()).adoptGeneration(id);
        open(`/popups/edit/${clientId}/${popup_id}?tab=publish`);
      } catch (error) {
        setTrouble(troubleOf(error));
      }
    };
    if (!id) return void begin();
    return watchGeneration(id, {
      onSeen: (seen) => {
        setGeneration(seen);
        if (seen.phase === 'ready') void adopt();
        if (seen.failure) setTrouble({ ...seen.failure, status: 422, fields: {} });
      },
      onGone: () => void begin(),
      onTrouble: () => {},
    });
  }, [id]);

  return (
    <Narrow>
      <PageTitle title={words.title}>
        {!trouble && (
          <span role="status">
            <Busy /> {generation && lineOf(words, generation)}
          </span>
        )}
      </PageTitle>
      {trouble && (
        <>
          <Message>
            <p>{words.failed}</p>
            <p>{worded(trouble, refusals).message}</p>
          </Message>
          <div>
            <Button size="lg" onClick={() => open('/Dashboard')}>
              {words.goOn}
            </Button>
          </div>
        </>
      )}
    </Narrow>
  );
};
