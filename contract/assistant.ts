/** The owner's assistant: the models that answer visitors, their keys, and the daily token limit (design section 8). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, instant, line, optionalWebAddress, textId } from './fields.ts';
import * as paths from './paths.ts';
import { receipt } from './receipts.ts';
import { productChoice } from './recommendation.ts';
import { handoverModes } from './recommenders.ts';
import { chatEntry, postChat } from './visitor.ts';

/**
 * The writer of the answers. `default`: the installation's setting; `builtin`: no model; `openai` and `anthropic`: the owner's own account;
 * `compatible`: any endpoint at `baseUrl` with OpenAI's chat completions API.
 */
export const assistantProviders = ['default', 'builtin', 'openai', 'anthropic', 'compatible'] as const;
export type AssistantProvider = (typeof assistantProviders)[number];

/** The model that is asked when the first one does not answer; `none`: the built-in assistant answers then. */
export const fallbackProviders = ['none', 'default', 'openai', 'anthropic', 'compatible'] as const;
export type FallbackProvider = (typeof fallbackProviders)[number];

/** Whether a provider uses the owner's model and key. */
export const hasOwnModel = (provider: AssistantProvider | FallbackProvider): boolean => !['default', 'builtin', 'none'].includes(provider);

/** The percentage of the daily limit that one visitor may use, unless the owner sets another one. */
export const usualVisitorShare = 10;

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
  provider: AssistantProvider | FallbackProvider;
  baseUrl: string;
  model: string;
}

const complete = (chosen: Chosen, context: z.RefinementCtx): void => {
  const missing = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'This is required' });
  if (hasOwnModel(chosen.provider) && chosen.model === '') missing('model');
  if (chosen.provider === 'compatible' && chosen.baseUrl === '') missing('baseUrl');
};

const chosenFallback = chosenModel.extend({ provider: z.enum(fallbackProviders) });

/**
 * The model that turns the owner's texts and visitors' questions into vectors, so that passages are also found by meaning; asked at the endpoint of the
 * first model, with its key. Empty for none, and for providers without embeddings.
 */
const embeddingModel = line(200);

/** Whether a provider may offer embeddings with the owner's key. */
export const mayEmbed = (provider: AssistantProvider): boolean => provider === 'openai' || provider === 'compatible';

/**
 * The model in use, how many passages there are, and how many of them have a vector of it. `failing`: why it does not answer, in plain words, and
 * since when.
 */
const embeddings = z.object({
  model: z.string(),
  passages: z.int(),
  indexed: z.int(),
  failing: z.object({ message: z.string(), since: instant }).nullable(),
});
export type EmbeddingsState = z.output<typeof embeddings>;

const isSame = (first: Chosen, second: Chosen): boolean =>
  first.provider === second.provider && first.baseUrl === second.baseUrl && first.model === second.model;

/** A daily token limit, at most a billion. */
const dailyTokens = z.int('Must be a whole number').min(1, 'Must be above 0').max(1_000_000_000, 'Too large').nullable();

/** Percent of the daily limit; null for `usualVisitorShare`. Visitors who share a network may use twice that together. 100: no share. */
const visitorShare = z.int('Must be a whole number').min(1, 'Must be 1 to 100').max(100, 'Must be 1 to 100').nullable();

/** When the key was stored and its last characters. The key itself is never sent. */
const storedKey = z.object({ setAt: instant, endsIn: z.string() }).nullable();

/**
 * Whether a model answers. `pausedUntil`: it failed several times in a row, and visitors' questions do not go to it before then. `fault`: why it
 * last failed today, in plain words.
 */
const modelHealth = z.object({ pausedUntil: instant.nullable(), fault: z.object({ message: z.string(), at: instant }).nullable() });
export type ModelHealth = z.output<typeof modelHealth>;

