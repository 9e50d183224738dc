import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { type ActivityEntry, type Deed, deeds } from '@parley/contract';
import { formatMoment, formatTime } from '../../lib/formats/format.ts';
import { ofServer, t } from '../../words/t.ts';
import classes from './ActivityList.module.css';

const sayDeed = ({ deed }: ActivityEntry) => ofServer((deeds as Readonly<Record<string, string>>)[deed] ?? 'Changed something');
/** 'Firefox on Windows'. */
const deviceText = ({ device }: ActivityEntry): string => {
  const [browser = '', system] = device.split(' on ');
  return system === undefined ? ofServer(device) : t('{browser} on {system}', { browser, system });
};
const warnings = new Set(['wrongPassword', 'wrongCode', 'reusedToken'] satisfies Deed[]) as ReadonlySet<string>;
const isWarning = ({ deed }: ActivityEntry) => warnings.has(deed);

/** 'Nov 22, 2026, 8:01 PM', or with the end of what was done several times. */
function sayWhen({ at, lastAt, times }: ActivityEntry): string {
  const when = times > 1 && formatMoment(at) !== formatMoment(lastAt) ? `${formatMoment(at)} – ${formatTime(lastAt)}` : formatMoment(at);
  return times > 1 ? t('{when}, {times} times', { when, times }) : when;
}

interface ActivityListProps {
  entries: ActivityEntry[];
  /** Loads older entries; undefined when these are all. */
  onMore?: (() => void) | undefined;
  busy?: boolean;
}

/** The actions in the account, newest first. */
export const ActivityList = ({ entries, onMore, busy = false }: ActivityListProps) => {
  if (entries.length === 0)
    return (
      <Text c="dimmed">{t('Nothing yet. What is changed from now on is listed here, with the device that it was changed from.')}</Text>
    );
  return (
    <Stack gap="md">
      <ul aria-label={t('What was done with your account')} className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <Group gap={8}>
              <Text fw={600} {...(isWarning(entry) && { c: 'red' })}>
                {sayDeed(entry)}
              </Text>
              {entry.isThisDevice && (
                <Badge color="green" variant="light" radius="sm" tt="none">
                  {t('This device')}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              <span className={classes.part}>{sayWhen(entry)}</span> <span className={classes.part}>{deviceText(entry)}</span>
            </Text>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="default" onClick={onMore} loading={busy}>
          {t('Show older')}
        </Button>
      )}
    </Stack>
  );
};
