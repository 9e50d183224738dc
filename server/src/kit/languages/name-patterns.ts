/** Patterns of the names of properties, for the languages' folders. */

/** In languages that name the thing first, its gender is that of the first word; what follows may be anything. */
export const firstWord = (pattern: string) => new RegExp(`^(?:${pattern})(?: .*)?$`, 'u');

/** A name of one word that ends so. */
export const endingIn = (pattern: string) => new RegExp(`^[\\p{L}-]*(?:${pattern})$`, 'u');
