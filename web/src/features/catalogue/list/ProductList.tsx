import { Button, Checkbox, CloseButton, Group, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { CatalogueSource, Product } from '@parley/contract';
import { IconDownload, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Pages } from '../../../ui/figures/Pages.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Plain, plural, t } from '../../../words/t.ts';
import { useChangeProducts } from '../api/changeProducts.ts';
import { useExportProducts } from '../api/exportProducts.ts';
import type { Facets } from '../api/facts/listFacets.ts';
import { useFindMatching } from '../api/findMatching.ts';
import { productsPerPage, useProducts } from '../api/listProducts.ts';
import type { ProductAction } from './actionWords.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterPanel, FilterPills } from './FilterPanel.tsx';
import { type Filters, filtersIn, narrowing, pageIn, withFilters } from './filters.ts';
import { ProductsTable } from './ProductsTable.tsx';

const orders: readonly { value: string; label: Plain }[] = [
  { value: 'catalogue', label: 'As in the shop' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
  { value: 'price', label: 'Lowest price' },
  { value: '-price', label: 'Highest price' },
  { value: 'newest', label: 'Changed last' },
];
const mostSelected = 500;

/** The filters and the page number, kept in the address so that they can be shared and survive Back. */
const useAddress = () => {
  const [address, setAddress] = useSearchParams();
  const keep = { preventScrollReset: true };
  return {
    filters: filtersIn(address),
    page: pageIn(address),
    setFilters: (filters: Filters) => setAddress((before) => withFilters(before, filters), { ...keep, replace: true }),
    goToPage: (page: number) =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
        return next;
      }, keep),
  };
};

/** The selected products, including those on other pages. */
const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = (ids: readonly number[], on: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (!on) next.delete(id);
        else if (next.size < mostSelected) next.add(id);
      return next;
    });
  return { selected, select, clear: () => setSelected(new Set()) };
};

interface ProductListProps {
  facets: Facets | undefined;
  sources: readonly CatalogueSource[];
  onEdit: (product: Product) => void;
  /** Shown while the catalogue is empty. */
  empty: ReactNode;
}

/** The products with search, filters, sorting, pages and bulk changes. */
export const ProductList = ({ facets, sources, onEdit, empty }: ProductListProps) => {
  const { filters, page, setFilters, goToPage } = useAddress();
  const [typed, setTyped] = useState(filters.search ?? '');
  const field = useRef<HTMLInputElement>(null);
  const products = useProducts(filters, page);
  const change = useChangeProducts();
  const saving = useExportProducts();
  const { selected, select, clear } = useSelection();
  const matching = useFindMatching(mostSelected);
  const settle = useDebouncedCallback((search: string) => setFilters({ ...filters, search: search.trim() || undefined }), 300);
  const search = (text: string) => {
    setTyped(text);
    settle(text);
  };
  const clearSearch = () => {
    search('');
    field.current?.focus();
  };
  const showAll = () => {
    setTyped('');
    setFilters({});
  };
  const act = (action: ProductAction, ids: number[]) => change.mutate({ action, ids }, { onSuccess: clear });

  return (
    <QueryView query={products} loading={<TableSkeleton rows={8} />}>
      {({ products: list, total }) => {
        if (total === 0 && typed === '' && !filters.search && narrowing(filters).length === 0 && !products.isPlaceholderData) return empty;
        const pages = Math.ceil(total / productsPerPage);
        // The last product of the last page is gone.
        if (pages > 0 && page > pages && !products.isPlaceholderData) queueMicrotask(() => goToPage(pages));
        const here = list.map(({ id }) => id);
        const ticked = here.filter((id) => selected.has(id)).length;
        return (
          <Stack gap="md" component="section" aria-label={t('Products')}>
            <Group gap="sm">
              <TextInput
                ref={field}
                type="search"
                aria-label={t('Search products')}
                placeholder={t('Search titles, texts, categories, tags')}
                flex="1 1 16rem"
                maxLength={200}
                value={typed}
                onChange={(event) => search(event.currentTarget.value)}
                leftSection={<IconSearch size={16} aria-hidden />}
                rightSection={typed && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={clearSearch} />}
              />
              <FilterPanel filters={filters} facets={facets} sources={sources} onChange={setFilters} />
              <Select
                aria-label={t('Order')}
                w={170}
                data={orders.map(({ value, label }) => ({ value, label: t(label) }))}
                allowDeselect={false}
                value={filters.sort ?? 'catalogue'}
                onChange={(sort) => setFilters({ ...filters, sort: sort === 'catalogue' ? undefined : (sort as Filters['sort']) })}
              />
            </Group>
            <FilterPills filters={filters} facets={facets} sources={sources} onChange={setFilters} />
            <Group justify="space-between" gap="sm" mih={36}>
              <Group gap="md">
                <Checkbox
                  label={t('Select this page')}
                  checked={ticked > 0 && ticked === here.length}
                  indeterminate={ticked > 0 && ticked < here.length}
                  disabled={here.length === 0}
                  onChange={({ currentTarget }) => select(here, currentTarget.checked)}
                />
                <Text size="sm" c="dimmed" role="status">
                  {plural(total, '1 product', '{n} products')}
                </Text>
                {ticked > 0 && ticked === here.length && total > here.length && selected.size < Math.min(total, mostSelected) && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    loading={matching.isPending}
                    onClick={() => matching.mutate(filters, { onSuccess: (ids) => select(ids, true) })}
                  >
                    {total > mostSelected ? t('Select the first {n}', { n: mostSelected }) : t('Select all {n}', { n: total })}
                  </Button>
                )}
              </Group>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconDownload size={16} aria-hidden />}
                loading={saving.isPending}
                disabled={total === 0}
                onClick={() => saving.mutate(filters)}
              >
                {t('Export CSV')}
              </Button>
            </Group>
            <Paper withBorder style={{ opacity: products.isPlaceholderData ? 0.6 : 1 }} aria-busy={products.isPlaceholderData}>
              {list.length > 0 ? (
                <ProductsTable
                  products={list}
                  selected={selected}
                  onSelect={(id, on) => select([id], on)}
                  onEdit={onEdit}
                  onAction={(action, { id }) => act(action, [id])}
                />
              ) : (
                <EmptyState
                  icon={IconSearchOff}
                  title={t('Nothing found')}
                  action={
                    <Button variant="default" onClick={showAll}>
                      {t('Show all products')}
                    </Button>
                  }
                >
                  {t('No product matches. Try fewer or different words, or remove filters.')}
                </EmptyState>
              )}
            </Paper>
            <BulkBar
              count={selected.size}
              full={selected.size >= mostSelected}
              busy={change.isPending}
              onAction={(action) => act(action, [...selected])}
              onClear={clear}
            />
            <Pages total={pages} page={page} onPage={goToPage} />
          </Stack>
        );
      }}
    </QueryView>
  );
};
