import { type ReactNode, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { landing } from '../../content/landing.ts';
import { type MetaInput, textLoader } from '../../content/page.ts';
import { postsFor } from '../../content/posts/index.ts';
import { BlogPosts } from '../../features/blog/BlogPosts.tsx';
import { languageOfPath } from '../../lib/language.ts';
import { faqSchema, siteMeta } from '../../lib/siteMeta.ts';
import { useGuide } from '../../lib/useGuide.ts';
import { useLanguage } from '../../lib/useLanguage.ts';
import { AddressBanner } from '../../ui/site/AddressBanner.tsx';
import { Faq } from '../../ui/site/Faq.tsx';
import { Section } from '../../ui/site/Page.tsx';
import { CaseStudyCards } from './CaseStudyCards.tsx';
import { FeatureSwitcher } from './landing/FeatureSwitcher.tsx';
import { Hero } from './landing/Hero.tsx';
import { LiveDemos } from './landing/LiveDemos.tsx';
import { PopupDemo } from './landing/PopupDemo.tsx';
import { Comparison, Integrations, MoreLink, UseCases } from './landing/parts.tsx';
import { Weights } from './landing/Weights.tsx';
import { PricingPlans } from './PricingPlans.tsx';

/** The texts and newest posts in the page's language. */
export const loader = ({ url }: { url: URL }) => ({
  ...textLoader(landing)({ url }),
  posts: postsFor(languageOfPath(url.pathname)),
});

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput & { loaderData?: ReturnType<typeof loader> }) =>
  loaderData
    ? siteMeta(
        { ...loaderData.head, canonical: '/', structured: [...(loaderData.head.structured ?? []), faqSchema(loaderData.faq.list)] },
        location.pathname,
      )
    : [];

/** A part below the fold. React takes it over in a turn of its own, after what is in view, so that no turn holds the page up for long. */
const Below = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;

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
      <Below>
        <Weights words={words.weights} />
      </Below>
      <Below>
        <Section id="demos" title={words.liveDemos.title} intro={words.liveDemos.intro} tinted>
          <LiveDemos words={words.liveDemos} />
        </Section>
      </Below>
      <Below>
        <Section id="features" title={words.features.title} intro={words.features.intro}>
          <FeatureSwitcher list={words.features.list} />
        </Section>
      </Below>
      <Below>
        <Integrations words={words.integrations} />
      </Below>
      <Below>
        <Section id="UseCases" title={words.useCases.title} intro={words.useCases.intro}>
          <UseCases list={words.useCases.list} />
        </Section>
      </Below>
      <Below>
        <Section id="comparison" title={words.comparison.title} intro={words.comparison.intro} tinted>
          <Comparison words={words.comparison} />
        </Section>
      </Below>
      <Below>
        <Section id="pricing" title={words.pricing.title} intro={words.pricing.intro}>
          <PricingPlans plans={words.pricing.plans} heading="h3" />
          <MoreLink to={to('/pricing')}>{words.pricing.all}</MoreLink>
        </Section>
      </Below>
      <Below>
        <Section id="faqBeta" title={words.faq.title} tinted beside>
          <Faq list={words.faq.list} />
        </Section>
      </Below>
      <Below>
        <Section id="CaseStudies" title={words.caseStudies.title} intro={words.caseStudies.intro}>
          <CaseStudyCards list={words.caseStudies.list} sample={words.caseStudies.sample} read={words.caseStudies.read} />
        </Section>
      </Below>
      <Below>
        <Section id="blog" title={words.blog.title} tinted>
          <BlogPosts own={words.posts} heading="h3" />
          <MoreLink to={to('/blog')}>{words.blog.all}</MoreLink>
        </Section>
      </Below>
      <Below>
        <Section id="demo" title={words.demo.title} intro={words.demo.intro}>
          <PopupDemo list={words.demo.list} />
        </Section>
      </Below>
      <Below>
        <AddressBanner {...words.closing} action={to('/demo')} />
      </Below>
    </>
  );
}
