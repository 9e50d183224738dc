import type { Generation } from '@parley/contract';
import type { LearntWords } from '../words.ts';

interface LacksProps {
  words: Pick<LearntWords, 'notGood' | 'lacks'>;
  /** How good the catalogue is for questions; null where none was read. */
  quality: NonNullable<Generation['learnt']>['quality'];
}

/** What the catalogue lacks if the questions of a draft cannot be good; renders nothing if they can. */
export const Lacks = ({ words, quality }: LacksProps) =>
  quality && !quality.good ? (
    <>
      <p>{words.notGood}</p>
      <ul>
        {quality.lacks.map((lack) => (
          <li key={lack}>{words.lacks[lack]}</li>
        ))}
      </ul>
    </>
  ) : null;
