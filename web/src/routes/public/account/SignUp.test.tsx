import { cancelGeneration, type Generation, getGeneration, signUp as signUpCall, startGeneration } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { show, twoSecondsLater } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { signUp } from '../../../content/signUp.ts';
import SignUp from './SignUp.tsx';

/** A generation as it is right after its start. */
const begun: Generation = {
  id: 'a-draft.signed',
  website: 'https://shop.example',
  email: '',
  source: 'shop',
  phase: 'reading',
  place: null,
  pages: 0,
  found: 0,
  questions: 0,
  failure: null,
  draft: null,
  learnt: null,
  backdrop: false,
};
beforeEach(() => {
  on(startGeneration).answer(() => ({ generation: begun }));
  on(getGeneration).answer(({ params }) => ({ generation: { ...begun, id: params.id, found: 34 } }));
});

const page = { path: '/signup', element: <SignUp />, loader: () => signUp.en };
const showForm = async () => {
  const shown = show(<i />, { at: '/signup', path: '/', others: [page], signedIn: false });
  await screen.findByText('Step 1 of 2');
  twoSecondsLater();
  return shown;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

const fillFirstStep = async (user: UserEvent) => {
  await user.click(screen.getByRole('radio', { name: 'Shopify' }));
  await user.click(screen.getByRole('radio', { name: '1k-10k' }));
  await user.type(field('Website'), 'https://shop.example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Step 2 of 2');
};
const fillSecondStep = async (user: UserEvent) => {
  await user.type(field('Name'), 'Lena');
  await user.type(field('Surname'), 'Berg');
  await user.type(field('Email'), 'lena@shop.example');
  await user.type(field('Password'), 'long enough');
};

test('the first step names its empty fields and does not blame the second', async () => {
  const { user } = await showForm();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findAllByText('This is required')).toHaveLength(3);
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Website')));
});

