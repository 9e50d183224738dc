/** The body of every error answer (4xx and 5xx). */
import { z } from 'zod';

export const errorBody = z.object({
  error: z.object({
    /** A stable code for programs. */
    code: z.string(),
    /** A message for people. */
    message: z.string(),
    /** The invalid fields by their path, such as `answer.0.answerId`, with the reason. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

export type ErrorBody = z.output<typeof errorBody>;
