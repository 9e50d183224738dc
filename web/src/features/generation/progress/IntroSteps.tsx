import type { DemoWords } from '../words.ts';
import classes from './IntroSteps.module.css';

/** Icons: a globe, a list under a lens, a brush, a code tag. */
const drawings = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.6 9h16.8M3.6 15h16.8M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  'M4 6h16M4 11h6M4 16h5M15.5 12a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M18.2 17.7 21 20.5',
  'M3 21v-4a4 4 0 1 1 4 4zM21 3A16 16 0 0 0 8.2 13.2M21 3a16 16 0 0 1-10.2 12.8M10.6 9a9 9 0 0 1 4.4 4.4',
  'm7 8-4 4 4 4M17 8l4 4-4 4M14 4l-4 16',
] as const;

/** The four introductory steps (specification section 2). */
export const IntroSteps = ({ steps }: { steps: DemoWords['steps'] }) => (
  <ol className={classes.steps}>
    {steps.map(({ title, text }, at) => (
      <li key={title} className={classes.step}>
        <span className={classes.icon}>
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={drawings[at]} />
          </svg>
        </span>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
