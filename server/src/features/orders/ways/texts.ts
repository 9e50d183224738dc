/** A text of a message, '' for none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
