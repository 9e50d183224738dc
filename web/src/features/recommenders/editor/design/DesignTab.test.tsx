import { useForm } from '@mantine/form';
import { listShopLooks, popupBehaviour, popupDesign, productChoice } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { inGerman, show } from '../../../../../testing/screen.tsx';
import { on } from '../../../../../testing/server.ts';
import type { Settings } from '../settings.ts';
import type { OpenGroups } from './DesignFolds.tsx';
import { DesignTab } from './DesignTab.tsx';

const usual = popupDesign.extend(popupBehaviour.shape).extend(productChoice.shape).parse({}) as unknown as Settings;

/** The tab beside others, as in the editor: it goes away and comes back. */
const Editor = ({ design = {} }: { design?: Partial<Settings> }) => {
  const form = useForm<Settings>({ initialValues: { ...usual, ...design } });
  const [open, setOpen] = useState<OpenGroups>(new Set());
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && <DesignTab form={form} popupId="1" sound={form.values} openGroups={open} onOpenGroups={setOpen} />}
      <button type="button" onClick={() => setShown(!shown)}>
        Another tab
      </button>
      <button type="button" onClick={() => form.setErrors({ popupWordForAnd: 'This is required' })}>
        Save it
      </button>
    </>
  );
};

beforeEach(() => {
  on(listShopLooks).answer(() => ({ looks: [] }));
});

const isOpen = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

test('looks and the first words stand open, the rest unfolds by keyboard and is remembered when the tab is drawn again', async () => {
  const { user } = show(<Editor />);
  expect(screen.getByRole('button', { name: 'Purple' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Send button' })).toBeNull();
  screen.getByRole('button', { name: 'Buttons and small words' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Send button' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Another tab' }));
  await user.click(screen.getByRole('button', { name: 'Another tab' }));
  expect(isOpen(/^Buttons and small words/)).toBe(true);
  expect(isOpen(/^Answers/)).toBe(false);
});

test('a search shows what it finds, opened, and folds again', async () => {
  const { user } = show(<Editor />);
  await user.type(screen.getByRole('searchbox', { name: 'Find a setting' }), 'radius');
  expect(screen.getByRole('textbox', { name: 'Corner radius' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Answer corner radius' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Width' })).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('textbox', { name: 'Corner radius' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(screen.getByText('No setting has that name.')).toBeTruthy();
});

test('an error opens its group, which stays open once it is corrected', async () => {
  const { user } = show(<Editor />);
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  expect(screen.getByText('This is required')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Word for “and”' }), '!');
  expect(screen.queryByText('This is required')).toBeNull();
  expect(isOpen(/^Buttons and small words/)).toBe(true);
});

test('colours that are hard to read open what is marked, and it can be folded all the same', async () => {
  const { user } = show(<Editor design={{ popupTitleColor: '#eeeeee' }} />);
  expect(screen.getByText('One colour is too close to what is behind. It is marked below.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Make it readable' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Type/ }));
  expect(isOpen(/^Type.*1 hard to read/)).toBe(false);
});

test('in German every text is German', async () => {
  await inGerman();
  const { user } = show(<Editor design={{ popupTitleColor: '#eeeeee' }} />);
  expect(screen.getByRole('button', { name: 'Lila' })).toBeTruthy();
  await waitFor(() => expect(isOpen(/^Schrift.*1 schwer zu lesen/)).toBe(true));
  await user.type(screen.getByRole('searchbox', { name: 'Einstellung suchen' }), 'eckenradius');
  expect(screen.getByRole('textbox', { name: 'Eckenradius der Antworten' })).toBeTruthy();
});
