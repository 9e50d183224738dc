import { Button, CloseButton, Group, Pagination, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Product } from '@parley/contract';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { confirmDanger } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useDeleteProduct } from './api/deleteProduct.ts';
import { productsPerPage, useProducts } from './api/listProducts.ts';
import { ProductsTable } from './ProductsTable.tsx';

interface ProductListProps {
  onEdit: (product: Product) => void;
  /** What stands here while the catalogue is empty. */
  empty: ReactNode;
}

/** The products with search and pages. */
export const ProductList = ({ onEdit, empty }: ProductListProps) => {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 300);
  const [page, setPage] = useState(1);
  const products = useProducts(settled, page);
  const remove = useDeleteProduct();

  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  const askToDelete = (product: Product) =>
    confirmDanger({
      title: `Delete “${product.productTitle}”?`,
      message: 'It is recommended no more, and importing again does not bring it back.',
      action: 'Delete',
      onConfirm: () => remove.mutate(product.id),
    });

  return (
    <QueryView query={products} loading={<TableSkeleton rows={8} />}>
      {({ products: list, total }) => {
        if (total === 0 && settled === '' && typed === '') return empty;
        const pages = Math.ceil(total / productsPerPage);
        // The last product of the last page is gone.
        if (pages > 0 && page > pages && !products.isPlaceholderData) setPage(pages);
        return (
          <Stack gap="md">
            <Group justify="space-between" gap="sm">
              <TextInput
                type="search"
                aria-label="Search products"
                placeholder="Search titles, texts, categories, tags"
                flex="1 1 16rem"
                maw={420}
                maxLength={200}
                value={typed}
                onChange={(event) => search(event.currentTarget.value)}
                leftSection={<IconSearch size={16} aria-hidden />}
                rightSection={typed && <CloseButton size="sm" aria-label="Clear the search" onClick={() => search('')} />}
              />
              <Text size="sm" c="dimmed" role="status">
                {formatNumber(total)} {total === 1 ? 'product' : 'products'}
              </Text>
            </Group>
            <Paper withBorder style={{ opacity: products.isPlaceholderData ? 0.6 : 1 }} aria-busy={products.isPlaceholderData}>
              {list.length > 0 ? (
                <ProductsTable
                  products={list}
                  onEdit={onEdit}
                  onDelete={askToDelete}
                  deleting={remove.isPending ? (remove.variables ?? null) : null}
                />
              ) : (
                <EmptyState
                  icon={IconSearchOff}
                  title="Nothing found"
                  action={
                    <Button variant="default" onClick={() => search('')}>
                      Show all products
                    </Button>
                  }
                >
                  No product fits “{settled}”. Try fewer or other words.
                </EmptyState>
              )}
            </Paper>
            {pages > 1 && (
              <Group justify="center">
                <Pagination
                  total={pages}
                  value={page}
                  onChange={setPage}
                  getControlProps={(control) => ({ 'aria-label': `${control} page` })}
                  getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
                />
              </Group>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
};