test('the second step refuses an invalid address and a short password, and sends nothing', async () => {
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = await showForm();
  await fillFirstStep(user);
  await user.type(field('Name'), 'Lena');
  await user.type(field('Surname'), 'Berg');
  // The browser itself takes this for an address.
  await user.type(field('Email'), 'lena@shop');
  await user.type(field('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This is not an email address')).toBeTruthy();
  expect(screen.getByText('At least 8 characters')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('both steps are sent as one, with the consent; the thanks replace the form', async () => {
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = await showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
  expect(screen.getByText(signUp.en.form.congratulations).closest('[role=status]')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sent' }).value).toBe(100);
  // What was done is not asked for again.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signUp.en.sentTitle);
  expect(screen.queryByText(signUp.en.intro)).toBeNull();
  expect(requests[0]?.body).toMatchObject({ plattform: 'Shopify', traffic: '1k-10k', username: 'lena@shop.example', consent: true });
});

test('a refused field of the first step leads back to it; the input stays', async () => {
  on(signUpCall).refuse(400, { fields: { websiteAdress: 'This is no website' } });
  const { user } = await showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This is no website')).toBeTruthy();
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  expect(field('Website').value).toBe('https://shop.example');
  expect(field('Password').value).toBe('long enough');
});

/** The same when it is ready. */
const ready: Generation = {
  ...begun,
  phase: 'ready',
  found: 34,
  draft: {
    Output: [{ questionText: 'How do you brew?', answerOptions: ['Filter', 'Moka pot'] }],
    Website: begun.website,
    email: '',
    df: begun.id,
  },
  learnt: {
    products: 34,
    examples: [{ title: 'Fjord', image: '/fjord.jpg' }],
    complete: true,
    note: '',
    facts: [],
    pages: [],
    colors: null,
    quality: null,
  },
  backdrop: true,
};
const readyWith = (quality: NonNullable<Generation['learnt']>['quality']): Generation => ({
  ...ready,
  learnt: ready.learnt && { ...ready.learnt, quality },
});
const failed = (code: string): Generation => ({ ...begun, phase: 'failed', failure: { code, message: `It is ${code}.` } });
const send = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send' }));

test('nothing is read before Next, and the page says what happens then', async () => {
  const starts = on(startGeneration).answer(() => ({ generation: begun }));
  const { user } = await showForm();
  await user.type(field('Website'), 'https://shop.example');
  expect(screen.getByRole('heading', { name: 'What happens with the address' })).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Step 1 of 2' }).value).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(starts).toEqual([]);
});

test('says that a shop answers once it did', async () => {
  const { user } = await showForm();
  await fillFirstStep(user);
  expect((await screen.findByText('Products found')).nextElementSibling?.textContent).toBe('34');
  expect(screen.queryByText('It answers')).toBeNull();
});

test('shows what was read so far beside the second step', async () => {
  on(getGeneration).answer(() => ({ generation: { ...begun, pages: 7, found: 11 } }));
  const { user } = await showForm();
  await fillFirstStep(user);
  expect(await screen.findByRole('heading', { name: 'Reading shop.example' })).toBeTruthy();
  expect((await screen.findByText('Products found')).nextElementSibling?.textContent).toBe('11');
  expect(await screen.findByText('It answers')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Step 2 of 2' }).value).toBe(50);
});

test('the shop is read while the second step is filled in; what was found is shown, and the draft is sent with it', async () => {
  on(getGeneration).answer(() => ({ generation: ready }));
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = await showForm();
  await fillFirstStep(user);
  expect(await screen.findByText('34 products · 1 question')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Fjord' })).toBeTruthy();
  expect(screen.getByText('+33')).toBeTruthy();
  expect(screen.getByText('Filter · Moka pot')).toBeTruthy();
  expect(screen.getByTitle('shop.example').getAttribute('src')).toContain(begun.id);
  expect(screen.getByTitle('shop.example').getAttribute('sandbox')).toBe('');
  await fillSecondStep(user);
  await send(user);
  await waitFor(() => expect(requests.map(({ body }) => body.df)).toEqual(['a-draft.signed']));
  expect(await screen.findByText(/It goes to lena@shop.example/)).toBeTruthy();
});

test('says what the catalogue lacks for good questions beside the draft, and does not call the draft ready', async () => {
  on(getGeneration).answer(() => ({ generation: readyWith({ findable: 0.4, good: false, lacks: ['colours', 'prices'] }) }));
  const { user } = await showForm();
  await fillFirstStep(user);
  expect(await screen.findByText(/cannot tell your products apart well yet/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/colour/i), expect.stringMatching(/price/i)]),
  );
  expect(screen.getByText(/first draft/)).toBeTruthy();
  expect(screen.queryByText(/recommender is ready/)).toBeNull();
});

test('names nothing missing if the questions are good', async () => {
  on(getGeneration).answer(() => ({ generation: readyWith({ findable: 0.97, good: true, lacks: [] }) }));
  const { user } = await showForm();
  await fillFirstStep(user);
  expect(await screen.findByText(/recommender is ready/)).toBeTruthy();
  expect(screen.queryByText(/cannot tell your products apart/)).toBeNull();
});

test('a shop that cannot be read is named with its reason; another address is read, and is the one that is sent', async () => {
  const starts = on(startGeneration).answer(({ body }) => ({
    generation: { ...begun, id: body.website.includes('right') ? 'right' : 'wrong', website: body.website },
  }));
  on(getGeneration).answer(({ params }) => ({
    generation: params.id === 'right' ? { ...ready, id: params.id } : { ...failed('unreachable'), id: params.id },
  }));
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = await showForm();
  await fillFirstStep(user);
  expect(await screen.findByRole('heading', { name: 'shop.example does not answer' })).toBeTruthy();
  const other = screen.getByLabelText<HTMLInputElement>('Is your shop somewhere else?');
  await user.clear(other);
  await user.type(other, 'right.example');
  await user.click(screen.getByRole('button', { name: 'Read this one' }));
  expect(await screen.findByText('34 products · 1 question')).toBeTruthy();
  await fillSecondStep(user);
  await send(user);
  await waitFor(() => expect(requests.map(({ body }) => [body.websiteAdress, body.df])).toEqual([['right.example', 'right']]));
  expect(starts).toHaveLength(2);
});

test('a shop behind a password can be described instead', async () => {
  const starts = on(startGeneration).answer(({ body }) => ({
    generation: { ...begun, id: body.from ?? 'shop', source: body.from ?? 'shop' },
  }));
  on(getGeneration).answer(({ params }) => ({
    generation:
      params.id === 'description' ? { ...ready, source: 'description', id: params.id } : { ...failed('needs_login'), id: params.id },
  }));
  const { user } = await showForm();
  await fillFirstStep(user);
  await user.type(await screen.findByLabelText('What do you sell, and for whom?'), 'Soaps for men');
  await user.click(screen.getByRole('button', { name: 'Make questions from this' }));
  expect(await screen.findByRole('heading', { name: 'What we made of your sentence' })).toBeTruthy();
  expect(starts[1]?.body).toMatchObject({ from: 'description', description: 'Soaps for men' });
});

test('a draft that failed is not sent: the shop is read again with the account', async () => {
  on(getGeneration).answer(() => ({ generation: failed('slow') }));
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = await showForm();
  await fillFirstStep(user);
  await screen.findByRole('button', { name: 'Try again' });
  await fillSecondStep(user);
  await send(user);
  await waitFor(() => expect(requests.map(({ body }) => body.df)).toEqual([undefined]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

test('going back without a change reads nothing again; another address ends the first reading', async () => {
  const starts = on(startGeneration).answer(({ body }) => ({ generation: { ...begun, id: new URL(body.website).host } }));
  const ends = on(cancelGeneration).answer(() => ({ generation: { ...begun, phase: 'cancelled' } }));
  const { user } = await showForm();
  await fillFirstStep(user);
  await waitFor(() => expect(starts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  await user.clear(field('Website'));
  await user.type(field('Website'), 'other.example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(starts.map(({ body }) => body.website)).toEqual(['https://shop.example', 'https://other.example']));
  await waitFor(() => expect(ends.map(({ params }) => params.id)).toEqual(['shop.example']));
});

test('a shop that cannot be read now does not stop the sign-up', async () => {
  on(startGeneration).refuse(503, { message: 'Many shops are being read right now' });
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = await showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(requests.map(({ body }) => body.df)).toEqual([undefined]));
});

test('the invite can be sent again', async () => {
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = await showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Send the invite again' }));
  expect(await screen.findByText(signUp.en.form.resent)).toBeTruthy();
  expect(requests.map(({ body }) => body.username)).toEqual(['lena@shop.example', 'lena@shop.example']);
});
