import { contactForm as contactFormPath } from '@parley/contract/paths';
import { postFields } from '../../lib/calls/postFields.ts';
import { Button } from '../../ui/site/Button.tsx';
import { Note, TextArea, TextField } from '../../ui/site/Field.tsx';
import { PostForm, type PostFormWords } from '../../ui/site/PostForm.tsx';

export interface ContactWords {
  label: string;
  email: string;
  message: string;
  send: string;
  thanks: string;
  consent: string;
}

/** The contact form; a thank-you replaces it after sending. */
export const ContactForm = ({ words, form }: { words: ContactWords; form: PostFormWords }) => (
  <PostForm
    action={contactFormPath}
    label={words.label}
    words={form}
    sentId="message-sent"
    thanks={<h2>{words.thanks}</h2>}
    send={(fields) => postFields(async () => (await import('@parley/contract/leads')).contactForm, fields, form.refusals)}
  >
    {({ busy }) => (
      <>
        <TextField name="email" type="email" label={words.email} autoComplete="email" required />
        <TextArea name="message" label={words.message} maxLength={5000} required />
        <Note>{words.consent}</Note>
        <div>
          <Button type="submit" busy={busy}>
            {words.send}
          </Button>
        </div>
      </>
    )}
  </PostForm>
);
