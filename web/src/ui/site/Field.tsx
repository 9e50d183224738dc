import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react';
import classes from './Field.module.css';

/** Error messages of the surrounding form, by field name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

interface Labelled {
  name: string;
  label: string;
  hint?: string;
}

/**
 * The parts of every field: label, hint and error message. Without JavaScript the server writes the message into `data-error-for`.
 */
const Frame = ({ name, label, hint, id, children }: Labelled & { id: string; children: ReactNode }) => {
  const error = useContext(FieldErrors)[name];
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={classes.error} data-error-for={name} aria-live="polite">
        {error}
      </p>
    </div>
  );
};

const useField = ({ name, hint }: { name: string; hint?: string | undefined }) => {
  const id = useId();
  const wrong = useContext(FieldErrors)[name] !== undefined;
  const describedBy = `${hint ? `${id}-hint ` : ''}${id}-error`;
  return { id, control: { id, name, 'aria-invalid': wrong, 'aria-describedby': describedBy, className: classes.control } as const };
};

/** A line of text. */
export const TextField = ({ label, hint, ...input }: Labelled & Omit<ComponentProps<'input'>, 'id' | 'className'>) => {
  const { id, control } = useField({ name: input.name, hint });
  return (
    <Frame id={id} name={input.name} label={label} {...(hint && { hint })}>
      <input {...input} {...control} />
    </Frame>
  );
};

/** Several lines of text; grows with its content where the browser supports it. */
export const TextArea = ({ label, hint, ...area }: Labelled & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) => {
  const { id, control } = useField({ name: area.name, hint });
  return (
    <Frame id={id} name={area.name} label={label} {...(hint && { hint })}>
      <textarea rows={6} {...area} {...control} />
    </Frame>
  );
};

/** A password input with a button to show it. */
export const PasswordField = ({
  label,
  hint,
  show,
  hide,
  ...input
}: Labelled & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & { show: string; hide: string }) => {
  const { id, control } = useField({ name: input.name, hint });
  const [shown, setShown] = useState(false);
  return (
    <Frame id={id} name={input.name} label={label} {...(hint && { hint })}>
      <div className={classes.password}>
        <input {...input} {...control} type={shown ? 'text' : 'password'} />
        <button type="button" className={classes.reveal} aria-controls={id} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? hide : show}
        </button>
      </div>
    </Frame>
  );
};

/** A note below a form's fields: what happens to the data. */
export const Note = ({ children }: { children: ReactNode }) => <p className={classes.hint}>{children}</p>;
