import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { demo } from '../../content/demo.ts';
import { GenerateForm } from './GenerateForm.tsx';

/** The form on a page whose address gives a shop after the first paint. */
const Page = () => {
  const [website, setWebsite] = useState('');
  return (
    <>
      <GenerateForm words={demo.en.start} initial={{ website, email: '' }} busy={false} refusal={null} onSubmit={() => {}} />
      <button type="button" onClick={() => setWebsite('shop.example')}>
        Arrive
      </button>
    </>
  );
};

test('an address that arrives after the first paint is filled in, and the email typed meanwhile stays', async () => {
  const { user } = show(<Page />, { signedIn: false });
  await user.type(screen.getByLabelText('Email'), 'lena@shop.example');
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.getByLabelText<HTMLInputElement>('Website').value).toBe('shop.example');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lena@shop.example');
});
