import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import classes from './FormFooter.module.css';

interface FormFooterProps {
  /** Why the form could not be sent: said where it is seen however far the form is scrolled. */
  error: unknown;
  children: ReactNode;
}

/** The buttons of a long form in a dialog, always in reach. The last thing in the form. */
export const FormFooter = ({ error, children }: FormFooterProps) => (
  <Stack gap="sm" className={classes.footer}>
    <FormError error={error} />
    <Group justify="flex-end">{children}</Group>
  </Stack>
);
