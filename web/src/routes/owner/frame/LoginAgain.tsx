import { Button, Modal, Text } from '@mantine/core';
import { LoginAgainForm } from '../../../features/accounts/LoginAgainForm.tsx';
import { session } from '../../../lib/calls/api.ts';
import { t } from '../../../words/t.ts';

/** The login dialog over the open screen when the server ended the session, so that no input is lost. Closes by itself. */
export default function LoginAgain({ username }: { username: string }) {
  return (
    <Modal
      opened
      onClose={session.clear}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('Log in again')}
      zIndex={400}
      overlayProps={{ backgroundOpacity: 0.6, blur: 8 }}
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('Your sign-in has ended. What you typed is still here; log in, and go on where you were.')}
      </Text>
      <LoginAgainForm username={username} />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={session.clear}>
        {t('Go to the login page')}
      </Button>
    </Modal>
  );
}
