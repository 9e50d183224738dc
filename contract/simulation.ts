/** Simulated shoppers: what a questionnaire does to visitors, before there are any. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { givenId, maxQuestions } from './outline.ts';
import * as paths from './paths.ts';
import { maxAnswersPerQuestion } from './questionnaires.ts';
import { productRules } from './recommendation.ts';

/** The number of simulated visits. */
export const simulatedVisits = 1000;

/** The longest text of a question; the rest of a longer one is left out. */
export const mostText = 1000;

export const simulateVisits = defineCall({
  method: 'POST',
  path: paths.simulatedVisits,
  summary: `${simulatedVisits} simulated visits through a questionnaire, saved or not, choosing answers at random: how many come where, and where the owner's products run out. What is new has negative ids, as in an outline. Nothing is counted or kept. \`complete\` is false when a limit left out rules, or ends of visits.`,
  auth: 'owner',
  body: z.object({
    /** The questionnaire that is edited: products are shown as its recommender shows them (contract/recommendation.ts, `shownBy`). */
    questionnaire: id.nullable().default(null),
    first_question: givenId.nullable(),
    questions: z
      .array(
        z.object({
          id: givenId,
          text: z.string().trim().max(mostText).default(''),
          answers: z
            .array(
              z.object({
                id: givenId,
                /** Among products that fit equally, chance decides by the texts of the answers. */
                text: z.string().trim().max(mostText).default(''),
                next_question: givenId.nullable(),
                product_rules: productRules.default([]),
              }),
            )
            .max(maxAnswersPerQuestion, `At most ${maxAnswersPerQuestion} answers`),
        }),
      )
      .max(maxQuestions, `At most ${maxQuestions} questions`),
  }),
  answer: z.object({
    simulation: z.object({
      /** 0 without a first question. */
      visitors: z.int(),
      questions: z.array(
        z.object({
          questionId: z.int(),
          shown: z.int(),
          answered: z.int(),
          answers: z.array(
            z.object({
              answerId: z.int(),
              chosen: z.int(),
              /** Visits that had products before this answer and none after it. */
              lost: z.int(),
            }),
          ),
          /** Its answers leave fewer products for some visit. */
          narrows: z.boolean(),
        }),
      ),
      withoutProducts: z.int(),
      /** Visits that came back to a question they had answered. */
      circled: z.int(),
      /** Products in stock that the recommender's rules allow, and of those the ones that no visit was shown. */
      products: z.int(),
      notShown: z.int(),
      /** Besides these, products that were left for some visit whose end is followed by follow-up questions, which were not answered. */
      askedOn: z.int(),
      complete: z.boolean(),
    }),
  }),
});
export type SimulatedVisits = z.output<typeof simulateVisits.answer>['simulation'];
