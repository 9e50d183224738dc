import { useLoaderData } from 'react-router';
import { loadLanding } from '../../content/landing.ts';
import type { MetaInput } from '../../content/page.ts';
import { BlogPosts } from '../../features/blog/BlogPosts.tsx';
import { faqSchema, siteMeta } from '../../lib/site/siteMeta.ts';
import { useGuide } from '../../lib/site/useGuide.ts';
import { useLanguage } from '../../lib/site/useLanguage.ts';
import { AddressBanner } from '../../ui/site/AddressBanner.tsx';
import { Faq } from '../../ui/site/Faq.tsx';
import { Section } from '../../ui/site/Page.tsx';
import { FeatureSwitcher } from './landing/FeatureSwitcher.tsx';
import { Hero } from './landing/Hero.tsx';
import { LiveDemos } from './landing/LiveDemos.tsx';
import { PopupDemo } from './landing/PopupDemo.tsx';
import { Comparison, Integrations, MoreLink, UseCases } from './landing/parts.tsx';
import { Weights } from './landing/Weights.tsx';
import { PricingPlans } from './pricing/PricingPlans.tsx';
import { CaseStudyCards } from './reading/CaseStudyCards.tsx';

/** The texts and newest posts in the page's language. */
export const loader = loadLanding;

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput & { loaderData?: ReturnType<typeof loader> }) =>
  loaderData
    ? siteMeta(
        { ...loaderData.head, canonical: '/', structured: [...(loaderData.head.structured ?? []), faqSchema(loaderData.faq.list)] },
        location.pathname,
      )
    : [];

/** The landing page, in the order of the specification (section 2). */
export default function Landing() {
  const words = useLoaderData<typeof loader>();
  const { language, to } = useLanguage();
  useGuide(language, 'hero');
  return (
    <>
      <div id="hero">
        <Hero words={words.hero} />
      </div>
      <Weights words={words.weights} />
      <Section id="demos" title={words.liveDemos.title} intro={words.liveDemos.intro} tinted>
        <LiveDemos words={words.liveDemos} />
      </Section>
      <Section id="features" title={words.features.title} intro={words.features.intro}>
        <FeatureSwitcher list={words.features.list} />
      </Section>
      <Integrations words={words.integrations} />
      <Section id="UseCases" title={words.useCases.title} intro={words.useCases.intro}>
        <UseCases list={words.useCases.list} />
      </Section>
      <Section id="comparison" title={words.comparison.title} intro={words.comparison.intro} tinted>
        <Comparison words={words.comparison} />
      </Section>
      <Section id="pricing" title={words.pricing.title} intro={words.pricing.intro}>
        <PricingPlans plans={words.pricing.plans} heading="h3" />
        <MoreLink to={to('/pricing')}>{words.pricing.all}</MoreLink>
      </Section>
      <Section id="faqBeta" title={words.faq.title} tinted beside>
        <Faq list={words.faq.list} />
      </Section>
      <Section id="CaseStudies" title={words.caseStudies.title} intro={words.caseStudies.intro}>
        <CaseStudyCards list={words.caseStudies.list} sample={words.caseStudies.sample} read={words.caseStudies.read} />
      </Section>
      <Section id="blog" title={words.blog.title} tinted>
        <BlogPosts own={words.posts} heading="h3" />
        <MoreLink to={to('/blog')}>{words.blog.all}</MoreLink>
      </Section>
      <Section id="demo" title={words.demo.title} intro={words.demo.intro}>
        <PopupDemo list={words.demo.list} />
      </Section>
      <AddressBanner {...words.closing} action={to('/demo')} />
    </>
  );
}
