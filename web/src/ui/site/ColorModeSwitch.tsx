import { useColorMode } from '../../lib/colorMode.ts';
import classes from './ColorModeSwitch.module.css';

const sun = 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 12h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7-.7.7m0 11.4.7.7m-12.1-.7-.7.7';
const moon = 'M12 3h.4a7.5 7.5 0 0 0 7.9 12.4A9 9 0 1 1 12 3';

/** Switches between light and dark; until the first choice the system setting counts. */
export const ColorModeSwitch = ({ toDark, toLight }: { toDark: string; toLight: string }) => {
  const { mode, toggle } = useColorMode();
  return (
    <button type="button" className={classes.switch} aria-label={mode === 'dark' ? toLight : toDark} onClick={toggle}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={mode === 'dark' ? sun : moon} />
      </svg>
    </button>
  );
};
