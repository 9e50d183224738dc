import type { Generation } from '@parley/contract';
import { Button } from '../../../ui/site/Button.tsx';
import { Busy, Message } from '../../../ui/site/Message.tsx';
import { filled, hostOf, type ProgressWords } from '../words.ts';
import classes from './GenerationProgress.module.css';

interface GenerationProgressProps {
  words: ProgressWords;
  language: string;
  generation: Generation;
  /** Why polling fails at the moment; null while it works. */
  trouble: string | null;
  onCancel: () => void;
}

type State = 'waiting' | 'working' | 'done';

const Drawn = ({ path }: { path: string }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** The mark of what is done. */
export const Tick = () => <Drawn path="m5 12.5 4.5 4.5L19 7.5" />;

const marks = {
  waiting: <Drawn path="M12 4a8 8 0 1 0 .01 0" />,
  working: <Busy />,
  done: <Tick />,
};

const order = ['queued', 'reading', 'writing', 'ready'];

/** What has been done so far: the place in the queue, pages, products, questions. Announced when the phase changes. */
export const ProgressFacts = ({ words, language, generation }: Pick<GenerationProgressProps, 'words' | 'language' | 'generation'>) => {
  const { phase, place, pages, found, questions } = generation;
  const at = order.indexOf(phase);
  const stateOf = (own: number): State => (at > own ? 'done' : at === own ? 'working' : 'waiting');
  const rows: [string, number, State][] = [
    [words.pages, pages, stateOf(1)],
    [words.products, found, stateOf(1)],
    [words.questions, questions, stateOf(2)],
  ];
  return (
    <>
      {phase === 'queued' && (
        <p className={classes.place}>
          <Busy />
          {place === null || place <= 1 ? words.next : filled(words.inLine, { place })}
        </p>
      )}
      <dl className={classes.facts}>
        {rows.map(([label, count, state]) => (
          <div key={label} className={classes.fact}>
            <dt className={state === 'waiting' ? classes.waiting : undefined}>
              <span className={`${classes.mark} ${state === 'done' ? classes.done : ''}`}>{marks[state]}</span>
              {label}
            </dt>
            <dd className={state === 'waiting' ? classes.waiting : undefined}>{count.toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.spoken} role="status">
        {spoken(words.spoken, phase, place)}
      </p>
    </>
  );
};

/** The real progress beside the story, with a cancel button. */
export const GenerationProgress = ({ words, language, generation, trouble, onCancel }: GenerationProgressProps) => (
  <div className={classes.progress}>
    <h2>{titleOf(words, generation)}</h2>
    <ProgressFacts words={words} language={language} generation={generation} />
    {trouble && (
      <Message>
        <p>{trouble}</p>
      </Message>
    )}
    <div className={classes.foot}>
      <p>{words.goesOn}</p>
      <Button look="outline" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  </div>
);

/** What is under way: reading this shop, or making a draft of something else. */
export const titleOf = (words: ProgressWords, { source, website }: Pick<Generation, 'source' | 'website'>): string =>
  source === 'shop' ? filled(words.reading, { host: hostOf(website) }) : words.making;

/** Announced when the phase changes, not for every page that is read. */
const spoken = (words: ProgressWords['spoken'], phase: Generation['phase'], place: number | null): string => {
  if (phase === 'queued') return place !== null && place > 1 ? filled(words.inLine, { place }) : words.next;
  return phase === 'reading' ? words.reading : words.writing;
};
