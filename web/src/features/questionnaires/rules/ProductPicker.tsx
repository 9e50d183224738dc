import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ProductRule } from '@parley/contract';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchSelect } from '../../../ui/forms/SearchSelect.tsx';
import { t } from '../../../words/t.ts';
import { useMatchingProducts } from '../api/check/matchProducts.ts';
import { ProductLine } from './ProductLine.tsx';

const mostProducts = 50;
const usual = { effect: 'prefer', weight: 1 } as const;
const withWords = (text: string): ProductRule[] => (text.trim() ? [{ ...usual, field: 'text', text: text.trim().slice(0, 200) }] : []);

interface ProductPickerProps {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
}

/** Picks single products by name. */
export const ProductPicker = ({ ids, onChange, error }: ProductPickerProps) => {
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search, 250);
  const matching = useMatchingProducts(withWords(words), 20);
  const picked = useMatchingProducts(ids.length > 0 ? [{ ...usual, field: 'product', ids: [...ids] }] : [], mostProducts);
  const productsById = new Map(
    [...(matching.data?.products ?? []), ...(picked.data?.products ?? [])].map((product) => [product.id, product]),
  );
  const offered = search.trim() === '' ? [] : (matching.data?.products ?? []).filter(({ id }) => !ids.includes(id));

  return (
    <Stack gap="xs">
      <SearchSelect
        label={t('Add a product')}
        placeholder={ids.length >= mostProducts ? t('No more than 50') : t('Search your catalogue')}
        disabled={ids.length >= mostProducts}
        search={search}
        onSearch={setSearch}
        found={offered.map(({ id, productTitle }) => ({ id, title: productTitle }))}
        looking={search.trim() !== '' && (matching.isFetching || words !== search)}
        onPick={(id) => onChange([...ids, id])}
        renderOption={({ option }) => {
          const product = productsById.get(Number(option.value));
          return product ? <ProductLine product={product} /> : option.label;
        }}
        nothingFoundMessage={search.trim() === '' ? t('Type a word of its name') : t('No product in stock has these words')}
        error={error}
      />
      {ids.length > 0 && (
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('Chosen products')}>
          {ids.map((id) => {
            const product = productsById.get(id);
            return (
              <Group key={id} component="li" gap="xs" wrap="nowrap">
                {product ? (
                  <ProductLine product={product} />
                ) : (
                  <Text size="sm" c="dimmed" flex={1}>
                    {picked.isFetching ? t('Loading…') : t('Product {id}, which is not in stock any more', { id: String(id) })}
                  </Text>
                )}
                <ActionIcon
                  color="gray"
                  onClick={() => onChange(ids.filter((other) => other !== id))}
                  aria-label={product ? t('Remove {name}', { name: product.productTitle }) : t('Remove product {id}', { id: String(id) })}
                >
                  <IconX size={16} stroke={1.8} />
                </ActionIcon>
              </Group>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
};
