/** What the form and the mails call the shop. */
import type { PersonWords } from '@parley/contract';
import { personRepliesIn } from '../../kit/languages/person/index.ts';
import type { ChatLanguage } from '../../kit/languages/replies/index.ts';
import type { Executor } from '../../platform/db/index.ts';
import { companyProfile } from '../recommenders/index.ts';
import { oneLine, upperFirst } from './mailing/mails.ts';

/** The name of an owner's company, or the words for a shop without one. */
export async function shopOf(db: Executor, ownerId: number, language: ChatLanguage): Promise<string> {
  return oneLine((await companyProfile(db, ownerId))?.companyName ?? '', 100) || personRepliesIn(language).shop;
}

/** The words of the form with the shop's name; `{email}` is left to the widget. */
export function wordsFor(language: ChatLanguage, shop: string): PersonWords {
  const { form } = personRepliesIn(language);
  const filled = Object.entries(form).map(([name, text]) => [name, upperFirst(text.replaceAll('{shop}', () => shop))]);
  return Object.fromEntries(filled) as PersonWords;
}
