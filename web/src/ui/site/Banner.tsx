import classes from './Banner.module.css';
import { ButtonLink } from './Button.tsx';
import { Wide } from './Page.tsx';

interface Props {
  title: string;
  text: string;
  to: string;
  button: string;
}

/** The closing banner of a page: one sentence and one call to action. */
export const Banner = ({ title, text, to, button }: Props) => (
  <section className={classes.around}>
    <Wide>
      <div className={classes.banner}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink to={to} size="lg" look="white">
          {button}
        </ButtonLink>
      </div>
    </Wide>
  </section>
);
