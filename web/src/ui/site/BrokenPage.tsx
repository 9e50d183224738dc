import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import classes from './BrokenPage.module.css';

/** The last resort: a page that broke where nothing nearer caught it. */
export const BrokenPage = () => {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className={classes.page}>
      <h1>This page ran into a problem</h1>
      <p>Nothing you saved is lost. Load it again, or go on from the start page.</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          Load again
        </button>{' '}
        <a href="/">Start page</a>
      </p>
    </main>
  );
};
