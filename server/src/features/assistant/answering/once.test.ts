import { expect, it } from 'vitest';
import { createNamelessRequests } from './once.ts';

it('identical requests share an id until the first is answered, including one that is handled after that', async () => {
  const join = createNamelessRequests();
  let derived = 0;
  const send = (content: string, arrivedAt: number) => join(content, arrivedAt, async () => `id ${++derived}`);
  const arrival = performance.now();
  const first = send('hello', arrival);
  const second = send('hello', performance.now());
  const other = send('goodbye', arrival);
  expect(await Promise.all([first.id, second.id, other.id])).toEqual(['id 1', 'id 1', 'id 2']);
  first.end();
  const answered = performance.now();
  // It arrived while the first was running, and a busy process only handles it now.
  const straggler = send('hello', arrival);
  expect(await straggler.id).toBe('id 1');
  // This request ends later than the first: requests that arrive in between are still new.
  second.end();
  straggler.end();
  expect(await send('hello', answered + 0.001).id).toBe('id 3');
});

it('a request whose id could not be created is forgotten', async () => {
  const join = createNamelessRequests();
  const failing = join('hello', performance.now(), () => Promise.reject(new Error('the database is away')));
  await expect(failing.id).rejects.toThrow('the database is away');
  failing.end();
  expect(await join('hello', performance.now() + 1, async () => 'id').id).toBe('id');
});
