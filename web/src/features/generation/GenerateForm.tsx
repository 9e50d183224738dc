import { Button } from '../../ui/site/Button.tsx';
import { FieldErrors, Note, TextField } from '../../ui/site/Field.tsx';
import { Message } from '../../ui/site/Message.tsx';
import classes from './GenerateForm.module.css';
import type { StartWords } from './words.ts';

export interface ShopInput {
  website: string;
  email: string;
}

interface GenerateFormProps {
  words: StartWords;
  /** The previous input, on a retry. */
  initial: ShopInput;
  /** Why the last attempt failed, with the field errors. */
  refusal: { message: string; fields: Readonly<Record<string, string>> } | null;
  busy: boolean;
  onSubmit: (input: ShopInput) => void;
}

/** Asks for the shop and its address; both are required, checked by the browser (specification section 5). Input stays after a failure. */
export const GenerateForm = ({ words, initial, refusal, busy, onSubmit }: GenerateFormProps) => (
  <form
    aria-label={words.label}
    className={classes.form}
    onSubmit={(event) => {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      if (!busy) onSubmit({ website: String(fields.get('website')), email: String(fields.get('email')) });
    }}
  >
    <FieldErrors value={refusal?.fields ?? {}}>
      {/* An address that arrives after the first paint takes its place; what was typed into the other field stays. */}
      <TextField
        key={initial.website}
        name="website"
        label={words.website}
        hint={words.websiteHint}
        inputMode="url"
        autoCapitalize="none"
        required
        placeholder={words.websiteExample}
        autoComplete="url"
        defaultValue={initial.website}
      />
      <TextField
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        required
        autoComplete="email"
        defaultValue={initial.email}
      />
    </FieldErrors>
    {refusal && Object.keys(refusal.fields).length === 0 && <Message>{refusal.message}</Message>}
    <div className={classes.withScript}>
      <Button type="submit" size="lg" busy={busy}>
        {words.button}
      </Button>
    </div>
    <noscript>
      <p className={classes.noScript}>{words.needsScript}</p>
    </noscript>
    <Note>{words.note}</Note>
  </form>
);
