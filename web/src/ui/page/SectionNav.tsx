import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './SectionNav.module.css';

interface SectionNavProps {
  /** The label for screen readers. */
  label: string;
  sections: readonly { to: string; label: string }[];
}

/** Links to the sections of a screen, each with its own address. Where they do not fit, the row scrolls to the open section. */
export const SectionNav = ({ label, sections }: SectionNavProps) => {
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const row = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new address
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.clientWidth) / 2;
  }, [path]);

  return (
    <nav ref={row} aria-label={label} className={classes.row}>
      {sections.map(({ to, label: name }) => (
        <Link key={to} to={to} className={classes.link} aria-current={path === to.toLowerCase() ? 'page' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
};
