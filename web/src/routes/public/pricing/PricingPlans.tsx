import type { Plan } from '../../../content/page.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import classes from './PricingPlans.module.css';

interface Props {
  plans: readonly Plan[];
  /** The heading level, one below that of the section. */
  heading: 'h2' | 'h3';
}

/** The plans side by side; both link to the sign-up (specification section 9). */
export const PricingPlans = ({ plans, heading: Heading }: Props) => {
  const { language, to } = useLanguage();
  const money = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <div className={classes.plans}>
      {plans.map(({ name, title, price, once, points, button }, index) => (
        <article key={name} className={index === plans.length - 1 ? classes.best : classes.plan}>
          <Heading>{name}</Heading>
          <p className={classes.title}>{title}</p>
          <p className={classes.price}>
            <strong>{money.format(price)}</strong> <span>{once}</span>
          </p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink to={to('/signup')} look={index === plans.length - 1 ? 'filled' : 'outline'} aria-label={`${button}: ${name}`}>
            {button}
          </ButtonLink>
        </article>
      ))}
    </div>
  );
};
