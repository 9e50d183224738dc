/** What imports learnt about the shop besides its products, each with its source page. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { companyProfile } from './company.ts';
import { done, instant, textId } from './fields.ts';
import * as paths from './paths.ts';

export const pageTopics = ['delivery', 'returns', 'payment', 'sizes', 'contact', 'questions'] as const;

/** `missing`: the shop has no such page any more. `robots`: its robots.txt does not let us read it. `unreachable`: it did not answer. */
export const pageProblems = ['missing', 'robots', 'unreachable'] as const;

/** A page of the shop as it was last read; the assistant answers from it. `text` is plain text with one paragraph per line. */
export const learntPage = z.object({
  id: z.int(),
  topic: z.enum(pageTopics),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  fetchedAt: instant,
  /** When it was last read again, whether it changed or not. */
  checkedAt: instant,
  /** What changed in the text since the owner last looked, line by line; empty when nothing did. */
  changes: z.array(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
  /** When the text changed; null when nothing changed since the owner last looked. */
  changedAt: instant.nullable(),
  /** Why it could not be read again; the assistant still answers from the text that was read before. */
  problem: z.enum(pageProblems).nullable(),
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
  answer: z.object({
    pages: z.array(learntPage),
    suggestions: z.array(profileSuggestion),
    /** Pages are being read again. */
    rereading: z.boolean(),
  }),
});

export const deleteLearnt = defineCall({
  method: 'DELETE',
  path: paths.learntPage,
  summary:
    'Deletes a page of the shop. Later imports do not add it again. 404 for an unknown page; 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});

export const rereadLearnt = defineCall({
  method: 'POST',
  path: paths.learntReread,
  summary: 'Reads the pages of the owner’s shops again, as happens every week by itself; `rereading` of the list tells when it is done.',
  auth: 'owner',
  body: z.object({}),
  answer: done,
  status: 202,
});

export const reviewLearnt = defineCall({
  method: 'PUT',
  path: paths.learntPage,
  summary: 'Notes that the owner has looked at the changes of a page, or takes that back. 404 for an unknown page.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ seen: z.boolean() }),
  answer: done,
});
