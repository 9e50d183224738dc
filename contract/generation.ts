/** The demo: from a shop's address to a recommender, and to an account (specification sections 2, 4 and 7). */
import { z } from 'zod';
import { session } from './accounts.ts';
import { defineCall } from './call.ts';
import { companyProfile } from './company.ts';
import { quickCustomizationLook } from './design.ts';
import { catalogueQuality } from './facts.ts';
import { color, email, newPassword, prose, shopAddress, textId } from './fields.ts';
import * as paths from './paths.ts';
import { bootstrapAnswer } from './visitor.ts';

/** A generated question as it is shown before it is saved. */
export const generatedQuestion = z.object({ questionText: z.string(), answerOptions: z.array(z.string()) });
export type GeneratedQuestion = z.output<typeof generatedQuestion>;

export const generatePopup = defineCall({
  method: 'POST',
  path: paths.popupGeneration,
  summary:
    'Reads a shop and proposes a questionnaire for it, within 60 s (section 7). `df` is the signed token of the draft. 422, with a message for people, when the shop cannot be read.',
  auth: 'public',
  body: z.object({ website: shopAddress, email }),
  files: [],
  filesOptional: true,
  answer: z.object({ Output: z.array(generatedQuestion), Website: z.string(), email: z.string(), df: z.string() }),
  makes: true,
});

export const saveGeneratedPopup = defineCall({
  method: 'POST',
  path: paths.generatedPopup,
  summary:
    'Turns the draft into a recommender that can be tried (section 7). `outputFromChatGPTAPI` is the JSON text of the generate answer, including `df`. 422 for a draft that has expired or was changed.',
  auth: 'public',
  body: z.object({ website: shopAddress, outputFromChatGPTAPI: z.string().max(200_000) }),
  files: [],
  filesOptional: true,
  answer: bootstrapAnswer,
});

/** The source of a generated recommender: the visitor's shop, the sample shop, or a description of a shop. */
export const generationSources = ['shop', 'sample', 'description'] as const;
export type GenerationSource = (typeof generationSources)[number];

/** `queued` waits, `reading` reads pages, `writing` finds the questions; the other three are final. */
export const generationPhases = ['queued', 'reading', 'writing', 'ready', 'failed', 'cancelled'] as const;
export type GenerationPhase = (typeof generationPhases)[number];

/** Four matching colours: `strong` behind white text, `deep` text on `soft`, and `edge` as its border. Text has enough contrast (WCAG AA). */
export const shopColors = z.object({ strong: color, soft: color, deep: color, edge: color });
export type ShopColors = z.output<typeof shopColors>;

/** What the draft contains besides its questions. Each fact names the page that it comes from. */
export const learnt = z.object({
  products: z.int(),
  /** A few of them that have a picture. */
  examples: z.array(z.object({ title: z.string(), image: z.string() })),
  /** Whether the whole shop was read. If not, the rest is imported when the draft becomes an account. */
  complete: z.boolean(),
  /** For a person: why reading ended early; empty when it did not. */
  note: z.string(),
  facts: z.array(z.object({ field: z.enum(companyProfile.keyof().options), text: z.string(), source: z.string() })),
  pages: z.array(z.object({ title: z.string(), url: z.string() })),
  colors: shopColors.nullable(),
  /** Null for questions that were made without products. */
  quality: catalogueQuality.nullable(),
});
export type Learnt = z.output<typeof learnt>;

export const generation = z.object({
  /** The signed token; it becomes the `df` of the draft. */
  id: z.string(),
  website: z.string(),
  email: z.string(),
  source: z.enum(generationSources),
  phase: z.enum(generationPhases),
  /** The position in the queue, 1 for the next; null when it is not queued. */
  place: z.int().nullable(),
  /** Pages fetched, products found and questions written so far. */
  pages: z.int(),
  found: z.int(),
  questions: z.int(),
  /** Why it failed, with a message for people; null otherwise. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** When it is ready: the answer of `/chatgptGeneratePopup`, and in `learnt` the rest. */
  draft: generatePopup.answer.nullable(),
  learnt: learnt.nullable(),
  /** Whether the shop's first page can be shown behind the recommender. */
  backdrop: z.boolean(),
});
export type Generation = z.output<typeof generation>;

const generationParams = z.object({ id: z.string().min(1).max(400) });

export const startGeneration = defineCall({
  method: 'POST',
  path: paths.generations,
  summary: `Starts the same work as ${paths.popupGeneration} and answers at once; \`from\` may also be the sample shop or a \`description\` of a shop. 503 while too many generations wait.`,
  auth: 'public',
  body: z.object({
    website: shopAddress,
    /** The address of the person who asks, for a draft that becomes an account of its own; empty for one that a sign-up adopts. */
    email: z.union([z.literal(''), email]).default(''),
    from: z.enum(generationSources).default('shop'),
    /** What the shop sells and for whom; required when `from` is 'description'. */
    description: prose(500).default(''),
    /** The language of the mail with the link to the draft. */
    language: z.enum(['en', 'de']).default('en'),
  }),
  answer: z.object({ generation }),
  status: 202,
});

export const getGeneration = defineCall({
  method: 'GET',
  path: paths.generation,
  summary: 'The progress and result of a generation. 404 when it is unknown or ended more than a day ago.',
  auth: 'public',
  params: generationParams,
  answer: z.object({ generation }),
});

export const cancelGeneration = defineCall({
  method: 'DELETE',
  path: paths.generation,
  summary: 'Cancels a running generation. One that has ended does not change. 404 when it is unknown or ended more than a day ago.',
  auth: 'public',
  params: generationParams,
  answer: z.object({ generation }),
});

export const adoptGeneration = defineCall({
  method: 'POST',
  path: paths.generationAdoption,
  summary:
    'Turns a finished generation into an inactive recommender of the signed-in owner, with its catalogue, questionnaire, profile and design. 404 when it is unknown, ended more than a day ago or was adopted, 409 `not_ready` while it runs, 422 when it failed.',
  auth: 'owner',
  params: generationParams,
  answer: z.object({ popup_id: z.int(), clientId: z.int() }),
  makes: true,
});

export const quickCustomize = defineCall({
  method: 'POST',
  path: paths.quickCustomization,
  summary:
    'Customizes a draft, creates its account and signs in (section 7). 422 for a draft that has expired or does not match, 409 when the address has an account.',
  auth: 'public',
  params: z.object({ userId: textId, popupId: textId }),
  body: z.object({
    /** The client's copy of the popup; the server reads only its id. */
    popup: z.object({ id: z.int().optional() }).optional(),
    df: prose(4000).min(1, 'This is required'),
    quickCustomization: quickCustomizationLook.extend({
      username: email,
      password: newPassword,
      /** Use the colours found in the shop, if any, instead of `color`. */
      shopColors: z.boolean().default(false),
    }),
    website: shopAddress,
  }),
  answer: session,
});
