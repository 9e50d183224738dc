import { type AnswerOf, correctProductFact, listProductFacts, type Product, type ProductFact } from '@parley/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { ProductFacts } from './ProductFacts.tsx';

type Facts = AnswerOf<typeof listProductFacts>;

const product = { id: 7, attributes: { Color: ['Navy'] }, variants: [{ options: { Length: '1 m' } }] } as unknown as Product;
const fact = (family: string, familyName: string, value: string, label: string, source: ProductFact['source'], certainty: number) => ({
  family,
  familyName,
  value,
  label,
  source,
  certainty,
});
const navy = fact('colour', 'Colour', 'blue', 'Navy', 'attribute', 0.95);
const metre = fact('attribute:length', 'length', '1 m', '1 m', 'option', 0.9);
const brass = fact('material', 'Material', 'brass', 'Brass', 'description', 0.3);
const red = fact('colour', 'Colour', 'red', 'Red', 'owner', 1);
const families = [
  { family: 'colour', familyName: 'Colour' },
  { family: 'room', familyName: 'Room' },
];
const factsOf = (...facts: ProductFact[]): Facts => ({ facts, removed: [], families });
const withoutNavy: Facts = {
  facts: [metre, brass],
  removed: [{ family: 'colour', familyName: 'Colour', value: 'blue', label: 'Navy' }],
  families,
};

const showFacts = (facts: Facts) => {
  on(listProductFacts).answer(() => facts);
  const saved = vi.fn();
  const form = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    >
      <ProductFacts product={product} />
      <button type="submit">Save</button>
    </form>
  );
  return { ...show(form), saved };
};

test('facts stand by family, with where they are from and how sure they are', async () => {
  showFacts(factsOf(navy, metre, brass, red));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  const colours = within(await screen.findByRole('list', { name: 'Colour' })).getAllByRole('listitem');
  expect(colours.map(({ textContent }) => textContent)).toEqual(['Navy from the attribute Color', 'Red you corrected this']);
  expect(screen.getByRole('list', { name: 'Length' }).textContent).toBe('1 m from the option Length');
  expect(screen.getByRole('list', { name: 'Material' }).textContent).toBe('Brass from the description · a guess, not used');
});

/** The Undo of the notification with this message. */
const undoOf = async (message: string) =>
  within((await screen.findByText(message)).parentElement as HTMLElement).getByRole('button', { name: 'Undo' });

test('a product without facts says what to do', async () => {
  showFacts(factsOf());
  expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
});

test('facts that cannot be loaded can be loaded again', async () => {
  on(listProductFacts).refuse(400);
  const { user } = show(<ProductFacts product={product} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  on(listProductFacts).answer(() => factsOf(navy));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Navy')).toBeTruthy();
});

test('a removed fact can be undone in the notification and in the list, and the focus stays in the list', async () => {
  const { user } = showFacts(factsOf(navy, metre, brass));
  const corrections = on(correctProductFact).answer(({ body }) => (body.action === 'remove' ? withoutNavy : factsOf(navy, metre, brass)));
  await user.click(await screen.findByRole('button', { name: 'Remove Colour Navy' }));
  expect(await screen.findByText('Colour: Navy is removed')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Colour' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Length 1 m' })));
  await user.click(await undoOf('Colour: Navy is removed'));
  expect(await screen.findByRole('list', { name: 'Colour' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Colour Navy' }));
  await user.click(await screen.findByRole('button', { name: 'Put back Colour Navy' }));
  expect(await screen.findByRole('list', { name: 'Colour' })).toBeTruthy();
  expect(corrections.map(({ params, body }) => [params.id, body.action, body.family, body.value])).toEqual([
    [7, 'remove', 'colour', 'blue'],
    [7, 'undo', 'colour', 'blue'],
    [7, 'remove', 'colour', 'blue'],
    [7, 'undo', 'colour', 'blue'],
  ]);
});

test('a fact that the owner added leaves no trace, and comes back in the owner’s word', async () => {
  const { user } = showFacts(factsOf(red, metre));
  const corrections = on(correctProductFact).answer(({ body }) => (body.action === 'add' ? factsOf(red, metre) : factsOf(metre)));
  await user.click(await screen.findByRole('button', { name: 'Remove Colour Red' }));
  await user.click(await undoOf('Colour: Red is removed'));
  expect(await screen.findByText('Red')).toBeTruthy();
  expect(corrections.map(({ body }) => body)).toEqual([
    { action: 'undo', family: 'colour', value: 'red' },
    { action: 'add', family: 'colour', value: 'Red' },
  ]);
});

test('a value is added with Enter, which does not save the product, and can be undone', async () => {
  const { user, saved } = showFacts(factsOf(navy));
  const corrections = on(correctProductFact).answer(({ body }) => (body.action === 'add' ? factsOf(navy, red) : factsOf(navy)));
  await user.click(await screen.findByRole('button', { name: 'Add to Colour' }));
  await user.keyboard('Red{Enter}');
  expect(await screen.findByText('you corrected this')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Value').value).toBe('');
  await user.click(await undoOf('Colour: Red is added'));
  await waitFor(() => expect(screen.queryByText('you corrected this')).toBeNull());
  expect(corrections.map(({ body }) => body)).toEqual([
    { action: 'add', family: 'colour', value: 'Red' },
    { action: 'undo', family: 'colour', value: 'red' },
  ]);
  expect(saved).not.toHaveBeenCalled();
});

test('names missing input before anything is sent', async () => {
  const { user } = showFacts(factsOf());
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(screen.getAllByText('This is required')).toHaveLength(2);
});

test('a guess can be confirmed', async () => {
  const { user } = showFacts(factsOf(brass));
  const sure = fact('material', 'Material', 'brass', 'Brass', 'owner', 1);
  const corrections = on(correctProductFact).answer(() => factsOf(sure));
  await user.click(await screen.findByRole('button', { name: 'Material Brass is right' }));
  expect(await screen.findByText('you corrected this')).toBeTruthy();
  expect(corrections[0]?.body).toEqual({ action: 'add', family: 'material', value: 'brass' });
});
