import { IconLogout, type TablerIcon } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import classes from './Navigation.module.css';
import { screens } from './screens.ts';

const Entry = ({ to, label, icon: Icon, active = false }: { to: string; label: string; icon: TablerIcon; active?: boolean }) => (
  <Link to={to} className={classes.link} aria-current={active ? 'page' : undefined}>
    <Icon size={20} stroke={1.7} aria-hidden />
    {label}
  </Link>
);

/** The navigation: all screens and the log-out. */
export const Navigation = () => {
  const path = useLocation().pathname.toLowerCase();
  return (
    <>
      <nav aria-label="Owner area" className={classes.screens}>
        {screens.map(({ to, label, icon, under }) => (
          <Entry key={to} to={to} label={label} icon={icon} active={under.some((start) => path.startsWith(start))} />
        ))}
      </nav>
      <Entry to="/Logout" label="Logout" icon={IconLogout} />
    </>
  );
};
