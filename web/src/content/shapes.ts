/** The types of the texts that exist in both languages, each in `en/` and `de/`. */
import type { DemoWords } from '../features/generation/words.ts';
import type { SampleShop } from '../lib/site/sampleShops.ts';
import type { AddressWords } from '../ui/site/AddressForm.tsx';
import type { CaseStudyCard, PageContent, Plan, Question } from './page.ts';

export interface AboutContent extends PageContent {
  title: string;
  mission: readonly string[];
  advantages: { title: string; list: readonly { title: string; text: string }[] };
  signUp: string;
  faq: { title: string; list: readonly Question[] };
}

export interface DemoContent extends PageContent, DemoWords {}

interface Titled {
  title: string;
  text: string;
}

export interface LandingContent extends PageContent {
  hero: {
    title: string;
    /** Typed one after the other below the title (80 ms per character, specification section 9). */
    typed: readonly string[];
    lead: string;
    address: AddressWords;
    /** The sample shop with its live recommender. `label` is for screen readers. */
    /** `play` answers the questions for the visitor. */
    stage: { label: string; caption: string; play: string; open: string };
    /** The texts of the link preview picture (tools/brand.mjs). */
    scene: Scene;
  };
  weights: {
    title: string;
    text: string;
    /** Beside our own figure, before and after it is measured. */
    soon: string;
    measured: string;
    /** Beside the figure with an open conversation. */
    open: string;
    /** {day} the others were measured on. */
    note: string;
    /** {size} of everything that the page has loaded. */
    page: string;
  };
  liveDemos: {
    title: string;
    intro: string;
    list: readonly (Titled & { id: SampleShop })[];
    open: string;
    note: string;
  };
  features: { title: string; intro: string; list: readonly (Titled & { id: 0 | 2 | 3 | 4; picture: string; alt: string })[] };
  integrations: { title: string; text: string; names: readonly string[]; note: string };
  useCases: { title: string; intro: string; list: readonly (Titled & { example: string })[] };
  comparison: {
    title: string;
    intro: string;
    /** Column headings: the aspect, other tools, Parley. */
    heads: readonly [string, string, string];
    rows: readonly (readonly [string, string, string])[];
    note: string;
  };
  demo: {
    title: string;
    intro: string;
    list: readonly (Titled & { id: 'form' | 'popup' | 'funnel' | 'analytics'; picture: string; alt: string })[];
  };
  pricing: { title: string; intro: string; plans: readonly Plan[]; all: string };
  caseStudies: { title: string; intro: string; sample: string; read: string; list: readonly CaseStudyCard[] };
  faq: { title: string; list: readonly Question[] };
  blog: { title: string; all: string };
  closing: Titled & { address: AddressWords };
}

/** The conversation on the link preview picture. */
export interface Scene {
  question: string;
  answer: string;
  advice: string;
  products: readonly { name: string; price: string }[];
  suggestions: readonly string[];
}

/** A case study. The specification defines its parts but no facts, so all of this is sample content, and the page says so. */
export interface CaseStudy {
  slug: string;
  name: string;
  title: string;
  summary: string;
  /** Label and value, at the top. */
  facts: readonly (readonly [string, string])[];
  challenge: readonly string[];
  solution: readonly string[];
  results: readonly string[];
  advice: readonly string[];
}

export interface CaseStudiesContent {
  kicker: string;
  sample: string;
  challenge: string;
  solution: string;
  results: string;
  advice: string;
  banner: { title: string; text: string; button: string };
  list: readonly CaseStudy[];
}
