/** The one shape of every refusal (4xx and 5xx). */
import { z } from 'zod';

export const errorBody = z.object({
  error: z.object({
    /** Stable; programs compare it. */
    code: z.string(),
    /** For a person. */
    message: z.string(),
    /** Each bad field by its path, `answer.0.answerId`, with what is wrong with it. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

export type ErrorBody = z.output<typeof errorBody>;
