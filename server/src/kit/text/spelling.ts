/** Unifies what pages spell in several ways. Pure. */

const dash = /(?<=[\p{L}\p{N}+])\s*[-‐‑‒–—−]\s*(?=[\p{L}\p{N}])/gu;
const times = /(?<=\d(?:\s?\p{L}{1,2})?)\s*[x×]\s*(?=\d)/giu;

/** A folded value with a number in one spelling: '6-18 months' and '6 – 18 months', '120x60 cm' and '120 × 60 cm'. Others are as they were. */
export const oneSpelling = (value: string): string => (/\d/.test(value) ? value.replace(dash, '-').replace(times, 'x') : value);

const joined = /(?<=\p{L})[-‐‑‒–](?=\p{L})/gu;

/** The form in which values are compared. 't-shirt' and 't shirt' are the same, too, because rules may be older than the way in which titles are read. */
export const comparedSpelling = (value: string): string => oneSpelling(value).replace(joined, ' ');
