import { ActionIcon, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AnswerOf, RecommendedProduct, tryProductChoice } from '@parley/contract';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SearchSelect } from '../../../../ui/forms/SearchSelect.tsx';
import { t } from '../../../../words/t.ts';
import { useProductSearch } from '../../api/preview/searchProducts.ts';

/** The contract's limit. */
const mostPinned = 12;

interface PinnedProductsProps {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** The products with these ids that exist; null while loading. */
  products: AnswerOf<typeof tryProductChoice>['pinned'] | null;
  line: (product: RecommendedProduct) => ReactNode;
  error: ReactNode;
}

const moved = (ids: readonly number[], from: number, to: number): number[] => {
  const id = ids[from];
  return id === undefined ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id);
};

/** Products that are recommended first, in the owner's order. */
export const PinnedProducts = ({ ids, onChange, products, line, error }: PinnedProductsProps) => {
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), 250);
  const results = useProductSearch(words);
  const [announcement, announce] = useState('');
  const titles = new Map([...(products ?? []), ...(results.data?.products ?? [])].map((product) => [product.id, product.productTitle]));
  const offered = (results.data?.products ?? []).filter(({ id }) => !ids.includes(id));
  const full = ids.length >= mostPinned;
  const move = (index: number, by: number) => {
    onChange(moved(ids, index, index + by));
    announce(t('{title} is now number {place}', { title: titles.get(ids[index] ?? 0) ?? t('Product'), place: index + by + 1 }));
  };

  return (
    <Stack gap="sm">
      <SearchSelect
        label={t('Pin a product')}
        placeholder={full ? t('No more than {mostPinned}', { mostPinned }) : t('Search your catalogue')}
        disabled={full}
        search={search}
        onSearch={setSearch}
        found={offered.map(({ id, productTitle }) => ({ id, title: productTitle }))}
        looking={results.isFetching || words !== search.trim()}
        onPick={(id) => onChange([...ids, id])}
        nothingFoundMessage={t('No product fits')}
        error={error}
      />
      {ids.length > 0 && (
        <Stack component="ol" gap={6} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('Pinned products')}>
          {ids.map((id, index) => {
            const product = products?.find((candidate) => candidate.id === id);
            const title = titles.get(id) ?? t('Product {id}', { id: String(id) });
            return (
              <Group key={id} component="li" gap={4} wrap="nowrap">
                {product ? (
                  <Stack gap={0} flex={1} miw={0}>
                    {line(product)}
                    {!product.shown && (
                      <Text size="xs" c="light-dark(var(--mantine-color-orange-9), var(--mantine-color-orange-3))">
                        {t('Not shown now: out of stock, or kept back by a rule')}
                      </Text>
                    )}
                  </Stack>
                ) : (
                  <Text size="sm" c="dimmed" flex={1}>
                    {products === null || titles.has(id)
                      ? title
                      : t('Product {id}, which is not in the catalogue any more', { id: String(id) })}
                  </Text>
                )}
                <ActionIcon disabled={index === 0} onClick={() => move(index, -1)} aria-label={t('Move {title} up', { title })}>
                  <IconArrowUp size={16} stroke={1.8} />
                </ActionIcon>
                <ActionIcon
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, 1)}
                  aria-label={t('Move {title} down', { title })}
                >
                  <IconArrowDown size={16} stroke={1.8} />
                </ActionIcon>
                <ActionIcon onClick={() => onChange(ids.filter((other) => other !== id))} aria-label={t('Unpin {title}', { title })}>
                  <IconX size={16} stroke={1.8} />
                </ActionIcon>
              </Group>
            );
          })}
        </Stack>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
};
