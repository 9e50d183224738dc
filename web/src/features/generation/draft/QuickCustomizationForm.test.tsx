import { quickCustomizationLook, type ShopColors } from '@parley/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { demo } from '../../../content/demo.ts';
import type { Look } from './look.ts';
import { QuickCustomizationForm } from './QuickCustomizationForm.tsx';

const colors: ShopColors = { strong: '#0f7a4f', soft: '#e6f4ee', deep: '#0a5235', edge: '#9fd3bd' };
const nothing = () => {};

const Form = () => {
  const [look, setLook] = useState<Look>({ ...quickCustomizationLook.parse({}), shopColors: false });
  return (
    <QuickCustomizationForm
      words={demo.en.customize}
      refusals={demo.en.refusals}
      username="lena@shop.example"
      onUsername={nothing}
      look={look}
      shop={{ colors }}
      note=""
      busy={false}
      trouble={null}
      onChange={setLook}
      onSubmit={nothing}
      loginPath="/login"
      forgottenPath="/forgotten-password"
    />
  );
};
const chosenColors = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name, checked }) => name === 'color' && checked)
    .map(({ value }) => value);

test('never shows two colours chosen, and spells the standard corner right', async () => {
  const { user } = show(<Form />, { signedIn: false });
  expect(chosenColors()).toEqual(['Purple']);
  await user.click(screen.getByRole('radio', { name: 'Shop’s' }));
  expect(chosenColors()).toEqual(['shop']);
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(chosenColors()).toEqual(['Blue']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard' }).value).toBe('Standart');
});
