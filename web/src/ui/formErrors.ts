import { ApiError } from '../lib/apiError.ts';

/** What a refused call says about single fields, for `form.setErrors`; the server names them as the form does. */
export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof ApiError ? { ...error.fields } : {});
