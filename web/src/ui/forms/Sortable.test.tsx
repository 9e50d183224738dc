import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { DragHandle, SortableArea, SortableItem } from './Sortable.tsx';

/** The place at which the dragged item was picked up, where its label is drawn. */
let pickedUpPlace = 0;

/** jsdom lays nothing out: each row is 40 px high, at its place among its siblings. */
beforeEach(() => {
  document.getAnimations = () => [];
  Element.prototype.animate = () => Object.assign(new EventTarget(), { finished: Promise.resolve() }) as unknown as Animation;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const place = row?.parentElement ? [...row.parentElement.querySelectorAll(':scope > li')].indexOf(row) : pickedUpPlace;
    return new DOMRect(0, place * 40, 200, 40);
  });
});

const List = ({ items, onMove }: { items: string[]; onMove: (id: string | number, index: number) => void }) => {
  const [order, setOrder] = useState(items);
  const move = (id: string | number, index: number) => {
    onMove(id, index);
    setOrder((before) => before.filter((item) => item !== id).toSpliced(index, 0, String(id)));
  };
  return (
    <SortableArea nameOf={(id) => `Item ${id}`} onMove={move}>
      <ul>
        {order.map((id, index) => (
          <SortableItem key={id} id={id} list="items" index={index} component="li">
            {items.length > 1 && <DragHandle label={`Drag ${id}`} />} {id}
          </SortableItem>
        ))}
      </ul>
    </SortableArea>
  );
};
const order = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
const announced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
const handle = (id: string) => screen.getByRole('button', { name: `Drag ${id}` });
const pickUp = async (user: UserEvent, id: string, place: number) => {
  pickedUpPlace = place - 1;
  handle(id).focus();
  await user.keyboard(' ');
  await announced(`Picked up Item ${id} at place ${place} of 3.`);
  // The arrow keys work once the label of the dragged item is drawn.
  await screen.findByText(`Item ${id}`);
};

test('by keyboard an item is picked up, moved and dropped, each step is announced, and the handle keeps the focus', async () => {
  const moved = vi.fn();
  const { user } = show(<List items={['A', 'B', 'C']} onMove={moved} />);
  await pickUp(user, 'A', 1);
  await user.keyboard('{ArrowDown}');
  await announced('Item A is over place 2 of 3.');
  await user.keyboard(' ');
  await announced('Item A is now at place 2 of 3.');
  expect(moved).toHaveBeenCalledExactlyOnceWith('A', 1);
  await waitFor(() => expect(order()).toEqual(['B', 'A', 'C']));
  await waitFor(() => expect(document.activeElement).toBe(handle('A')));
});

/** Records what is drawn right after each move. */
const Recorded = ({ seen }: { seen: string[][] }) => {
  const [items, setItems] = useState(['A', 'B', 'C']);
  const drawn = useRef(items);
  useLayoutEffect(() => {
    drawn.current = items;
  });
  const move = (id: string | number, index: number) => {
    setItems((before) => before.filter((item) => item !== id).toSpliced(index, 0, String(id)));
    queueMicrotask(() => seen.push(drawn.current));
  };
  return (
    <SortableArea nameOf={(id) => `Item ${id}`} onMove={move}>
      <ul>
        {items.map((id, index) => (
          <SortableItem key={id} id={id} list="items" index={index} component="li">
            <DragHandle label={`Drag ${id}`} /> {id}
          </SortableItem>
        ))}
      </ul>
    </SortableArea>
  );
};

test('an action right after the drop uses the new order', async () => {
  const seen: string[][] = [];
  const { user } = show(<Recorded seen={seen} />);
  await pickUp(user, 'A', 1);
  await user.keyboard('{ArrowDown}');
  await announced('Item A is over place 2 of 3.');
  // Not by the simulated user, who draws everything before the next thing happens.
  handle('A').dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true }));
  await waitFor(() => expect(seen).toEqual([['B', 'A', 'C']]));
  // The next test begins once the library has ended this drag.
  await announced('Item A is now at place 2 of 3.');
  await waitFor(() => expect(document.activeElement).toBe(handle('A')));
});

test('Escape puts the item back and moves nothing', async () => {
  const moved = vi.fn();
  const { user } = show(<List items={['A', 'B', 'C']} onMove={moved} />);
  await pickUp(user, 'C', 3);
  await user.keyboard('{ArrowUp}');
  await announced('Item C is over place 2 of 3.');
  await user.keyboard('{Escape}');
  await announced('Item C is back where it was.');
  expect(moved).not.toHaveBeenCalled();
  await waitFor(() => expect(order()).toEqual(['A', 'B', 'C']));
});

test('an item without a handle is not a button and not a tab stop', async () => {
  show(<List items={['A']} onMove={() => {}} />);
  const item = await screen.findByRole('listitem');
  expect(item.hasAttribute('tabindex')).toBe(false);
  expect(item.hasAttribute('role')).toBe(false);
});
