import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { errorText } from './formErrors.ts';

/** The error above a form's buttons: why it could not be sent. Renders nothing while `error` is null. */
export const FormError = ({ error }: { error: unknown }) =>
  error ? (
    <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />} role="alert">
      {errorText(error)}
    </Alert>
  ) : null;
