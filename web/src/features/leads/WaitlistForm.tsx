import { contactForm as contactFormPath } from '@parley/contract/paths';
import { postFields } from '../../lib/calls/postFields.ts';
import { Button } from '../../ui/site/Button.tsx';
import { Note, TextField } from '../../ui/site/Field.tsx';
import { PostForm, type PostFormWords } from '../../ui/site/PostForm.tsx';
import classes from './WaitlistForm.module.css';

export interface WaitlistWords {
  title: string;
  label: string;
  placeholder: string;
  button: string;
  thanks: string;
  consent: string;
}

/** The footer's waitlist form: only an e-mail address. */
export const WaitlistForm = ({ words, form }: { words: WaitlistWords; form: PostFormWords }) => (
  <div className={classes.waitlist}>
    <p className={classes.title}>{words.title}</p>
    <PostForm
      action={contactFormPath}
      label={words.title}
      words={form}
      sentId="waitlist-joined"
      thanks={<p className={classes.title}>{words.thanks}</p>}
      send={(fields) => postFields(async () => (await import('@parley/contract/leads')).contactForm, fields, form.refusals)}
    >
      {({ busy }) => (
        <>
          <div className={classes.line}>
            <TextField name="email" type="email" label={words.label} placeholder={words.placeholder} autoComplete="email" required />
            <Button type="submit" look="outline" busy={busy}>
              {words.button}
            </Button>
          </div>
          <Note>{words.consent}</Note>
        </>
      )}
    </PostForm>
  </div>
);
