import type { Language } from '../lib/language.ts';
import { caseStudies as german } from './de/caseStudies.ts';
import { caseStudies as english } from './en/caseStudies.ts';
import type { PageContent } from './page.ts';

/** A case study. The specification gives its parts but no facts: all of this is sample content, and the page says so. */
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

const content: Record<Language, CaseStudiesContent> = { en: english, de: german };

/** The case study of a path (case-insensitive) with its page texts; null when there is none. */
export const caseStudyOf = (
  language: Language,
  slug: string,
): (Omit<CaseStudiesContent, 'list'> & PageContent & { study: CaseStudy }) | null => {
  const { list, ...around } = content[language];
  const study = list.find((candidate) => candidate.slug.toLowerCase() === slug.toLowerCase());
  return study ? { ...around, study, head: { title: `${study.name}: ${study.title}`, description: study.summary } } : null;
};
