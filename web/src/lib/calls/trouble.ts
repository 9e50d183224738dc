/** The errors of calls, for pages that load the contract only when they need it. */

export interface Trouble {
  /** As in ApiError; 0 when no answer came. */
  status: number;
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Reads any thrown value. Recognises an ApiError by its shape, because importing its module would load the contract's schemas. */
export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof Error && error.name === 'ApiError') {
    // A plain object: the message of an error is lost where the object is copied.
    const { status, code, message, fields } = error as Error & Trouble;
    return { status, code, message, fields };
  }
  return { status: 0, code: 'unexpected', message: 'Something unexpected happened. Try again in a moment.', fields: {} };
};

/** Whether a retry may succeed: no answer, too many requests, or a server error. */
export const mayPass = ({ status }: Pick<Trouble, 'status'>): boolean => status === 0 || status === 429 || status >= 500;

/** Messages in the page's language, by error code and by field name. */
export interface RefusalWords {
  /** By error code; `no_answer` is for a server that cannot be reached. Empty where the server speaks the page's language. */
  codes: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  /** For all other codes; '' shows the server's message. */
  other: string;
}

/** Translates an error into the page's language. */
export const worded = ({ status, code, message, fields }: Trouble, words: RefusalWords): Pick<Trouble, 'message' | 'fields'> => ({
  message: words.codes[status === 0 ? 'no_answer' : code] ?? (words.other || message),
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, words.fields[name] ?? (words.other || text)])),
});
