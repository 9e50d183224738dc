import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { SecondStep } from '@parley/contract';
import { useState } from 'react';
import { formatDay } from '../../../lib/formats/format.ts';
import { notifyDone } from '../../../ui/overlays/notify.tsx';
import { plural, t } from '../../../words/t.ts';
import { useBeginSecondStep, useEndSecondStep, useRenewRecoveryCodes } from '../api/secondStep.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';

const fewCodes = 3;

const sayCodes = (left: number) =>
  left === 0 ? t('No recovery codes are left.') : plural(left, 'One recovery code is left.', '{n} recovery codes are left.');

/** Switches the second step of signing in on and off. */
export const SecondStepCard = ({ step }: { step: SecondStep }) => {
  const [asking, setAsking] = useState<'begin' | 'renew' | 'end' | null>(null);
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useBeginSecondStep();
  const renew = useRenewRecoveryCodes();
  const end = useEndSecondStep();
  const close = () => setAsking(null);

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (secret)
    return (
      <SetUp
        {...secret}
        onCancel={() => setSecret(null)}
        onCodes={(made) => {
          setSecret(null);
          setCodes(made);
          notifyDone(t('The second step is on.'));
        }}
      />
    );
  const mutateThen =
    <Answer,>(
      change: {
        mutate: (
          body: { password: string; code: string },
          options: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void },
        ) => void;
      },
      done: (answer: Answer) => void,
    ) =>
    (body: { password: string; code: string }, options: { onSuccess: () => void; onError: (error: Error) => void }) =>
      change.mutate(body, {
        ...options,
        onSuccess: (answer) => {
          done(answer);
          options.onSuccess();
        },
      });

  return (
    <>
      {step.since === null ? (
        <Group justify="space-between" gap="md">
          <Text>{t('The second step is off.')}</Text>
          <Button onClick={() => setAsking('begin')}>{t('Set up')}</Button>
        </Group>
      ) : (
        <Stack gap="md">
          <Group gap={8}>
            <Badge color="green" variant="light" radius="sm" tt="none">
              {t('On')}
            </Badge>
            <Text>{t('Since {day}.', { day: formatDay(step.since) })}</Text>
            <Text {...(step.codesLeft < fewCodes && { c: 'red' })}>{sayCodes(step.codesLeft)}</Text>
          </Group>
          <Group>
            <Button variant="default" onClick={() => setAsking('renew')}>
              {t('New recovery codes …')}
            </Button>
            <Button variant="light" color="red" onClick={() => setAsking('end')}>
              {t('Switch off …')}
            </Button>
          </Group>
        </Stack>
      )}
      <PasswordDialog
        title={t('Set up the second step')}
        action={t('Continue')}
        opened={asking === 'begin'}
        onClose={close}
        onDone={close}
        change={{ ...begin, mutate: mutateThen(begin, setSecret) }}
      >
        {t(
          'Confirm that it is you. You need an authenticator app on your phone or computer. Your other devices are signed out once it is on.',
        )}
      </PasswordDialog>
      <PasswordDialog
        title={t('New recovery codes?')}
        action={t('Make new codes')}
        withCode
        opened={asking === 'renew'}
        onClose={close}
        onDone={close}
        change={{ ...renew, mutate: mutateThen(renew, (answer: { codes: string[] }) => setCodes(answer.codes)) }}
      >
        {t('The codes that you have stop working.')}
      </PasswordDialog>
      <PasswordDialog
        title={t('Switch the second step off?')}
        action={t('Switch off')}
        danger
        withCode
        opened={asking === 'end'}
        onClose={close}
        onDone={close}
        change={{ ...end, mutate: mutateThen(end, () => notifyDone(t('The second step is off.'))) }}
      >
        {t('Your password alone signs you in again. Your app’s codes and your recovery codes stop working.')}
      </PasswordDialog>
    </>
  );
};
