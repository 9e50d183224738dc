/** What went wrong with a call, for pages that do not load the contract before they need it. */

export interface Trouble {
  /** As in ApiError; 0 when no answer came. */
  status: number;
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Reads any thrown value; an ApiError is known by its shape, because its own module brings the contract's schemas. */
export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof Error && error.name === 'ApiError') {
    // A plain object: the message of an error is lost where the object is copied.
    const { status, code, message, fields } = error as Error & Trouble;
    return { status, code, message, fields };
  }
  return { status: 0, code: 'unexpected', message: 'Something unexpected happened. Try again in a moment.', fields: {} };
};

/** Whether the same call may well succeed a moment later: no answer, too many at once, or trouble on the server. */
export const mayPass = ({ status }: Pick<Trouble, 'status'>): boolean => status === 0 || status === 429 || status >= 500;

/** Refusals in the page's language: by the server's code, and of fields by their name. */
export interface RefusalWords {
  /** `no_answer` stands for a server that cannot be reached. Empty where the server speaks the page's language. */
  codes: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  /** For what is not named; '' takes the server's words. */
  other: string;
}

/** A trouble as the page says it. */
export const worded = ({ status, code, message, fields }: Trouble, words: RefusalWords): Pick<Trouble, 'message' | 'fields'> => ({
  message: words.codes[status === 0 ? 'no_answer' : code] ?? (words.other || message),
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, words.fields[name] ?? (words.other || text)])),
});
