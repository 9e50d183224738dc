/** The owner's assistant: the model that answers visitors, its key, and its daily token limit (design section 8). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, line, optionalWebAddress, textId } from './fields.ts';
import * as paths from './paths.ts';
import { productChoice } from './recommendation.ts';
import { chatEntry, postChat } from './visitor.ts';

/**
 * What writes the answers. `default`: the installation's setting; `builtin`: no model; `openai` and `anthropic`: the owner's own account;
 * `compatible`: any endpoint at `baseUrl` with OpenAI's chat completions API.
 */
export const assistantProviders = ['default', 'builtin', 'openai', 'anthropic', 'compatible'] as const;
export type AssistantProvider = (typeof assistantProviders)[number];

/** Whether a provider uses the owner's model and key. */
export const hasOwnModel = (provider: AssistantProvider): boolean => !['default', 'builtin'].includes(provider);

/** A key has only visible ASCII characters without spaces, because it is sent in an HTTP header. */
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
  /** The provider's name of the model; empty for providers without the owner's model. */
  model: line(200),
});

/** A new key; null removes the stored one, and without this field it stays. Changing the provider or the address removes the stored key. */
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

/** A daily token limit, at most a billion. */
const dailyTokens = z.int('Must be a whole number').min(1, 'Must be above 0').max(1_000_000_000, 'Too large').nullable();

export const assistantSettings = chosenModel.extend({
  /** When the key was stored and its last characters. The key itself is never sent. */
  key: z.object({ setAt: instant, endsIn: z.string() }).nullable(),
  /** The owner's limit for a UTC day; null for the installation's limit. */
  dailyTokens,
  /** The installation's defaults: its model (null for the built-in assistant) and its limit (null for none). */
  installation: z.object({ model: z.string().nullable(), dailyTokens: z.int().nullable() }),
  /** Tokens used in the current UTC day; `limit` is the limit in effect, null for none. `endsAt` is the end of the day. */
  today: z.object({ tokens: z.int(), limit: z.int().nullable(), endsAt: instant }),
});
export type AssistantSettings = z.output<typeof assistantSettings>;

export const getAssistant = defineCall({
  method: 'GET',
  path: paths.assistant,
  summary: 'Gives the owner’s assistant settings and today’s use, without the key.',
  auth: 'owner',
  answer: assistantSettings,
});

export const updateAssistant = defineCall({
  method: 'PUT',
  path: paths.assistant,
  summary: 'Sets the provider of the answers and the daily limit. 400 naming `key` when the provider needs one and none is stored for it.',
  auth: 'owner',
  body: chosenModel.extend({ ...newKey, dailyTokens }).superRefine(complete),
  answer: assistantSettings,
});

/** `ms` is the provider's response time. `message` explains a problem and how to fix it. */
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
  summary: 'Sends one short question to the given model and reports the result; nothing is saved. Without `key` the stored one is used.',
  auth: 'owner',
  body: chosenModel.extend({ key: key.optional() }).superRefine(complete),
  answer: assistantTrial,
});

export const tryQuestionnaire = defineCall({
  method: 'POST',
  path: paths.questionnaireTry,
  summary:
    'One chat turn of an owner who tries out a questionnaire. The answer and the products are those that a visitor would get; the turn is neither stored nor counted, but its tokens count towards the daily limit. 503 as in the visitor’s chat when the assistant fails.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: postChat.body.pick({ inputChatGPT: true, next_question_id: true, selectedAnswers: true }).extend({
    /** Whether follow-up questions are asked; for a recommender by default as it was saved. */
    askFollowUps: z.boolean().optional(),
  }),
  answer: chatEntry.pick({ outputChatGPT: true, recommendedProducts: true, followUp: true, productsLeft: true }),
});

export const tryPopup = defineCall({
  method: 'POST',
  path: paths.popupTry,
  summary:
    'One chat turn of an owner in a recommender’s preview. The answer is the one that a visitor would get with the given product choice, saved or not; the turn is neither stored nor counted. 503 as in the visitor’s chat when the assistant fails.',
  auth: 'owner',
  params: z.object({ popupId: textId }),
  body: tryQuestionnaire.body.extend(productChoice.shape),
  answer: tryQuestionnaire.answer,
});
