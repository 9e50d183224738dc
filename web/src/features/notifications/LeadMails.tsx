import { Switch } from '@mantine/core';
import type { NotificationSettings } from '@parley/contract';
import { t } from '../../words/t.ts';
import { useUpdateNotifications } from './api/updateNotifications.ts';

/** The switch for mails about new leads. */
export const LeadMails = ({ settings, address }: { settings: NotificationSettings; address: string | null }) => {
  const save = useUpdateNotifications();
  return (
    <Switch
      label={t('Email me about new leads')}
      description={
        address
          ? t(
              'An email to {address} when a visitor leaves an email address or a phone number, with what they wrote. Several within ten minutes come together.',
              { address },
            )
          : t(
              'An email when a visitor leaves an email address or a phone number, with what they wrote. Several within ten minutes come together.',
            )
      }
      checked={settings.leads}
      onChange={(event) => save.mutate({ leads: event.currentTarget.checked })}
      styles={{ description: { overflowWrap: 'anywhere' } }}
    />
  );
};
