import type { ReactNode } from 'react';
import classes from './Message.module.css';

/** What has to be read before going on. Trouble is read out when it appears; what is good stands in a place that is. */
export const Message = ({ kind = 'error', children }: { kind?: 'error' | 'warning' | 'good'; children: ReactNode }) => (
  <div {...(kind !== 'good' && { role: 'alert' })} className={`${classes.message} ${classes[kind]}`}>
    {children}
  </div>
);

/** Turns while something is under way; with a label it is the only one who says so. */
export const Busy = ({ label }: { label?: string }) => (
  <span className={classes.busy} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
);
