import { Link } from 'react-router';
import classes from './Brand.module.css';

/** The logo: two turns of a conversation. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M6 2h20a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4H15l-7 7v-7H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" fill="#6d28d9" />
    <path d="M9 10.5h14M9 15.5h8" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);

/** The logo with the name, linking to `to`. */
export const Brand = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={classes.brand} aria-label={label}>
    <BrandMark />
    <span>Parley</span>
  </Link>
);
