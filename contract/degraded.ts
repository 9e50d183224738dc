/** Parts that do not work at present although the server answers. Answers to owners name it in a header, so that every screen can say it. */

/** Holds the names, separated by commas; absent when all is well. */
export const degradedHeader = 'x-parley-degraded';

/**
 * `model`: the installation's model; `mail`: mails are late; `jobs`: work in the background is late, such as imports; `counting`: what visitors did is
 * counted late; `machines`: a machine of the database, which is a cluster, does not answer.
 */
export const degradedParts = ['model', 'mail', 'jobs', 'counting', 'machines'] as const;
export type DegradedPart = (typeof degradedParts)[number];
