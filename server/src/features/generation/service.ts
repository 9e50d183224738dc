/** What becomes of a draft: a recommender to try, then an account (specification sections 2 and 7). */
import { type AnswerOf, type BodyOf, type Bootstrap, generatePopup, type quickCustomize } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/db/index.ts';
import { conflict, impossible, invalid } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { createActiveOwner, hashPassword, startSession } from '../accounts/index.ts';
import { catalogueChanged, saveProducts } from '../catalogue/index.ts';
import { createQuestionnaireWith } from '../questionnaires/index.ts';
import { createRecommender } from '../recommenders/index.ts';
import { draftKeyOf, outputOf, presentDraft, settingsOf, suggestionsOf } from './draft.ts';
import * as store from './store.ts';

const ended = () => impossible('draft_ended', 'This draft has ended or was saved already. Please generate it again.');
const changed = (field: string) =>
  impossible('draft_changed', 'This is not the draft that was generated. Please generate it again.', {
    [field]: 'Is not what was generated',
  });

/**
 * The draft that was generated as a recommender to try. What the client sends back only has to be it; nothing is read from it.
 * @throws HttpError 400 when it is no JSON of a draft, 422 when the draft ended or is another.
 */
export async function tryDraft(platform: Platform, given: { website: string; outputFromChatGPTAPI: string }): Promise<Bootstrap> {
  const sent = readOutput(given.outputFromChatGPTAPI);
  const draft = await findDraft(platform, sent.df);
  if (!sameAddress(given.website, draft.website)) throw changed('website');
  if (JSON.stringify(sent.Output) !== JSON.stringify(outputOf(draft.content.questions))) throw changed('outputFromChatGPTAPI');
  return presentDraft(draft, platform.signer('draft engagement'));
}

/**
 * Makes the account of a draft with everything in it, and signs it in. A draft can be taken once.
 * @throws HttpError 409 when the address has an account, 422 when the draft ended, was taken, or is another.
 */
export async function takeDraft(
  app: FastifyInstance,
  platform: Platform,
  popupId: number,
  { df, popup, website, quickCustomization: { username, password, ...look } }: BodyOf<typeof quickCustomize>,
): Promise<AnswerOf<typeof quickCustomize>> {
  const known = await findDraft(platform, df);
  if (popupId !== known.id || (popup?.id ?? known.id) !== known.id) throw changed('popup');
  if (!sameAddress(website, known.website)) throw changed('website');
  const passwordHash = await hashPassword(password);
  const ownerId = await platform.db.transaction(async (tx) => {
    const draft = await store.takeDraft(tx, known.key, platform.clock.now());
    if (!draft) throw ended();
    const owner = await createActiveOwner(tx, { username, passwordHash });
    if (owner === 'taken')
      throw conflict('username_taken', 'This address has an account already. Please sign in.', {
        'quickCustomization.username': 'Has an account already',
      });
    await fillAccount(tx, owner, draft, look);
    return owner;
  });
  await platform.database.publish(catalogueChanged, String(ownerId));
  return startSession(app, platform, { id: ownerId, username });
}

type Look = Omit<BodyOf<typeof quickCustomize>['quickCustomization'], 'username' | 'password'>;

async function fillAccount(tx: Executor, ownerId: number, { content }: store.Draft, look: Look): Promise<void> {
  const { host } = new URL(content.origin);
  await saveProducts(tx, ownerId, content.origin, content.products);
  const { questionnaireId } = await createQuestionnaireWith(tx, ownerId, {
    name: host,
    questions: content.questions.map(({ text, answers }) => ({
      text,
      answers: answers.map((answer) => ({
        text: answer.text,
        textForChat: answer.text_for_chatgpt,
        // Ids of a draft count from 1 in the order of its questions.
        next: answer.next_question === null ? null : answer.next_question - 1,
        hasInputField: answer.answerHasInputField,
        inputTextField: answer.answerInputTextField,
        productRules: answer.product_rules,
      })),
    })),
  });
  await createRecommender(tx, ownerId, {
    name: host,
    active: true,
    questionnaireId,
    settings: settingsOf(content, look),
    suggestions: suggestionsOf(look),
    websites: [content.origin],
  });
}

async function findDraft(platform: Platform, df: string): Promise<store.Draft> {
  const key = draftKeyOf(platform, df);
  const draft = key && (await store.findDraft(platform.db, key, platform.clock.now()));
  if (!draft) throw ended();
  return draft;
}

function readOutput(text: string): AnswerOf<typeof generatePopup> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid({ outputFromChatGPTAPI: 'Must be JSON' });
  }
  const parsed = generatePopup.answer.safeParse(value);
  if (!parsed.success) throw invalid({ outputFromChatGPTAPI: 'Must be what the generate call answered' });
  return parsed.data;
}

const sameAddress = (one: string, other: string) => URL.parse(one)?.href === URL.parse(other)?.href;
