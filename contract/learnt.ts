/** What imports learnt about the shop besides its products, each with its source page. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { companyProfile } from './company.ts';
import { done, instant, textId } from './fields.ts';
import * as paths from './paths.ts';

export const pageTopics = ['delivery', 'returns', 'payment', 'sizes', 'contact', 'questions'] as const;

/** A page of the shop as it was last read; the assistant answers from it. `text` is plain text with one paragraph per line. */
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
 * A text of the shop that fits a field of the company profile, and its page. There is none for the discount, which only the owner decides.
 */
export const profileSuggestion = z.object({ field: companyProfile.keyof(), text: z.string(), title: z.string(), url: z.string() });
export type ProfileSuggestion = z.output<typeof profileSuggestion>;

export const listLearnt = defineCall({
  method: 'GET',
  path: paths.learnt,
  summary: 'What imports learnt from the shop, each with its source, and the texts that fit the company profile.',
  auth: 'owner',
  answer: z.object({ pages: z.array(learntPage), suggestions: z.array(profileSuggestion) }),
});

export const deleteLearnt = defineCall({
  method: 'DELETE',
  path: paths.learntPage,
  summary: 'Deletes a page of the shop. Later imports do not add it again.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});
