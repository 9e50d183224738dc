import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import classes from './FormFooter.module.css';

interface FormFooterProps {
  /** Why the form could not be sent; shown here because the footer is always visible, however far the form is scrolled. */
  error: unknown;
  children: ReactNode;
}

/** The buttons of a long form in a dialog, always in reach. Place it last in the form. */
export const FormFooter = ({ error, children }: FormFooterProps) => (
  <Stack gap="sm" className={classes.footer}>
    <FormError error={error} />
    <Group justify="flex-end">{children}</Group>
  </Stack>
);
