import type { Generation } from '@parley/contract';
import { backdrops } from '@parley/contract/paths';
import { worded } from '../../../lib/calls/trouble.ts';
import { Button } from '../../../ui/site/Button.tsx';
import { FieldErrors } from '../../../ui/site/Field.tsx';
import { Busy, Message } from '../../../ui/site/Message.tsx';
import type { GenerationInput } from '../api/startGeneration.ts';
import { Lacks } from '../draft/Lacks.tsx';
import { PageBehind } from '../draft/PageBehind.tsx';
import { firstActionOf } from '../failures.ts';
import { DescribeForm, ElsewhereForm } from '../WaysOnForms.tsx';
import { type BesideWords, counted, filled, hostOf } from '../words.ts';
import { ProgressFacts, Tick, titleOf } from './GenerationProgress.tsx';
import classes from './ReadingBeside.module.css';
import type { Reading } from './useReadingAhead.ts';

interface Props {
  words: BesideWords;
  language: string;
  reading: Reading;
  /** Reads the same shop again, or something in its place; `moved` when that is its address. Null once the form was sent: the account begins with what was sent. */
  onRead: ((input: GenerationInput, moved?: boolean) => void) | null;
}

/** What is being read and found of a shop, beside the form that its owner fills in meanwhile. */
export default function ReadingBeside({ words, language, reading, onRead }: Props) {
  const { generation, trouble, website } = reading;
  const refused = trouble ?? (generation?.failure ? { ...generation.failure, status: 422, fields: {} } : null);
  if (refused) {
    const { message, fields } = worded(refused, words.refusals);
    const title = filled(words.waysOn.titles[refused.code] ?? words.waysOn.titles.other ?? '', { host: hostOf(website) });
    return <Unread words={words} website={website} code={refused.code} title={title} reason={fields.website ?? message} onRead={onRead} />;
  }
  if (!generation)
    return (
      <div className={classes.beside}>
        <h2>{titleOf(words.progress, { source: 'shop', website })}</h2>
        <Busy label={words.progress.spoken.next} />
      </div>
    );
  if (generation.draft) return <Found words={words} language={language} generation={generation} />;
  return (
    <div className={classes.beside}>
      <div className={classes.head}>
        <h2>{titleOf(words.progress, generation)}</h2>
        {generation.pages > 0 && (
          <span className={classes.answers}>
            <Tick />
            {words.answers}
          </span>
        )}
      </div>
      <ProgressFacts words={words.progress} language={language} generation={generation} />
    </div>
  );
}

/** A finished draft: the shop's own page, some of its products, and the questions. */
const Found = ({ words, language, generation }: { words: BesideWords; language: string; generation: Generation }) => {
  const { draft, learnt, source, website, id, backdrop } = generation;
  const questions = draft?.Output ?? [];
  const products = learnt?.products ?? 0;
  const examples = learnt?.examples ?? [];
  const counts = [
    ...(products > 0 ? [counted(products, words.counts.products, language)] : []),
    counted(questions.length, words.counts.questions, language),
    ...(learnt && learnt.pages.length > 0 ? [counted(learnt.pages.length, words.counts.pages, language)] : []),
  ];
  return (
    <div className={classes.beside}>
      <h2>{source === 'description' ? words.made : filled(words.found, { host: hostOf(website) })}</h2>
      <p className={classes.counts} role="status">
        {counts.join(' · ')}
      </p>
      {backdrop && (
        <div className={classes.window}>
          <PageBehind address={backdrops + id} host={hostOf(website)} />
        </div>
      )}
      {examples.length > 0 && (
        <ul className={classes.examples}>
          {examples.map(({ title, image }) => (
            <li key={image}>
              <img src={image} alt={title} width="56" height="56" referrerPolicy="no-referrer" />
            </li>
          ))}
          {products > examples.length && <li className={classes.more}>+{(products - examples.length).toLocaleString(language)}</li>}
        </ul>
      )}
      {learnt && !learnt.complete && <p>{filled(words.incomplete, { note: learnt.note })}</p>}
      {questions.length > 0 && (
        <>
          <h3>{words.questions}</h3>
          <ol className={classes.questions}>
            {questions.map(({ questionText, answerOptions }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished draft does not change, and questions may repeat
              <li key={at}>
                <b>{questionText}</b>
                <span>{answerOptions.join(' · ')}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Lacks words={words} quality={learnt?.quality ?? null} />
      <p>{learnt?.quality?.good === false ? words.readyNotGood : words.ready}</p>
    </div>
  );
};

interface UnreadProps extends Pick<Props, 'words' | 'onRead'> {
  website: string;
  code: string;
  title: string;
  reason: string;
}

/** Why the shop could not be read, what to do about it first, and that the form can be sent all the same. */
const Unread = ({ words, website, code, title, reason, onRead }: UnreadProps) => {
  const first = firstActionOf(code);
  return (
    <div className={classes.beside}>
      <h2>{title}</h2>
      <Message kind="warning">
        <p>{reason}</p>
        {words.waysOn.hints[code] && <p>{words.waysOn.hints[code]}</p>}
      </Message>
      {onRead && (
        <FieldErrors value={{}}>
          {(first === 'address' || first === 'feed') && (
            <ElsewhereForm
              words={words.waysOn}
              website={website}
              feed={first === 'feed'}
              busy={false}
              aside
              onRead={(other) => onRead({ website: other }, first === 'address')}
            />
          )}
          {first === 'again' && (
            <Button look="outline" onClick={() => onRead({ website })}>
              {words.waysOn.again}
            </Button>
          )}
          {first === 'describe' && (
            <DescribeForm
              words={words.waysOn.describe}
              first={false}
              busy={false}
              onDescribe={(description) => onRead({ website, from: 'description', description })}
            />
          )}
        </FieldErrors>
      )}
      <p>{words.goOn}</p>
    </div>
  );
};
