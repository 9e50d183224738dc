/** What imports learnt about the shop beside its products, each with the page that says it. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { companyProfile } from './company.ts';
import { done, instant, textId } from './fields.ts';
import * as paths from './paths.ts';

export const pageTopics = ['delivery', 'returns', 'payment', 'sizes', 'contact', 'questions'] as const;

/** A page of the shop as it was last read. The assistant answers from it; `text` is plain, paragraphs on lines of their own. */
export const learntPage = z.object({
  id: z.int(),
  topic: z.enum(pageTopics),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  fetchedAt: instant,
});
export type LearntPage = z.output<typeof learntPage>;

/**
 * Words of the shop that fit a field of the company profile, and the page they are from. Never for the discount: that its owner alone says.
 */
export const profileSuggestion = z.object({ field: companyProfile.keyof(), text: z.string(), title: z.string(), url: z.string() });
export type ProfileSuggestion = z.output<typeof profileSuggestion>;

export const listLearnt = defineCall({
  method: 'GET',
  path: paths.learnt,
  summary: 'What imports learnt from the shop, with the source of each, and what of it would fit the company profile.',
  auth: 'owner',
  answer: z.object({ pages: z.array(learntPage), suggestions: z.array(profileSuggestion) }),
});

export const deleteLearnt = defineCall({
  method: 'DELETE',
  path: paths.learntPage,
  summary: 'Forgets a page of the shop; importing again does not bring it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});
