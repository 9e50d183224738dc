/** What owners teach the assistant besides the company profile: answers to questions that it could not answer, and texts of their own. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, instant, line, prose, requiredLine, requiredProse, textId } from './fields.ts';
import * as paths from './paths.ts';

/** Where an answer is kept: among the FAQs of the company profile, as a text of its own, or nowhere, when the question needs no answer. */
export const answerPlaces = ['faq', 'text', 'nowhere'] as const;

export const answerUnanswered = defineCall({
  method: 'POST',
  path: paths.answeredQuestions,
  summary:
    'Answers a question that the assistant could not answer: the answer becomes part of what it knows, and the question leaves the list until somebody asks it in vain again. 409 `faq_full` when the FAQs have no room for it, `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  body: z
    .object({ question: requiredLine(4000), answer: prose(5000).default(''), into: z.enum(answerPlaces) })
    .refine(({ into, answer }) => into === 'nowhere' || answer !== '', { path: ['answer'], message: 'This is required' }),
  answer: z.object({ id: z.int() }),
  status: 201,
});

export const undoAnswer = defineCall({
  method: 'DELETE',
  path: paths.answeredQuestion,
  summary:
    'Takes an answer back: it is removed from what the assistant knows, and the question is in the list again. 404 for an unknown one, 409 `changed` when the owner changed the answer in the meantime, `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});

/** What a text was made from. */
export const textKinds = ['written', 'markdown', 'pdf', 'docx'] as const;

/** The limits of an owner's texts: each, all together, and of a file. */
export const textLimits = { characters: 200_000, texts: 100, totalCharacters: 2_000_000, fileBytes: 10 * 1024 * 1024 } as const;

export const ownerText = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(textKinds),
  /** How long the whole text is. */
  characters: z.int(),
  /** The first 600 characters. */
  beginning: z.string(),
  addedAt: instant,
});
export type OwnerText = z.output<typeof ownerText>;

const params = z.object({ id: textId });
const oneText = z.object({ text: ownerText });

export const listTexts = defineCall({
  method: 'GET',
  path: paths.ownerTexts,
  summary: 'The texts that the owner added, the newest first, and how many characters they have together.',
  auth: 'owner',
  answer: z.object({ texts: z.array(ownerText), totalCharacters: z.int() }),
});

export const getText = defineCall({
  method: 'GET',
  path: paths.ownerText,
  summary: 'One text as a whole. 404 for an unknown one.',
  auth: 'owner',
  params,
  answer: z.object({ text: ownerText.extend({ text: z.string() }) }),
});

export const addText = defineCall({
  method: 'POST',
  path: paths.ownerTexts,
  summary:
    'Adds a text that the assistant answers from: written (`title` and `text`), or a file of Markdown, plain text, PDF or DOCX of at most 10 MB. 400 naming `file` for one that is encrypted, holds no text (scanned pages), or cannot be read; 409 `too_many_texts`, `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  body: z.object({ title: line(200).default(''), text: prose(textLimits.characters).default('') }),
  files: ['file'],
  filesOptional: true,
  answer: oneText,
  status: 201,
});

export const updateText = defineCall({
  method: 'PUT',
  path: paths.ownerText,
  summary: 'Changes a text. 404 for an unknown one. 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params,
  body: z.object({ title: requiredLine(200), text: requiredProse(textLimits.characters) }),
  answer: oneText,
});

export const deleteText = defineCall({
  method: 'DELETE',
  path: paths.ownerText,
  summary:
    'Deletes a text; the assistant no longer answers from it. For a day it can be restored. 404 for an unknown one. 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params,
  answer: done,
});

export const restoreText = defineCall({
  method: 'POST',
  path: paths.ownerTextRestored,
  summary:
    'Restores a text that was deleted less than a day ago. 404 for an unknown one. 409 `tests_fail` or `tests_unfinished` when tests of the assistant hold it back.',
  auth: 'owner',
  params,
  answer: oneText,
});
