/** Errors as the owner reads them: the messages of the server and of the contract, in the owner's language. */
import { schemaResolver } from '@mantine/form';
import { ApiError, messageOf } from '../../lib/calls/apiError.ts';
import { ofServer } from '../../words/t.ts';

const inWords = (errors: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, ofServer(String(message))]));

/** The message to show for any thrown value. */
export const errorText = (error: unknown): string => ofServer(messageOf(error));

/** The field errors of a refused call, for `form.setErrors`; the server uses the form's field names. */
export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof ApiError ? inWords(error.fields) : {});

/** A form's rules: those of the contract. Errors by field path. */
export const contractRules = (schema: Parameters<typeof schemaResolver>[0]) => {
  const faultsOf = schemaResolver(schema, { sync: true });
  return (values: Record<string, unknown>): Record<string, string> => inWords(faultsOf(values));
};
