/** Texts of bin in German. */
export const bin = {
  '1 day left': 'noch 1 Tag',
  'Bring back {name}': '„{name}“ zurückholen',
  'Nothing was deleted in the last {days} days.': 'In den letzten {days} Tagen wurde nichts gelöscht.',
  'Was shown by {names}': 'War zu sehen in {names}',
  '{kind}, deleted {moment}, {daysLeft}': '{kind}, gelöscht am {moment}, {daysLeft}',
  '{n} days left': 'noch {n} Tage',
  '“{name}” is back.': '„{name}“ ist wieder da.',
} as const;
