import type { ReactNode } from 'react';
import classes from './Message.module.css';

/** A message the user has to read. Errors have the role `alert`; put good news into a live region. */
export const Message = ({ kind = 'error', children }: { kind?: 'error' | 'warning' | 'good'; children: ReactNode }) => (
  <div {...(kind !== 'good' && { role: 'alert' })} className={`${classes.message} ${classes[kind]}`}>
    {children}
  </div>
);

/** A spinner. Give it a label where no other text tells that something is loading. */
export const Busy = ({ label }: { label?: string }) => (
  <span className={classes.busy} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
);
