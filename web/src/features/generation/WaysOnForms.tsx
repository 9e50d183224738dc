import { Button } from '../../ui/site/Button.tsx';
import { TextArea, TextField } from '../../ui/site/Field.tsx';
import classes from './WaysOn.module.css';
import { hostOf, type WaysOnWords } from './words.ts';

interface ElsewhereProps {
  words: Pick<WaysOnWords, 'feed' | 'elsewhere' | 'readThis'>;
  /** The address that could not be read. */
  website: string;
  /** Asks for the address of a product feed instead of a shop's. */
  feed: boolean;
  busy: boolean;
  /** Beside another form, whose button is the filled one. */
  aside?: boolean;
  onRead: (website: string) => void;
}

/** Asks for another address of a shop that could not be read. */
export const ElsewhereForm = ({ words, website, feed, busy, aside = false, onRead }: ElsewhereProps) => (
  <form
    className={classes.elsewhere}
    aria-label={words.readThis}
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) onRead(String(new FormData(event.currentTarget).get('website')));
    }}
  >
    <TextField
      name="website"
      label={feed ? words.feed : words.elsewhere}
      inputMode="url"
      autoCapitalize="none"
      required
      defaultValue={feed ? '' : website}
      placeholder={feed ? `${hostOf(website)}/products.xml` : ''}
    />
    <Button type="submit" {...(aside ? { look: 'outline' } : { size: 'lg' })} busy={busy}>
      {words.readThis}
    </Button>
  </form>
);

interface DescribeProps {
  words: WaysOnWords['describe'];
  /** Whether it is the best way on. */
  first: boolean;
  busy: boolean;
  onDescribe: (description: string) => void;
}

/** Asks for a sentence about a shop instead of its address. */
export const DescribeForm = ({ words, first, busy, onDescribe }: DescribeProps) => (
  <form
    className={classes.way}
    aria-label={words.title}
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) onDescribe(String(new FormData(event.currentTarget).get('description')));
    }}
  >
    <h3>{words.title}</h3>
    <p>{words.text}</p>
    <TextArea name="description" label={words.label} placeholder={words.placeholder} required rows={3} maxLength={500} />
    <div className={classes.last}>
      <Button type="submit" look={first ? 'filled' : 'outline'} busy={busy}>
        {words.button}
      </Button>
    </div>
  </form>
);
