import { Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndSession } from '../../features/accounts/api/endSession.ts';
import { useAccount } from '../../features/accounts/api/getAccount.ts';
import { type Device, useDevices } from '../../features/accounts/api/listSessions.ts';
import { DeviceList } from '../../features/accounts/DeviceList.tsx';
import { PasswordForm } from '../../features/accounts/PasswordForm.tsx';
import { ProfileForm } from '../../features/accounts/ProfileForm.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { CardsSkeleton, FormSkeleton } from '../../ui/skeletons.tsx';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';

export const meta = pageMeta('Settings');

const Section = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <Paper component="section" withBorder p={{ base: 'md', xs: 'xl' }} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        {title}
      </Title>
      <Text c="dimmed" size="sm" mt={4} mb="lg">
        {about}
      </Text>
      {children}
    </Paper>
  );
};

const Devices = () => {
  const devices = useDevices();
  const end = useEndSession();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const signOut = ({ id, isThis }: Device) => {
    if (isThis) return void navigate('/Logout');
    // Its button is gone, and with it the place of the keyboard.
    end.mutate(id, { onSettled: () => list.current?.focus() });
  };
  return (
    <QueryView query={devices} loading={<CardsSkeleton cards={2} height={64} />}>
      {(known) => <DeviceList devices={known} onSignOut={signOut} ref={list} />}
    </QueryView>
  );
};

export default function Settings() {
  const account = useAccount();
  const [profileDirty, setProfileDirty] = useState(false);
  const [passwordDirty, setPasswordDirty] = useState(false);
  return (
    <>
      <PageHeader title="Settings" description="Who you are, how you log in, and where you are signed in." />
      <Stack gap="lg" maw={820} pb={72}>
        <Section title="Profile" about="How we address you in mails.">
          <QueryView query={account} loading={<FormSkeleton fields={2} />}>
            {(saved) => <ProfileForm account={saved} onDirtyChange={setProfileDirty} />}
          </QueryView>
        </Section>
        <Section title="Password" about="A new password signs out all your other devices.">
          <QueryView query={account} loading={<FormSkeleton fields={2} />}>
            {({ username }) => <PasswordForm username={username} onDirtyChange={setPasswordDirty} />}
          </QueryView>
        </Section>
        <Section
          title="Devices"
          about="Where you are signed in. If you do not know one of them, change your password: that signs out all but this one."
        >
          <Devices />
        </Section>
      </Stack>
      <UnsavedGuard when={profileDirty || passwordDirty} />
    </>
  );
}
