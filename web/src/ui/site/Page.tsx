import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** The width of a page with pictures and columns. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;

/** The width of a page with text or a form. */
export const Narrow = ({ children }: { children: ReactNode }) => <div className={classes.narrow}>{children}</div>;

/** The h1 of a page with its introduction. */
export const PageTitle = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={classes.title}>
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </header>
);

/** A bordered box. */
export const Card = ({ children }: { children: ReactNode }) => <div className={classes.card}>{children}</div>;

/** A section of a page with its heading; `id` is the target of navigation links. `beside` puts the heading beside the content. */
export const Section = ({
  id,
  title,
  intro,
  tinted,
  beside = false,
  children,
}: {
  id: string;
  title: string;
  intro?: string;
  tinted?: boolean;
  beside?: boolean;
  children: ReactNode;
}) => (
  <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={`${classes.section} ${tinted ? classes.tinted : ''}`}>
    <div className={`${classes.wide} ${beside ? classes.beside : ''}`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {children}
    </div>
  </section>
);

/** The width of a text, and its type; `wide` for lists between texts. */
export const Reading = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div className={`${classes.reading} ${wide ? classes.wide : ''}`}>{children}</div>
);

/** HTML that the build made from our own Markdown. Never pass text from users here. */
export const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made into HTML by the build
  <div dangerouslySetInnerHTML={{ __html: html }} />
);
