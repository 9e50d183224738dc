/** Texts of activity in German. */
export const activity = {
  'Nothing yet. What is changed from now on is listed here, with the device that it was changed from.': '',
  'Show older': '',
  'What was done with your account': '',
} as const;
