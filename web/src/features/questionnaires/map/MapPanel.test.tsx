import { type BodyOf, simulateVisits } from '@parley/contract';
import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { changeAnswer, newQuestion, settled } from '../outline/document/model.ts';
import { MapPanel } from './MapPanel.tsx';

// The boxes are laid out in a worker, which a page without a browser has not.
beforeEach(() =>
  vi.stubGlobal(
    'Worker',
    class {
      postMessage() {}
      terminate() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const [where, how] = [newQuestion('Where?', ['Road', 'Trail', '']), newQuestion('How far?', ['Far'])];
const draft = settled({ first_question: null, questions: [where, how] });
const [road, trail] = draft.questions[0]?.answers ?? [];

const Panel = () => {
  const [outline, setOutline] = useState(draft);
  return (
    <>
      <MapPanel
        questionnaireId="7"
        funnel={{ data: undefined, isError: false } as ComponentProps<typeof MapPanel>['funnel']}
        outline={outline}
        answers={new Map(outline.questions.map(({ id, answers }) => [id, answers]))}
        unsaved
        large
        troubled={new Set()}
        focus={null}
        onGo={() => {}}
        onRelink={() => {}}
        undo={null}
      />
      <button type="button" onClick={() => setOutline((before) => changeAnswer(before, trail?.id ?? 0, { next_question: null }))}>
        Lead to the end
      </button>
    </>
  );
};

test('visits are simulated through what is edited, saved or not, and again after a change', async () => {
  const requestBodies: BodyOf<typeof simulateVisits>[] = [];
  on(simulateVisits).answer(({ body }) => {
    requestBodies.push(body);
    const lost = requestBodies.length === 1 ? road : trail;
    const answers = [{ answerId: lost?.id ?? 0, chosen: 500, lost: 500 }];
    const questions = [{ questionId: where.id, shown: 1000, answered: 1000, narrows: true, answers }];
    return {
      simulation: { visitors: 1000, questions, withoutProducts: 0, circled: 0, products: 9, notShown: 0, askedOn: 0, complete: true },
    };
  });
  const { user } = show(<Panel />);
  await user.click(screen.getByRole('radio', { name: 'Simulated 1,000' }));
  expect(await screen.findByText('“Road” leads to no product')).toBeTruthy();
  expect(screen.getByText('With your changes that are not saved yet.')).toBeTruthy();
  // The answer that nobody wrote into is not there yet.
  expect(requestBodies[0]).toMatchObject({
    questionnaire: 7,
    first_question: where.id,
    questions: [{ id: where.id, answers: [{ id: road?.id, text: 'Road', next_question: how.id }, { id: trail?.id }] }, { id: how.id }],
  });
  await user.click(screen.getByRole('button', { name: 'Lead to the end' }));
  expect(await screen.findByText('“Trail” leads to no product')).toBeTruthy();
  expect(requestBodies[1]?.questions[0]?.answers[1]?.next_question).toBe(null);
});
