import { Button } from '@mantine/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { confirmDanger } from './confirm.tsx';
import { notifyUndo } from './notify.tsx';

const asking = (onConfirm: () => void) => (
  <Button onClick={() => confirmDanger({ title: 'Delete “Shoes”?', message: 'It is gone for good.', action: 'Delete', onConfirm })}>
    Ask
  </Button>
);

test('a dangerous action runs only when it is confirmed; Cancel and Escape return the focus', async () => {
  const remove = vi.fn();
  const { user } = show(asking(remove));
  const ask = screen.getByRole('button', { name: 'Ask' });
  for (const giveUp of [
    async () => user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' })),
    async () => {
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
    },
  ]) {
    await user.click(ask);
    await giveUp();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(ask));
  }
  expect(remove).not.toHaveBeenCalled();

  await user.click(ask);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Shoes”?' }));
  expect(dialog.getByText('It is gone for good.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an undo runs once, and its notification closes', async () => {
  const undo = vi.fn();
  const { user } = show(<Button onClick={() => notifyUndo('3 products deleted', undo)}>Delete</Button>);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('3 products deleted')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('3 products deleted')).toBeNull());
});

test('a further change of the same thing replaces its notification; a change of another thing does not', async () => {
  const undone = vi.fn();
  const change = (what: string, subject: string) => notifyUndo(what, () => undone(what), subject);
  const { user } = show(
    <>
      <Button onClick={() => change('Red removed', 'mug')}>1</Button>
      <Button onClick={() => change('Blue removed', 'mug')}>2</Button>
      <Button onClick={() => change('Oak removed', 'table')}>3</Button>
    </>,
  );
  for (const name of ['1', '2', '3']) await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Blue removed')).toBeTruthy();
  expect(await screen.findByText('Oak removed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Red removed')).toBeNull());
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(undone).toHaveBeenCalledOnce();
});
