import { listPopups, listProducts, listQuestionnaires, type Product } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import Palette from './Palette.tsx';
import { collectTyped } from './typedAhead.ts';

const boots: Product = {
  id: 5,
  productTitle: 'Rain Boots',
  productImage: '',
  productLink: 'https://shop.test/boots',
  description: '',
  price: 4900,
  priceMax: null,
  regularPrice: null,
  currency: 'EUR',
  inStock: true,
  categories: [],
  categoryPaths: [],
  tags: [],
  attributes: {},
  variants: [],
  vendor: null,
  sku: null,
  fieldSources: {},
  sourceId: null,
  edited: [],
  excluded: false,
  gone: false,
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const answerLists = (products: Product[] = []) => {
  on(listPopups).answer(() => []);
  on(listQuestionnaires).answer(() => ({ questionnaires: [] }));
  return on(listProducts).answer(() => ({ products, total: products.length }));
};

const Opened = () => <p>{`Opened ${JSON.stringify(useLocation().state)}`}</p>;

/** A screen with a field that has the focus, whose button stands for the shortcut. */
const Screen = ({ codeArrives }: { codeArrives: Promise<void> }) => {
  const [take, setTake] = useState<(() => string) | null>(null);
  const open = () => {
    const takeTyped = collectTyped();
    void codeArrives.then(() => setTake(() => takeTyped));
  };
  return (
    <>
      <input aria-label="A field of the screen" onKeyUp={({ key }) => key === 'F2' && open()} />
      {take && <Palette ownerId={1} asked={1} takeTyped={take} />}
    </>
  );
};

test('text typed before the palette is there goes into it, not into the field behind', async () => {
  answerLists();
  const code = Promise.withResolvers<void>();
  const { user, address } = show(<Screen codeArrives={code.promise} />);
  const field = screen.getByLabelText<HTMLInputElement>('A field of the screen');
  await user.click(field);
  await user.keyboard('{F2}dashq{Backspace}');
  code.resolve();
  const input = await screen.findByLabelText<HTMLInputElement>(/^Jump to/);
  await waitFor(() => expect(input.value).toBe('dash'));
  expect(field.value).toBe('');
  await user.keyboard('b{Enter}');
  await waitFor(() => expect(address()).toBe('/Dashboard'));
});

test('products of the catalogue are found and opened', async () => {
  const requests = answerLists([boots]);
  const { user } = show(<Palette ownerId={1} asked={1} takeTyped={() => ''} />, {
    path: '/',
    others: [{ path: '/Products', element: <Opened /> }],
  });
  await user.type(await screen.findByLabelText(/^Jump to/), 'wellies');
  await waitFor(() => expect(requests.map(({ query }) => query.search)).toContain('wellies'));
  await user.click(await screen.findByText('Rain Boots'));
  expect(await screen.findByText(/^Opened .*Rain Boots/)).toBeTruthy();
});

test('the arrow keys choose among the results', async () => {
  answerLists();
  const { user, address } = show(<Palette ownerId={1} asked={1} takeTyped={() => ''} />, { path: '/' });
  await user.type(await screen.findByLabelText(/^Jump to/), 'settings');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/Settings/));
});
