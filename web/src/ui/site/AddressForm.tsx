import { useId } from 'react';
import { useNavigate } from 'react-router';
import classes from './AddressForm.module.css';
import { Button } from './Button.tsx';

export interface AddressWords {
  label: string;
  placeholder: string;
  button: string;
  note: string;
}

/** The name of the field in the address of the demo. */
export const shopParameter = 'shop';

/** Asks for a shop's address and takes it to `action`, the demo, which asks for the rest. A plain form, so that it works at once. */
export const AddressForm = ({ words, action }: { words: AddressWords; action: string }) => {
  const id = useId();
  const navigate = useNavigate();
  return (
    <form
      action={action}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const shop = String(new FormData(event.currentTarget).get(shopParameter)).trim();
        void navigate(shop ? `${action}?${new URLSearchParams({ [shopParameter]: shop })}` : action);
      }}
    >
      <div className={classes.line}>
        <label htmlFor={id}>{words.label}</label>
        <input
          id={id}
          name={shopParameter}
          placeholder={words.placeholder}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
          maxLength={2000}
          aria-describedby={`${id}-note`}
        />
        <Button type="submit" size="lg">
          {words.button}
        </Button>
      </div>
      <p id={`${id}-note`} className={classes.note}>
        {words.note}
      </p>
    </form>
  );
};
