import { Badge, Button, Group, Text, ThemeIcon } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { Ref } from 'react';
import { formatMoment } from '../../lib/formats/format.ts';
import { confirmDanger } from '../../ui/overlays/confirm.tsx';
import { ofServer, t } from '../../words/t.ts';
import type { Device } from './api/listSessions.ts';
import classes from './DeviceList.module.css';

const isHandheld = ({ device }: Device) => /iPhone|iPad|Android/.test(device);
const used = ({ isThis, lastUsedAt }: Device) => (isThis ? t('In use now') : t('Last used {moment}', { moment: formatMoment(lastUsedAt) }));

interface DeviceListProps {
  devices: Device[];
  onSignOut: (device: Device) => void;
  /** The list element, which gets the focus when a device leaves it. */
  ref: Ref<HTMLUListElement>;
}

/** The owner's devices, each with a button that signs it out after a confirmation. */
export const DeviceList = ({ devices, onSignOut, ref }: DeviceListProps) => {
  const ask = (device: Device) =>
    confirmDanger({
      title: device.isThis ? t('Sign out of this device?') : t('Sign out {device}?', { device: ofServer(device.device) }),
      message: device.isThis ? t('You can log in again with your password.') : t('Whoever uses it has to log in again.'),
      action: t('Sign out'),
      onConfirm: () => onSignOut(device),
    });
  return (
    <ul ref={ref} tabIndex={-1} aria-label={t('Devices you are signed in on')} className={classes.list}>
      {devices.map((device) => {
        const Icon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
        return (
          <li key={device.id} className={classes.device}>
            <ThemeIcon variant="light" color="gray" size={40} aria-hidden>
              <Icon size={22} stroke={1.6} />
            </ThemeIcon>
            <div className={classes.words}>
              <Group gap={8}>
                <Text fw={600}>{ofServer(device.device)}</Text>
                {device.isThis && (
                  <Badge color="green" variant="light" radius="sm" tt="none">
                    {t('This device')}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                <span className={classes.when}>{used(device)}</span>{' '}
                <span className={classes.when}>{t('Signed in {moment}', { moment: formatMoment(device.createdAt) })}</span>
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              onClick={() => ask(device)}
              aria-label={
                device.isThis
                  ? t('Sign out this device, signed in {moment}', { moment: formatMoment(device.createdAt) })
                  : t('Sign out {device}, signed in {moment}', { device: ofServer(device.device), moment: formatMoment(device.createdAt) })
              }
              className={classes.button}
            >
              {t('Sign out')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
