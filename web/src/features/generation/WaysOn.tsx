import type { Generation } from '@parley/contract';
import { Button } from '../../ui/site/Button.tsx';
import { FieldErrors, TextArea } from '../../ui/site/Field.tsx';
import { Message } from '../../ui/site/Message.tsx';
import { Card, PageTitle } from '../../ui/site/Page.tsx';
import classes from './WaysOn.module.css';
import type { WaysOnWords } from './words.ts';

interface WaysOnProps {
  words: WaysOnWords;
  generation: Generation;
  /** The error message, in the page's language. */
  reason: string;
  busy: boolean;
  /** Why continuing failed, with the field errors. */
  refusal: { message: string; fields: Readonly<Record<string, string>> } | null;
  onSample: () => void;
  onDescribe: (description: string) => void;
  /** Returns to the form with its input. */
  onBack: () => void;
}

/** Failures that a retry with the same address may solve. */
const passing = new Set(['busy', 'broke_off', 'slow', 'unfinished']);

/** Why a shop could not be read, and the ways to continue. */
export const WaysOn = ({ words, generation, reason, busy, refusal, onSample, onDescribe, onBack }: WaysOnProps) => (
  <div className={classes.ways}>
    <PageTitle title={words.title}>
      <span className={classes.address}>{generation.website}</span>
    </PageTitle>
    <Message kind="warning">
      <p>{reason}</p>
      <p>{words.hints[generation.failure?.code ?? ''] ?? words.noHarm}</p>
    </Message>
    <div>
      <Button look="outline" onClick={onBack}>
        {passing.has(generation.failure?.code ?? '') ? words.again : words.back}
      </Button>
    </div>
    <h2>{words.otherWays}</h2>
    <div className={classes.cards}>
      <Card>
        <form
          className={classes.way}
          aria-label={words.describe.title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onDescribe(String(new FormData(event.currentTarget).get('description')));
          }}
        >
          <h3>{words.describe.title}</h3>
          <p>{words.describe.text}</p>
          <FieldErrors value={refusal?.fields ?? {}}>
            <TextArea
              name="description"
              label={words.describe.label}
              placeholder={words.describe.placeholder}
              required
              rows={3}
              maxLength={500}
            />
          </FieldErrors>
          <div className={classes.last}>
            <Button type="submit" busy={busy}>
              {words.describe.button}
            </Button>
          </div>
        </form>
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
    {refusal && Object.keys(refusal.fields).length === 0 && <Message>{refusal.message}</Message>}
  </div>
);
