import { listFactValues, matchProducts, type ProductRule } from '@parley/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { FactCondition } from './FactCondition.tsx';

type FactRule = Extract<ProductRule, { field: 'fact' }>;

const colours = { family: 'colour', familyName: 'colour', values: [{ value: 'blue', label: 'Blue', count: 12 }] };
const empty: FactRule = { field: 'fact', family: '', values: [], effect: 'prefer', weight: 1 };

const Field = ({ first, onChange }: { first: FactRule; onChange: (rule: FactRule) => void }) => {
  const [rule, setRule] = useState(first);
  return (
    <FactCondition
      rule={rule}
      errorOf={() => undefined}
      onChange={(next) => {
        setRule(next);
        onChange(next);
      }}
    />
  );
};

test('a family and its values are chosen, each with the number of products', async () => {
  on(matchProducts).answer(() => ({ products: [], total: 0 }));
  on(listFactValues).answer(() => ({ families: [colours] }));
  let rule = empty;
  const { user } = show(<Field first={empty} onChange={(next) => (rule = next)} />);
  await user.click(await screen.findByRole('combobox', { name: 'Kind of fact' }));
  await user.click(await screen.findByRole('option', { name: 'Colour' }));
  await user.click(screen.getByRole('combobox', { name: 'Facts' }));
  await user.click(await screen.findByRole('option', { name: /Blue\s*12/ }));
  expect(rule).toMatchObject({ family: 'colour', values: ['blue'] });
});

test('a rule about facts that no product has any more stays visible and can be changed', async () => {
  on(listFactValues).answer(() => ({ families: [colours] }));
  show(<Field first={{ ...empty, family: 'attribute:scent', values: ['rose'] }} onChange={() => {}} />);
  expect(await screen.findByDisplayValue('Scent')).toBeTruthy();
  expect(screen.getByText('rose')).toBeTruthy();
});

test('facts that cannot be loaded can be asked for again; a catalogue without facts says what brings them', async () => {
  on(listFactValues).refuse(422, { message: 'Not today' });
  const { user } = show(<Field first={empty} onChange={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Not today');
  on(listFactValues).answer(() => ({ families: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No facts are known of your products yet/)).toBeTruthy();
});
