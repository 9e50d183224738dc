import { expect, test } from 'vitest';
import { usageSaid } from './deletion.ts';

test('the recommenders that show a questionnaire are listed before it is deleted, active ones first', () => {
  expect(usageSaid([])).toBe('No recommender shows it.');
  expect(usageSaid([{ popup_name: 'Front page', status: true }])).toBe(
    '1 recommender shows it and will show no questionnaire: “Front page” (active).',
  );
  const many = Array.from({ length: 7 }, (_, n) => ({ popup_name: `No. ${n}`, status: n === 6 }));
  expect(usageSaid(many)).toBe(
    '7 recommenders show it and will show no questionnaire: “No. 6” (active), “No. 0”, “No. 1”, “No. 2”, “No. 3” and 2 more.',
  );
});
