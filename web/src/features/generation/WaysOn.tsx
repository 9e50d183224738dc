import type { Generation } from '@parley/contract';
import { Button } from '../../ui/site/Button.tsx';
import { FieldErrors } from '../../ui/site/Field.tsx';
import { Message } from '../../ui/site/Message.tsx';
import { Card, PageTitle } from '../../ui/site/Page.tsx';
import { firstActionOf } from './failures.ts';
import classes from './WaysOn.module.css';
import { DescribeForm, ElsewhereForm } from './WaysOnForms.tsx';
import { counted, filled, hostOf, type WaysOnWords } from './words.ts';

interface WaysOnProps {
  words: WaysOnWords;
  language: string;
  generation: Generation;
  /** The error message, in the page's language. */
  reason: string;
  busy: boolean;
  /** Why continuing failed, with the field errors. */
  refusal: { message: string; fields: Readonly<Record<string, string>> } | null;
  /** Reads an address, the same or another. */
  onRead: (website: string) => void;
  onSample: () => void;
  onDescribe: (description: string) => void;
  /** Returns to the form with its input. */
  onBack: () => void;
}

/** Why a shop could not be read, what was seen of it, what to do about it, and two ways to continue without it. */
export const WaysOn = ({ words, language, generation, reason, busy, refusal, onRead, onSample, onDescribe, onBack }: WaysOnProps) => {
  const { website, failure, pages, found } = generation;
  const code = failure?.code ?? '';
  const first = firstActionOf(code);
  const host = hostOf(website);
  return (
    <div className={classes.ways}>
      <PageTitle title={filled(words.titles[code] ?? words.titles.other ?? '', { host })}>
        <span className={classes.address}>{website}</span>
      </PageTitle>
      <Message kind="warning">
        <p>{reason}</p>
        <p>{words.hints[code] ?? words.noHarm}</p>
      </Message>
      {pages > 0 && (
        <ul className={classes.seen}>
          <li data-good>{words.answers}</li>
          <li data-good>{counted(pages, words.pages, language)}</li>
          {found === 0 && <li>{words.noProducts}</li>}
        </ul>
      )}
      <FieldErrors value={refusal?.fields ?? {}}>
        {first === 'address' || first === 'feed' ? (
          <ElsewhereForm words={words} website={website} feed={first === 'feed'} busy={busy} onRead={onRead} />
        ) : (
          <div className={classes.actions}>
            {first === 'again' && (
              <Button size="lg" busy={busy} onClick={() => onRead(website)}>
                {words.again}
              </Button>
            )}
            <Button look="outline" size="lg" onClick={onBack}>
              {words.back}
            </Button>
          </div>
        )}
        <h2>{words.otherWays}</h2>
        <div className={classes.cards}>
          <Card>
            <DescribeForm words={words.describe} first={first === 'describe'} busy={busy} onDescribe={onDescribe} />
          </Card>
          <Card>
            <div className={classes.way}>
              <h3>{words.sample.title}</h3>
              <p>{words.sample.text}</p>
              <div className={classes.last}>
                <Button look="outline" busy={busy} onClick={onSample}>
                  {words.sample.button}
                </Button>
              </div>
            </div>
          </Card>
        </div>
      </FieldErrors>
      {refusal && Object.keys(refusal.fields).length === 0 && <Message>{refusal.message}</Message>}
      {/* Said already above where there is no hint. */}
      {words.hints[code] && <p className={classes.address}>{words.noHarm}</p>}
    </div>
  );
};
