/** Texts of bin in German. */
export const bin = {
  'Bring back {name}': '',
  'Nothing was deleted in the last {binDays} days.': '',
  '“{name}” is back.': '',
} as const;
