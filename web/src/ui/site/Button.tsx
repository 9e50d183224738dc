import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './Button.module.css';

interface Look {
  look?: 'filled' | 'outline' | 'white';
  size?: 'md' | 'lg';
}

const classOf = ({ look = 'filled', size = 'md' }: Look) => `${classes.button} ${classes[look]} ${classes[size]}`;

/** A link that looks like a button. */
export const ButtonLink = ({ look, size, ...link }: Look & ComponentProps<typeof Link>) => (
  <Link prefetch="intent" {...link} className={classOf({ ...(look && { look }), ...(size && { size }) })} />
);

/** A button that shows when it is busy and cannot be pressed again meanwhile. */
export const Button = ({
  look,
  size,
  busy = false,
  children,
  ...button
}: Look & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean; children: ReactNode }) => (
  <button
    type="button"
    {...button}
    className={classOf({ ...(look && { look }), ...(size && { size }) })}
    aria-busy={busy}
    disabled={busy || button.disabled}
  >
    {children}
    {busy && <span className={classes.busy} aria-hidden />}
  </button>
);
