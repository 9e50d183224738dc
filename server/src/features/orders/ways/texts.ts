/** A text of a message, '' for none. */
export const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
