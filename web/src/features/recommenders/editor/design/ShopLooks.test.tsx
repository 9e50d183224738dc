import { useForm } from '@mantine/form';
import { listShopLooks, popupDesign, readShopLook, type ShopLook } from '@parley/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inGerman, show } from '../../../../../testing/screen.tsx';
import { on } from '../../../../../testing/server.ts';
import { Presets } from './Presets.tsx';

const website = 'https://www.tea.example';
const colors = { strong: '#0f7a4f', soft: '#eef6f2', deep: '#0a5236', edge: '#bcdccf' };
const readAt = '2026-11-23T08:00:00.000Z';
const unread: ShopLook = { website, colors: null, readAt: null };

const Design = () => {
  const form = useForm({ initialValues: popupDesign.parse({}) });
  return (
    <>
      <Presets popupId="7" design={form.values} onChoose={form.setValues} />
      <p>Buttons are {form.values.popupButtonColor}</p>
    </>
  );
};

const showWith = (...looks: ShopLook[]) => {
  on(listShopLooks).answer(() => ({ looks }));
  return show(<Design />);
};

test('the shop’s own colours stand first once they were read, and are worn by a click', async () => {
  const { user } = showWith({ website, colors, readAt });
  const own = await screen.findByRole('button', { name: 'Your shop' });
  expect(screen.getAllByRole('button')[0]).toBe(own);
  expect(own.getAttribute('aria-pressed')).toBe('false');
  await user.click(own);
  expect(screen.getByText('Buttons are #0f7a4f')).toBeTruthy();
  expect(own.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Purple' }).getAttribute('aria-pressed')).toBe('false');
});

test('colours that were never read are read when their look is chosen, which says so meanwhile', async () => {
  let answer = () => {};
  const requests = on(readShopLook).answer(
    () => new Promise((resolve) => (answer = () => resolve({ look: { website, colors, readAt }, problem: null }))),
  );
  const { user } = showWith(unread);
  await user.click(await screen.findByRole('button', { name: 'Your shop Read its colours' }));
  expect(await screen.findByText('Reading tea.example. This may take some seconds.')).toBeTruthy();
  // A second click asks for nothing more.
  await user.click(screen.getByRole('button', { name: 'Your shop Read its colours' }));
  answer();
  expect(await screen.findByText('Buttons are #0f7a4f')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Your shop' }).getAttribute('aria-pressed')).toBe('true');
  expect(requests).toMatchObject([{ params: { popupId: 7 }, body: { website } }]);
});

test('says why a shop could not be read, and offers to try again', async () => {
  on(readShopLook).answer(() => ({ look: unread, problem: 'The website did not answer in time. Try again in a moment.' }));
  const { user } = showWith(unread);
  await user.click(await screen.findByRole('button', { name: /Your shop/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('The website did not answer in time. Try again in a moment.');
  on(readShopLook).answer(() => ({ look: { website, colors: null, readAt }, problem: null }));
  await user.click(screen.getByRole('button', { name: /Your shop/ }));
  expect(await screen.findByText(/^tea.example names no colour of its own/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Buttons are #6d28d9')).toBeTruthy();
});

test('several shops have their names, and without a website its place is named, in German too', async () => {
  await inGerman();
  const { unmount } = showWith(unread, { website: 'https://*.coffee.example', colors, readAt });
  expect(await screen.findByRole('button', { name: 'coffee.example' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'tea.example Farben lesen' })).toBeTruthy();
  unmount();
  showWith();
  expect((await screen.findByRole('link', { name: 'Veröffentlichen' })).getAttribute('href')).toContain('tab=publish');
});
