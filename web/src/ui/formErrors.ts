import { ApiError } from '../lib/apiError.ts';

/** The field errors of a refused call, for `form.setErrors`; the server uses the form's field names. */
export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof ApiError ? { ...error.fields } : {});
