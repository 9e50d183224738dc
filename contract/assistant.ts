/** The owner's assistant: which model answers visitors, its key, and how much it may use a day (design section 8). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, line, optionalWebAddress, textId } from './fields.ts';
import * as paths from './paths.ts';
import { productChoice } from './recommendation.ts';
import { chatEntry, postChat } from './visitor.ts';

/**
 * Who words the answers. `default`: what this installation is set to; `builtin`: no model; `openai` and `anthropic`: the owner's account
 * there; `compatible`: any endpoint that speaks OpenAI's chat completions, at `baseUrl`.
 */
export const assistantProviders = ['default', 'builtin', 'openai', 'anthropic', 'compatible'] as const;
export type AssistantProvider = (typeof assistantProviders)[number];

/** Whether a provider is asked with the owner's model and key. */
export const hasOwnModel = (provider: AssistantProvider): boolean => !['default', 'builtin'].includes(provider);

/** A key is one word of visible ASCII: what an HTTP header can carry. */
const key = z
  .string()
  .trim()
  .min(8, 'At least 8 characters')
  .max(500, 'At most 500 characters')
  .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no special letters');

const chosenModel = z.object({
  provider: z.enum(assistantProviders),
  /** Only for `compatible`; empty otherwise. */
  baseUrl: optionalWebAddress,
  /** What the provider calls the model; empty where none is asked. */
  model: line(200),
});

/** A new key; null removes the stored one; left out, it stays. A key is kept for one provider and address: with another it goes. */
const newKey = { key: key.nullable().optional() };

interface Chosen {
  provider: AssistantProvider;
  baseUrl: string;
  model: string;
}

const complete = (chosen: Chosen, context: z.RefinementCtx): void => {
  const missing = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'This is required' });
  if (hasOwnModel(chosen.provider) && chosen.model === '') missing('model');
  if (chosen.provider === 'compatible' && chosen.baseUrl === '') missing('baseUrl');
};

/** The most that makes sense: a thousand million tokens. */
const dailyTokens = z.int('Must be a whole number').min(1, 'Must be above 0').max(1_000_000_000, 'Too large').nullable();

export const assistantSettings = chosenModel.extend({
  /** What is said of the stored key; the key itself is never given out. */
  key: z.object({ setAt: instant, endsIn: z.string() }).nullable(),
  /** The owner's own limit for a UTC day; null: the installation's. */
  dailyTokens,
  /** What this installation gives: its model, null when that is the built-in assistant, and its limit, null for none. */
  installation: z.object({ model: z.string().nullable(), dailyTokens: z.int().nullable() }),
  /** Tokens of the UTC day that runs; `limit` is the one that holds, null for none. `endsAt` is when the next day begins. */
  today: z.object({ tokens: z.int(), limit: z.int().nullable(), endsAt: instant }),
});
export type AssistantSettings = z.output<typeof assistantSettings>;

export const getAssistant = defineCall({
  method: 'GET',
  path: paths.assistant,
  summary: 'Gives the owner’s assistant settings and today’s use. The key is never in it.',
  auth: 'owner',
  answer: assistantSettings,
});

export const updateAssistant = defineCall({
  method: 'PUT',
  path: paths.assistant,
  summary: 'Sets who words the answers and the daily limit. 400 naming `key` when the provider needs one and none is stored for it.',
  auth: 'owner',
  body: chosenModel.extend({ ...newKey, dailyTokens }).superRefine(complete),
  answer: assistantSettings,
});

/** `ms` is how long the provider took. `message` says in plain words what is wrong, and what helps. */
export const assistantTrial = z.object({
  ok: z.boolean(),
  code: z.enum(['answers', 'bad_key', 'unknown_model', 'unreachable', 'not_allowed', 'slow', 'refused', 'too_many', 'no_answer']),
  message: z.string(),
  ms: z.int(),
});
export type AssistantTrial = z.output<typeof assistantTrial>;

export const tryAssistant = defineCall({
  method: 'POST',
  path: paths.assistantTry,
  summary:
    'Asks the model that is described one tiny question and says how it went; nothing is saved. Without `key` the stored one is used.',
  auth: 'owner',
  body: chosenModel.extend({ key: key.optional() }).superRefine(complete),
  answer: assistantTrial,
});

export const tryQuestionnaire = defineCall({
  method: 'POST',
  path: paths.questionnaireTry,
  summary:
    'One chat turn of an owner who tries a questionnaire: answered as a visitor would be, with products, and neither stored nor counted; its tokens are spent of the daily budget. 503 as in the visitor’s chat when the assistant fails.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: postChat.body.pick({ inputChatGPT: true, next_question_id: true, selectedAnswers: true }),
  answer: chatEntry.pick({ outputChatGPT: true, recommendedProducts: true }),
});

export const tryPopup = defineCall({
  method: 'POST',
  path: paths.popupTry,
  summary:
    'One chat turn of an owner who looks at a recommender’s preview: answered as a visitor would be, with the product choice that is given, saved or not, and neither stored nor counted. 503 as in the visitor’s chat when the assistant fails.',
  auth: 'owner',
  params: z.object({ popupId: textId }),
  body: tryQuestionnaire.body.extend(productChoice.shape),
  answer: tryQuestionnaire.answer,
});
