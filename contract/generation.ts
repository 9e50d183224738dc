/** The demo: from a shop's address to a recommender, and to an account (specification sections 2, 4 and 7). */
import { z } from 'zod';
import { session } from './accounts.ts';
import { defineCall } from './call.ts';
import { companyProfile } from './company.ts';
import { quickCustomizationLook } from './design.ts';
import { color, email, newPassword, prose, textId, webAddress } from './fields.ts';
import * as paths from './paths.ts';
import { bootstrapAnswer } from './visitor.ts';

/** A generated question as it is shown before it is saved. */
export const generatedQuestion = z.object({ questionText: z.string(), answerOptions: z.array(z.string()) });
export type GeneratedQuestion = z.output<typeof generatedQuestion>;

export const generatePopup = defineCall({
  method: 'POST',
  path: paths.popupGeneration,
  summary:
    'Reads a shop and proposes a questionnaire for it, within 60 s (section 7). `df` is the signed token of the draft. 422 says in plain words why a shop cannot be read.',
  auth: 'public',
  body: z.object({ website: webAddress, email }),
  files: [],
  filesOptional: true,
  answer: z.object({ Output: z.array(generatedQuestion), Website: z.string(), email: z.string(), df: z.string() }),
  makes: true,
});

export const saveGeneratedPopup = defineCall({
  method: 'POST',
  path: paths.generatedPopup,
  summary:
    'Makes the draft a recommender that can be tried (section 7). `outputFromChatGPTAPI` is the JSON text of the generate answer, `df` included. 422 for a draft that ended or was changed.',
  auth: 'public',
  body: z.object({ website: webAddress, outputFromChatGPTAPI: z.string().max(200_000) }),
  files: [],
  filesOptional: true,
  answer: bootstrapAnswer,
});

/** What a recommender is made from: the visitor's shop, our sample shop, or a sentence about a shop. */
export const generationSources = ['shop', 'sample', 'description'] as const;
export type GenerationSource = (typeof generationSources)[number];

/** `queued` stands in line, `reading` reads pages, `writing` finds the questions; the other three are ends. */
export const generationPhases = ['queued', 'reading', 'writing', 'ready', 'failed', 'cancelled'] as const;
export type GenerationPhase = (typeof generationPhases)[number];

/** Four colours that go together: `strong` under white text, `deep` on `soft`, `edge` around it; each pair can be read (WCAG AA). */
export const shopColors = z.object({ strong: color, soft: color, deep: color, edge: color });
export type ShopColors = z.output<typeof shopColors>;

/** What the draft holds beside its questions, each fact with the page that says it. */
export const learnt = z.object({
  products: z.int(),
  /** Whether the whole shop was read; the rest of it is imported when the draft becomes an account. */
  complete: z.boolean(),
  /** For a person: why a reading ended early; empty when all is well. */
  note: z.string(),
  facts: z.array(z.object({ field: z.enum(companyProfile.keyof().options), text: z.string(), source: z.string() })),
  pages: z.array(z.object({ title: z.string(), url: z.string() })),
  colors: shopColors.nullable(),
});
export type Learnt = z.output<typeof learnt>;

export const generation = z.object({
  /** The signed token that later is the `df` of the draft. */
  id: z.string(),
  website: z.string(),
  email: z.string(),
  source: z.enum(generationSources),
  phase: z.enum(generationPhases),
  /** In line: 1 is the next; null outside of it. */
  place: z.int().nullable(),
  /** Pages fetched, products found and questions written so far. */
  pages: z.int(),
  found: z.int(),
  questions: z.int(),
  /** Why it failed, in plain words; null otherwise. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** When it is ready: what `/chatgptGeneratePopup` would have answered, and what else is known. */
  draft: generatePopup.answer.nullable(),
  learnt: learnt.nullable(),
});
export type Generation = z.output<typeof generation>;

const generationParams = z.object({ id: z.string().min(1).max(400) });

export const startGeneration = defineCall({
  method: 'POST',
  path: paths.generations,
  summary: `Begins what ${paths.popupGeneration} does and answers at once; \`from\` may also be our sample shop, or a sentence about the shop (\`description\`). 503 while too many wait.`,
  auth: 'public',
  body: z.object({
    website: webAddress,
    email,
    from: z.enum(generationSources).default('shop'),
    /** What the shop sells and for whom; required when `from` is 'description'. */
    description: prose(500).default(''),
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
  summary: 'Cancels a running generation; one that has ended stays as it is. 404 when it is unknown or ended more than a day ago.',
  auth: 'public',
  params: generationParams,
  answer: z.object({ generation }),
});

export const quickCustomize = defineCall({
  method: 'POST',
  path: paths.quickCustomization,
  summary:
    'Customizes a draft, makes its account and signs in (section 7). 422 for a draft that ended or is not this one, 409 when the address has an account.',
  auth: 'public',
  params: z.object({ userId: textId, popupId: textId }),
  body: z.object({
    /** What the client holds of the popup; the server reads nothing from it but its id. */
    popup: z.object({ id: z.int().optional() }).optional(),
    df: prose(4000).min(1, 'This is required'),
    quickCustomization: quickCustomizationLook.extend({
      username: email,
      password: newPassword,
      /** Wear the colours that were found in the shop instead of `color`, where there are any. */
      shopColors: z.boolean().default(false),
    }),
    website: webAddress,
  }),
  answer: session,
});
