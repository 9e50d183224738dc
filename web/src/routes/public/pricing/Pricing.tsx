import { useLoaderData } from 'react-router';
import { type MetaInput, textLoader } from '../../../content/page.ts';
import { pricing } from '../../../content/pricing.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { Banner } from '../../../ui/site/Banner.tsx';
import { PageTitle, Reading, Section } from '../../../ui/site/Page.tsx';
import classes from './Pricing.module.css';
import { PricingPlans } from './PricingPlans.tsx';

export const loader = textLoader(pricing);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The pricing page. */
export default function Pricing() {
  const words = useLoaderData<typeof loader>();
  const { to } = useLanguage();
  return (
    <>
      <Reading wide>
        <PageTitle title={words.title}>{words.intro}</PageTitle>
        <PricingPlans plans={words.plans} heading="h2" />
        <p className={classes.guarantee}>{words.guarantee}</p>
      </Reading>
      <Section id="testimonials" title={words.testimonials.title} intro={words.testimonials.sample} tinted>
        <ul className={classes.voices}>
          {words.testimonials.list.map(({ name, role, content, avatar }) => (
            <li key={name}>
              <blockquote>{content}</blockquote>
              <p>
                <span className={classes.avatar} aria-hidden>
                  {avatar}
                </span>
                <span>
                  <strong>{name}</strong>
                  <br />
                  {role}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Banner title={words.banner.title} text={words.banner.text} to={to('/demo')} button={words.banner.button} />
    </>
  );
}
