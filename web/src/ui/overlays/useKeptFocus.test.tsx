import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { mainId } from '../page/SkipLink.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** Rows that can be taken off, and one that is busy for a while. */
const Rows = ({ over = false }: { over?: boolean }) => {
  const [rows, setRows] = useState(['One', 'Two', 'Three']);
  const [busy, setBusy] = useState(false);
  useKeptFocus();
  return (
    <>
      <main id={mainId} tabIndex={-1}>
        <p>Nothing to press</p>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
            {row}
          </button>
        ))}
        <button type="button" disabled={busy} onClick={() => setBusy(true)}>
          Work
        </button>
      </main>
      <button type="button" onClick={() => setBusy(false)}>
        Done
      </button>
      {over && (
        <div role="dialog">
          <button type="button" onClick={() => setRows(rows.slice(1))}>
            Delete it
          </button>
        </div>
      )}
    </>
  );
};
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => expect.poll(() => document.activeElement?.textContent);

test('the next element gets the focus of one that disappears, or the previous element if there is no next one', async () => {
  const { user } = show(<Rows />);
  button('Two').focus();
  await user.keyboard('{Enter}');
  await focused().toBe('Three');
  await user.keyboard('{Enter}');
  await focused().toBe('Work');
  button('One').focus();
  await user.keyboard('{Enter}');
  await focused().toBe('Work');
});

test('an element that was disabled for a while gets the focus back', async () => {
  const { user } = show(<Rows />);
  button('Work').focus();
  await user.keyboard('{Enter}');
  // As browsers do with what is disabled.
  button('Work').blur();
  expect(document.activeElement).toBe(document.body);
  button('Done').click();
  await focused().toBe('Work');
});

test('the focus goes on where a dialog deleted what it came from', async () => {
  const { user } = show(<Rows over />);
  button('One').focus();
  button('Delete it').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Delete it');
  button('Delete it').blur();
  button('Two').title = 'the next change of the screen';
  button('Done').toggleAttribute('disabled');
  await focused().toBe('Two');
});

test('a click on nothing does not move the focus to a control', async () => {
  const { user } = show(<Rows />);
  button('One').focus();
  await user.click(screen.getByText('Nothing to press'));
  button('One').click();
  await expect.poll(() => screen.queryByRole('button', { name: 'One' })).toBeNull();
  expect(document.activeElement?.id).toBe(mainId);
});
