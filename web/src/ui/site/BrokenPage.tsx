import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { inLanguage, languageOfDocument } from '../../lib/site/language.ts';
import classes from './BrokenPage.module.css';

/** Not in a content file, because it must also work where a page could not be loaded. */
const words = {
  en: {
    title: 'This page ran into a problem',
    text: 'Nothing you saved is lost. Load it again, or go on from the start page.',
    again: 'Load again',
    start: 'Start page',
  },
  de: {
    title: 'Diese Seite ist auf einen Fehler gestoßen',
    text: 'Nichts, was Sie gespeichert haben, ist verloren. Laden Sie sie neu, oder gehen Sie zur Startseite.',
    again: 'Neu laden',
    start: 'Zur Startseite',
  },
} as const;

/** The last resort: shown when no nearer boundary caught the error. */
export const BrokenPage = () => {
  const error = useRouteError();
  const language = languageOfDocument();
  const { title, text, again, start } = words[language];
  useEffect(() => console.error(error), [error]);
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {again}
        </button>{' '}
        <a href={inLanguage('/', language)}>{start}</a>
      </p>
    </div>
  );
};
