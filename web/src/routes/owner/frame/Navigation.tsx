import { Badge, VisuallyHidden } from '@mantine/core';
import { IconLogout, type TablerIcon } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useOpenHandovers } from '../../../features/handover/useOpenHandovers.ts';
import { formatNumber } from '../../../lib/formats/format.ts';
import { plural, t } from '../../../words/t.ts';
import { isUnder, screens } from '../screens.ts';
import classes from './Navigation.module.css';

interface EntryProps {
  to: string;
  label: string;
  icon: TablerIcon;
  active?: boolean;
  /** How many things wait there. */
  waiting?: number | undefined;
}

const Entry = ({ to, label, icon: Icon, active = false, waiting = 0 }: EntryProps) => (
  // On the way to a click: all of its code at once, instead of file after file.
  <Link to={to} prefetch="intent" className={classes.link} aria-current={active ? 'page' : undefined}>
    <Icon size={20} stroke={1.7} aria-hidden />
    {label}
    {waiting > 0 && (
      <Badge size="sm" className={classes.waiting}>
        <span aria-hidden>{formatNumber(waiting)}</span>
        <VisuallyHidden> {plural(waiting, '1 waits for an answer', '{n} wait for an answer')}</VisuallyHidden>
      </Badge>
    )}
  </Link>
);

/** The navigation: all screens and the log-out. */
export const Navigation = () => {
  const path = useLocation().pathname;
  const open = useOpenHandovers().data;
  return (
    <>
      <nav aria-label={t('Owner area')} className={classes.screens}>
        {screens.map((screen) => (
          <Entry
            key={screen.to}
            to={screen.to}
            label={t(screen.label)}
            icon={screen.icon}
            active={isUnder(screen, path)}
            waiting={screen.to === '/Messages' ? open : undefined}
          />
        ))}
      </nav>
      <Entry to="/Logout" label={t('Logout')} icon={IconLogout} />
    </>
  );
};
