/** Answers of owners to questions that the assistant could not answer. */
import { type answerUnanswered, type BodyOf, type CompanyProfile, companyProfile as profileShape } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { questionKey } from '../engagements/index.ts';
import { companyProfileWithVersion, saveCompanyProfile } from '../recommenders/index.ts';
import { lockAnswered, noteAnswered, removeAnswered } from './answered-store.ts';
import { deleteText, insertText } from './texts-store.ts';

const noProfile: CompanyProfile = {
  companyName: '',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

type AnswerInput = BodyOf<typeof answerUnanswered>;

/** The question with a mark at its end, so that it is read as the heading of its answer, and the answer without empty lines, which would end it. */
export function faqBlock(question: string, answer: string): string {
  const trimmed = question.replaceAll(/\s+/g, ' ').trim();
  const marked = /[?？؟]$/.test(trimmed) ? trimmed : `${trimmed.replace(/[.!。]+$/, '')}?`;
  return `${marked}\n${answer.trim().replaceAll(/\n\s*\n/g, '\n')}`;
}

/** The company profile with an answer at the end of its FAQs; null when there is no room for it. */
async function profileWithAnswer(
  db: Executor,
  ownerId: number,
  { question, answer }: AnswerInput,
): Promise<{ profile: CompanyProfile; version: number; added: string } | null> {
  const { chatGPTInformation, version } = await companyProfileWithVersion(db, ownerId);
  const before = chatGPTInformation ?? noProfile;
  const added = faqBlock(question, answer);
  const profile = { ...before, whatAreFAQs: before.whatAreFAQs.trim() ? `${before.whatAreFAQs.trimEnd()}\n\n${added}` : added };
  return profileShape.shape.whatAreFAQs.safeParse(profile.whatAreFAQs).success ? { profile, version, added } : null;
}

/** The key of a question. @throws HttpError 400 for a text without a word */
export function keyOf(question: string): string {
  const key = questionKey(question);
  if (!key) throw invalid({ question: 'Must be a question' });
  return key;
}

/**
 * Adds the answer to the FAQs and notes the question as answered. Gives the note's id.
 * @throws HttpError 409 `faq_full`; 409 `stale` when the profile was saved in between
 */
export async function answerInFaq(tx: Executor, ownerId: number, answered: AnswerInput, at: Date): Promise<number> {
  const key = keyOf(answered.question);
  const made = await profileWithAnswer(tx, ownerId, answered);
  if (!made) throw conflict('faq_full', 'Your FAQs have no room for this answer. Keep it as a text of its own instead.');
  await saveCompanyProfile(tx, ownerId, made.profile, { now: at, madeOn: made.version });
  return noteAnswered(tx, { ownerId, key, place: 'faq', added: made.added, at });
}

/** Keeps the answer as a text of its own, under the question, and notes the question as answered. Gives the note's id. */
export async function answerAsText(tx: Executor, ownerId: number, { question, answer }: AnswerInput, at: Date): Promise<number> {
  const key = keyOf(question);
  const title = question.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  const id = await insertText(tx, { ownerId, title, kind: 'written', text: faqBlock(question, answer), createdAt: at });
  return noteAnswered(tx, { ownerId, key, place: 'text', textId: id, at });
}

/** Takes an answer out of the FAQs again, and the note away. @throws HttpError 404; 409 `changed` when the FAQs do not hold it any more */
export async function undoAnswered(tx: Executor, ownerId: number, id: number, at: Date): Promise<void> {
  const note = await lockAnswered(tx, ownerId, id);
  if (!note) throw notFound('This answer');
  if (note.place === 'faq') {
    const { chatGPTInformation, version } = await companyProfileWithVersion(tx, ownerId);
    const before = chatGPTInformation?.whatAreFAQs ?? '';
    const start = before.lastIndexOf(note.added);
    if (!chatGPTInformation || start < 0)
      throw conflict('changed', 'You changed this answer in the meantime. Change or remove it in your company profile.');
    const whatAreFAQs = `${before.slice(0, start).trimEnd()}\n\n${before.slice(start + note.added.length).trimStart()}`.trim();
    await saveCompanyProfile(tx, ownerId, { ...chatGPTInformation, whatAreFAQs }, { now: at, madeOn: version });
  }
  if (note.textId !== null) await deleteText(tx, ownerId, note.textId, at);
  await removeAnswered(tx, ownerId, id);
}
