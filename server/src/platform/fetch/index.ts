export { isPublicAddress } from './address.ts';
export type { Fetch } from './api.ts';
export type { FetchedPage, FetchLimits, GetOptions, GuardedFetch } from './client.ts';
export { createGuardedFetch } from './on-first-use.ts';
export type { ShownPicture } from './picture.ts';
export { FetchRefused } from './refusal.ts';
export { decodeText } from './text.ts';
export { checkUrl } from './url.ts';
