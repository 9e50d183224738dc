import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FormFooter.module.css';

/** The buttons of a long form in a dialog, always in reach. The last thing in the form. */
export const FormFooter = ({ children }: { children: ReactNode }) => (
  <Group justify="flex-end" className={classes.footer}>
    {children}
  </Group>
);
