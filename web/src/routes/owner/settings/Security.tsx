import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndSession } from '../../../features/accounts/api/endSession.ts';
import { useAccount } from '../../../features/accounts/api/getAccount.ts';
import { type Device, useDevices } from '../../../features/accounts/api/listSessions.ts';
import { useSecondStep } from '../../../features/accounts/api/secondStep.ts';
import { DeviceList } from '../../../features/accounts/DeviceList.tsx';
import { PasswordForm } from '../../../features/accounts/PasswordForm.tsx';
import { SecondStepCard } from '../../../features/accounts/secondStep/SecondStepCard.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton, FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Security · Settings');

const Devices = () => {
  const devices = useDevices();
  const end = useEndSession();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const signOut = ({ id, isThis }: Device) => {
    if (isThis) return void navigate('/Logout');
    // The focused button is gone, so move the focus to the list.
    end.mutate(id, { onSettled: () => list.current?.focus() });
  };
  return (
    <QueryView query={devices} loading={<CardsSkeleton cards={2} height={64} />}>
      {(devices) => <DeviceList devices={devices} onSignOut={signOut} ref={list} />}
    </QueryView>
  );
};

/** Password, second step and signed-in devices. */
export default function Security() {
  const account = useAccount();
  const secondStep = useSecondStep();
  const [dirty, setDirty] = useState(false);
  return (
    <Stack gap="lg">
      <Section title={t('Password')} about={t('A new password signs out all your other devices.')}>
        <QueryView query={account} loading={<FormSkeleton fields={2} />}>
          {({ username }) => <PasswordForm username={username} onDirtyChange={setDirty} />}
        </QueryView>
      </Section>
      <Section
        title={t('Second step')}
        about={t(
          'After your password, you enter a code from an app on your phone. Somebody who learns your password cannot sign in with it alone.',
        )}
      >
        <QueryView query={secondStep} loading={<FormSkeleton fields={1} />}>
          {(step) => <SecondStepCard step={step} />}
        </QueryView>
      </Section>
      <Section
        title={t('Devices')}
        about={t(
          'Where you are signed in. If you do not recognise a device, change your password: that signs out all devices but this one.',
        )}
      >
        <Devices />
      </Section>
      <UnsavedGuard when={dirty} />
    </Stack>
  );
}
