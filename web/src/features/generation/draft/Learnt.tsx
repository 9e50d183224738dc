import type { Generation } from '@parley/contract';
import { Card } from '../../../ui/site/Page.tsx';
import { counted, filled, type LearntWords } from '../words.ts';
import { Lacks } from './Lacks.tsx';
import classes from './Learnt.module.css';

interface LearntProps {
  words: LearntWords;
  language: string;
  learnt: NonNullable<Generation['learnt']>;
  questions: number;
  source: Generation['source'];
}

/** The facts that the draft found besides its questions, each with its source page. */
export const Learnt = ({ words, language, learnt, questions, source }: LearntProps) => {
  const { products, pages, facts, complete, note, quality } = learnt;
  const counts = [
    counted(questions, words.questions, language),
    ...(source === 'description' ? [] : [counted(products, words.products, language)]),
    ...(pages.length > 0 ? [counted(pages.length, words.pages, language)] : []),
  ];
  return (
    <Card>
      <section className={classes.learnt} aria-labelledby="made-from">
        <h2 id="made-from">{words.title}</h2>
        <ul className={classes.counts}>
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {source === 'description' && <p>{words.noProducts}</p>}
        {source === 'sample' && <p>{words.sampleProducts}</p>}
        {!complete && <p>{filled(words.incomplete, { note })}</p>}
        <Lacks words={words} quality={quality} />
        {facts.length > 0 && (
          <details>
            <summary>{words.facts}</summary>
            <dl className={classes.facts}>
              {facts.map(({ field, text, source: page }) => (
                <div key={`${field} ${page} ${text.length}`}>
                  <dt>{words.fields[field] ?? field}</dt>
                  <dd className={classes.text}>{text}</dd>
                  <dd>
                    <a href={page} target="_blank" rel="noreferrer nofollow">
                      {page}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </section>
    </Card>
  );
};