export const assistantSettings = chosenModel.extend({
  key: storedKey,
  /** The model that is asked when the first one does not answer. */
  fallback: chosenFallback.extend({ key: storedKey }),
  embeddingModel,
  /** null where passages are found by their words alone. */
  embeddings: embeddings.nullable(),
  /** The owner's limit for a UTC day; null for the installation's limit. */
  dailyTokens,
  visitorShare,
  health: z.object({ first: modelHealth, second: modelHealth }),
  /** The installation's defaults: its model (null for the built-in assistant) and its limit (null for none). */
  installation: z.object({ model: z.string().nullable(), dailyTokens: z.int().nullable() }),
  /** Tokens used in the current UTC day; `limit` is the limit in effect, null for none. `endsAt` is the end of the day. */
  today: z.object({
    tokens: z.int(),
    limit: z.int().nullable(),
    endsAt: instant,
    /**
     * Who answered visitors today: the first model, the second one, or the built-in assistant because no model answered (`builtin`), the limit was
     * reached, or the visitor's share was. Empty for owners without a model.
     */
    answers: z.object({ first: z.int(), second: z.int(), builtin: z.int(), overLimit: z.int(), overShare: z.int() }),
  }),
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
  summary:
    'Sets the provider of the answers, the one that is asked when it does not answer, the daily limit and the share of a visitor. 400 naming `key` or `fallback.key` when a provider needs one and none is stored for it, and naming `embeddingModel` when a new one does not answer.',
  auth: 'owner',
  body: chosenModel
    .extend({
      ...newKey,
      dailyTokens,
      /** Without these fields, what is stored stays. */
      fallback: chosenFallback.extend(newKey).superRefine(complete).optional(),
      visitorShare: visitorShare.optional(),
      /** Without this field, what is stored stays while the provider and address do. */
      embeddingModel: embeddingModel.optional(),
    })
    .superRefine(complete)
    .refine((body) => !body.fallback || !isSame(body, body.fallback), {
      path: ['fallback', 'provider'],
      message: 'Choose another one than the first',
    }),
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
  summary:
    'Sends one short question to the given model and reports the result; nothing is saved. Without `key` the one stored for its provider and address is used.',
  auth: 'owner',
  body: chosenModel.extend({ key: key.optional() }).superRefine(complete),
  answer: assistantTrial,
});

export const tryQuestionnaire = defineCall({
  method: 'POST',
  path: paths.questionnaireTry,
  summary:
    'One chat turn of an owner who tries out a questionnaire. The answer and the products are those that a visitor would get; the turn is neither stored nor counted, but its tokens count towards the daily limit.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: postChat.body.pick({ inputChatGPT: true, next_question_id: true, selectedAnswers: true }).extend({
    /** Whether follow-up questions are asked; for a recommender by default as it was saved. */
    askFollowUps: z.boolean().optional(),
  }),
  answer: chatEntry
    .pick({ outputChatGPT: true, recommendedProducts: true, followUp: true, productsLeft: true, person: true })
    .extend({ /** Why the assistant said it. */ receipt }),
});

export const tryPopup = defineCall({
  method: 'POST',
  path: paths.popupTry,
  summary:
    'One chat turn of an owner in a recommender’s preview. The answer is the one that a visitor would get with the given product choice, saved or not; the turn is neither stored nor counted.',
  auth: 'owner',
  params: z.object({ popupId: textId }),
  body: tryQuestionnaire.body.extend(productChoice.shape).extend({
    /** When a person is offered; by default as it was saved. */
    handover: z.enum(handoverModes).optional(),
  }),
  answer: tryQuestionnaire.answer,
});

export const askAssistant = defineCall({
  method: 'POST',
  path: paths.assistantAsk,
  summary:
    'What the assistant would say to a message now, to a visitor of one recommender or of none in particular. Nothing is stored or counted, but tokens count towards the daily limit. 503 as in the visitor’s chat when the assistant fails.',
  auth: 'owner',
  body: z.object({ message: postChat.body.shape.inputChatGPT, popupId: id.nullable().default(null) }),
  answer: tryQuestionnaire.answer,
});
