import type { Language } from '../lib/site/language.ts';
import { caseStudies as german } from './de/caseStudies.ts';
import { caseStudies as english } from './en/caseStudies.ts';
import type { PageContent } from './page.ts';
import type { CaseStudiesContent, CaseStudy } from './shapes.ts';

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
