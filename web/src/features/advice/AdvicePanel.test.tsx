import { type Advice, listAdvice, markAdvice } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { AdvicePanel } from './AdvicePanel.tsx';

const advice: Advice = {
  ...{ key: 'leaving:5', kind: 'leaving', questionnaireId: 4, questionId: 5, popupId: null, subject: 'How will you carry it?' },
  ...{ answer: '', examples: [], part: 190, whole: 1000, freeAnswers: 0, effect: 120 },
};

test('lists what to do with where it is done, and puts it aside with an undo', async () => {
  let openAdvice = [advice];
  on(listAdvice).answer(() => ({ advice: openAdvice, aside: openAdvice.length > 0 ? [] : [advice], done: [] }));
  const marked = on(markAdvice).answer(({ body }) => {
    openAdvice = body.mark === null ? [advice] : [];
    return { success: true };
  });
  const { user } = show(<AdvicePanel ownerId={1} />);
  const section = await screen.findByRole('region', { name: 'What to do next' });
  expect(section.textContent).toContain('19% leave at “How will you carry it?”');
  expect(section.textContent).toContain('about 120 more visitors would go on');
  expect(
    within(section)
      .getByRole('link', { name: /^Change the question/ })
      .getAttribute('href'),
  ).toBe('/Questionnaire/4/');
  await user.click(within(section).getByRole('button', { name: /^Put aside/ }));
  expect(await within(section).findByText('Nothing for now.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(section).findByText(/19% leave/)).toBeTruthy();
  expect(marked.map(({ body }) => body.mark)).toEqual(['aside', null]);
});

test('shows the five that concern most visits, and folds the rest away', async () => {
  const many = Array.from({ length: 7 }, (_, n) => ({ ...advice, key: `leaving:${n}`, questionId: n, subject: `Question ${n + 1}?` }));
  on(listAdvice).answer(() => ({ advice: many, aside: [], done: [] }));
  show(<AdvicePanel ownerId={1} />);
  const more = (await screen.findByText('More (2)')).closest('details');
  const inside = [...(more?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent?.match(/Question \d/)?.[0]);
  expect([more?.open, inside]).toEqual([false, ['Question 6', 'Question 7']]);
  expect(screen.getAllByText(/^19% leave at/)).toHaveLength(7);
});

test('shows what came of what was done, and nothing at all while there is nothing', async () => {
  on(listAdvice).answer(() => ({
    ...{ advice: [], aside: [] },
    done: [
      {
        advice,
        at: '2026-11-03T10:00:00.000Z',
        noticed: true,
        outcome: 'measured',
        part: 80,
        whole: 1000,
        change: { by: -0.11, low: -0.14, high: -0.08 },
      },
    ],
  }));
  show(<AdvicePanel ownerId={1} />);
  const what = await screen.findByText(/19% before, 8% since: -11 points, between -14 and -8\./);
  expect(what.textContent).toMatch(/^Done: the question was changed on Nov 3, 2026\. /);
});

test('is absent while there is nothing to say', async () => {
  const listed = on(listAdvice).answer(() => ({ advice: [], aside: [], done: [] }));
  show(<AdvicePanel ownerId={1} />);
  await expect.poll(() => listed.length).toBe(1);
  await expect.poll(() => screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
