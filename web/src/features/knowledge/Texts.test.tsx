import { addText, deleteText, getText, listTexts, type OwnerText, restoreText, updateText } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { Texts } from './Texts.tsx';

const guide: OwnerText = {
  id: 3,
  title: 'Care guide',
  kind: 'pdf',
  characters: 5120,
  beginning: 'Wash it cold.',
  addedAt: '2026-11-20T10:00:00.000Z',
};
let texts: OwnerText[];
beforeEach(() => {
  texts = [guide];
  on(listTexts).answer(() => ({ texts, totalCharacters: texts.reduce((sum, { characters }) => sum + characters, 0) }));
});

const upload = async (user: ReturnType<typeof show>['user'], name: string) => {
  await screen.findByRole('button', { name: 'Upload a file' });
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    new File(['x'], name, { type: 'application/pdf' }),
  );
};

test('without texts, a file can be uploaded; a file that cannot be read says why', async () => {
  texts = [];
  on(addText).refuse(400, { fields: { file: 'It is encrypted. Save it without a password and upload it again.' } });
  const { user } = show(<Texts />);
  expect(await screen.findByRole('heading', { name: 'No texts yet' })).toBeTruthy();
  await upload(user, 'guide.pdf');
  expect((await screen.findByRole('alert')).textContent).toContain('It is encrypted.');
  on(addText).answer(() => {
    texts = [guide];
    return { text: guide };
  });
  await upload(user, 'guide.pdf');
  expect(await screen.findByRole('heading', { name: 'Care guide' })).toBeTruthy();
  expect(screen.queryByText(/It is encrypted/)).toBeNull();
});

test('a text is deleted at once, and can be restored', async () => {
  on(deleteText).answer(() => {
    texts = [];
    return { success: true };
  });
  on(restoreText).answer(() => {
    texts = [guide];
    return { text: guide };
  });
  const { user } = show(<Texts />);
  await user.click(await screen.findByRole('button', { name: 'Delete Care guide' }));
  expect(await screen.findByRole('heading', { name: 'No texts yet' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Care guide' })).toBeTruthy();
});

test('a text is changed from what is stored now', async () => {
  on(getText).answer(() => ({ text: { ...guide, text: 'Wash it cold. Never tumble.' } }));
  const saved = on(updateText).answer(() => ({ text: guide }));
  const { user } = show(<Texts />);
  await user.click(await screen.findByRole('button', { name: 'Edit Care guide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the text' }));
  const field = await dialog.findByLabelText<HTMLTextAreaElement>('Text');
  expect(field.value).toBe('Wash it cold. Never tumble.');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('This is required')).toBeTruthy();
  await user.type(field, 'Wash it warm.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved[0]?.body).toEqual({ title: 'Care guide', text: 'Wash it warm.' });
});

test('a list that cannot be loaded can be tried again', async () => {
  on(listTexts).refuse(500, { message: 'Something broke' });
  const { user } = show(<Texts />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  on(listTexts).answer(() => ({ texts, totalCharacters: 5120 }));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Care guide' })).toBeTruthy();
});
