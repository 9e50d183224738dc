/** Texts of notifications in German. */
export const notifications = {
  'Email me about new leads': '',
} as const;
