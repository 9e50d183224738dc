import { type Answer, type AnswerOf, editAnswer, type listFacets } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { AnswerForm } from './AnswerForm.tsx';

const answer: Answer = {
  id: 3,
  question: 1,
  text: 'Boots',
  text_for_chatgpt: 'Wants boots',
  next_question: null,
  image: '',
  answerHasInputField: true,
  answerInputTextField: 'Size',
  answerHasCallToAction: true,
  answerCallToActionURL: 'https://shop.example/boots',
  style: { backgroundColor: '#ffffff', borderRadius: 0 },
  product_rules: [],
};

const noFacets: AnswerOf<typeof listFacets> = { categories: [], tags: [], vendors: [], attributes: [], price: null };

const Form = ({ onSaved }: { onSaved: () => void }) => {
  const facets = useQuery({ queryKey: ['facets'], queryFn: () => noFacets });
  const questions = [{ id: 1, text: 'What for?' }];
  return (
    <AnswerForm
      questionnaireId="1"
      questionId={1}
      answer={answer}
      questions={questions}
      facets={facets}
      onSaved={onSaved}
      onDirtyChange={() => {}}
    />
  );
};

test('every field that was not touched is sent back as it was', async () => {
  const onSaved = vi.fn();
  const asked = on(editAnswer).answer(() => ({ success: true, answers: [answer] }));
  const { user } = show(<Form onSaved={onSaved} />);
  const text = await screen.findByLabelText(/^Text/, { selector: 'input[data-path="text"]' });
  await user.clear(text);
  await user.type(text, 'Hiking boots');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
  const { id, question, image, ...fields } = answer;
  expect(asked.map(({ body }) => body)).toEqual([{ ...fields, text: 'Hiking boots' }]);
});

test('a fault in a closed section opens it', async () => {
  on(editAnswer).refuse(400, { fields: { 'style.textColor': 'Must be a colour like #1a2b3c' } });
  const { user } = show(<Form onSaved={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Must be a colour like #1a2b3c')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Look/ }).getAttribute('aria-expanded')).toBe('true');
});
