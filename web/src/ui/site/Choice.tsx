import { type ReactNode, useContext, useId } from 'react';
import classes from './Choice.module.css';
import { FieldErrors } from './Field.tsx';

/** A dot in a colour known only at run time; an SVG, because the page's policy forbids inline styles. */
export const Swatch = ({ color }: { color: string }) => (
  <svg className={classes.swatch} viewBox="0 0 18 18" aria-hidden="true">
    <circle cx="9" cy="9" r="8.5" fill={color} />
  </svg>
);

interface Option<Value> {
  value: Value;
  label: string;
  /** Shown before the label. */
  mark?: ReactNode;
}

interface ChoiceProps<Value> {
  name: string;
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `segments` share one frame; `chips` have one each; `swatches` are marks with their labels below. */
  look?: 'chips' | 'segments' | 'swatches';
}

/** One choice of a few, all visible. */
export const ChoiceGroup = <Value extends string>({ name, label, options, value, onChange, look = 'chips' }: ChoiceProps<Value>) => (
  <fieldset className={classes.group}>
    <legend>{label}</legend>
    <div className={classes[look]}>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.mark}
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
);

/**
 * A field of a form: one choice of a few, all visible, none made beforehand. `options` are value and label. Without JavaScript the browser posts
 * it, and the server writes the error into `data-error-for`.
 */
export const ChoiceField = ({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}) => {
  const id = useId();
  const error = useContext(FieldErrors)[name];
  return (
    <fieldset className={classes.group} aria-describedby={id}>
      <legend>{label}</legend>
      <div className={classes.chips}>
        {options.map(([value, text]) => (
          <label key={value} className={classes.choice}>
            <input type="radio" name={name} value={value} />
            {text}
          </label>
        ))}
      </div>
      <p id={id} className={classes.error} data-error-for={name} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
};

/** A group of fields with a legend. */
export const FieldGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
);

/** A yes-or-no choice. */
export const CheckField = ({
  checked,
  onChange,
  mark,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  mark?: ReactNode;
  children: ReactNode;
}) => (
  <label className={classes.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {mark}
    <span>{children}</span>
  </label>
);
