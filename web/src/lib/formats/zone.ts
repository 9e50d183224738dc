/** The reader's time zone, in which times are shown and days begin. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
