import { Button, Group, NumberInput, Pill, Popover, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import type { CatalogueSource } from '@parley/contract';
import { minorDigits } from '@parley/contract/money';
import { IconFilter } from '@tabler/icons-react';
import { formatNumber, formatPrice } from '../../../lib/formats/format.ts';
import { toMajor, toMinor } from '../../../lib/formats/money.ts';
import { type Plain, t } from '../../../words/t.ts';
import type { Facets } from '../api/facts/listFacets.ts';
import { type FilterName, type Filters, narrowing } from './filters.ts';

interface Choice {
  value: string;
  label: Plain;
}

const states: readonly Choice[] = [
  { value: 'excluded', label: 'Excluded' },
  { value: 'edited', label: 'Edited by hand' },
  { value: 'gone', label: 'No longer in the shop' },
];
const stocks: readonly Choice[] = [
  { value: 'in', label: 'In stock' },
  { value: 'out', label: 'Out of stock' },
];
const missings: readonly Choice[] = [
  { value: 'price', label: 'Without a price' },
  { value: 'picture', label: 'Without a picture' },
];

interface FilterPanelProps {
  filters: Filters;
  /** Undefined until known. */
  facets: Facets | undefined;
  sources: readonly CatalogueSource[];
  onChange: (filters: Filters) => void;
}

const inWords = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value, label: t(label) }));

const sourceChoices = (sources: readonly CatalogueSource[]) => [
  ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
  { value: 'hand', label: t('Made by hand') },
];

const labelIn = (choices: readonly { value: string; label: string }[], value: unknown): string =>
  choices.find((choice) => choice.value === String(value))?.label ?? String(value);

/** The text of a filter's pill. */
const filterText = (name: FilterName, { filters, facets, sources }: Omit<FilterPanelProps, 'onChange'>): string => {
  const value = filters[name];
  const money = () => formatPrice(Number(value), facets?.price?.currency ?? null);
  switch (name) {
    case 'priceFrom':
      return t('From {price}', { price: money() });
    case 'priceTo':
      return t('To {price}', { price: money() });
    case 'source':
      return labelIn(sourceChoices(sources), value);
    case 'state':
      return labelIn(inWords(states), value);
    case 'stock':
      return labelIn(inWords(stocks), value);
    case 'missing':
      return labelIn(inWords(missings), value);
    case 'tag':
      return t('Tag: {tag}', { tag: String(value) });
    case 'vendor':
      return t('Brand: {brand}', { brand: String(value) });
    default:
      return String(value);
  }
};

/** The active filters as pills that can be removed. */
export const FilterPills = (props: FilterPanelProps) => {
  const { filters, onChange } = props;
  const set = narrowing(filters);
  if (set.length === 0) return null;
  return (
    <Group gap="xs">
      {set.map((name) => {
        const text = filterText(name, props);
        const without = () => onChange({ ...filters, [name]: undefined });
        return (
          <Pill
            key={name}
            size="md"
            withRemoveButton
            onRemove={without}
            removeButtonProps={{ 'aria-label': t('Take off {text}', { text }), 'aria-hidden': false, tabIndex: 0 }}
          >
            {text}
          </Pill>
        );
      })}
      <Button size="compact-sm" variant="subtle" onClick={() => onChange({ search: filters.search, sort: filters.sort })}>
        {t('Clear all')}
      </Button>
    </Group>
  );
};

const counted = (list: Facets['categories'] | undefined) =>
  (list ?? []).map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` }));

/** The button that opens the filter panel. */
export const FilterPanel = ({ filters, facets, sources, onChange }: FilterPanelProps) => {
  const currency = facets?.price?.currency ?? null;
  const set = (name: FilterName) => (value: string | null) => onChange({ ...filters, [name]: value ?? undefined });
  const setPrice = (name: 'priceFrom' | 'priceTo') => (value: number | string) =>
    onChange({ ...filters, [name]: value === '' ? undefined : String(toMinor(Number(value), currency)) });
  const price = (value: unknown) => (value === undefined ? '' : toMajor(Number(value), currency));
  const count = narrowing(filters).length;
  const text = (value: unknown) => (value === undefined ? null : String(value));
  // A value in the address may not be among the most frequent ones that the server lists.
  const withOwn = (choices: { value: string; label: string }[], value: string | undefined) =>
    value === undefined || choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices];
  const searchable = {
    searchable: true,
    // The first field has the focus as soon as the panel opens.
    openOnFocus: false,
    clearable: true,
    limit: 100,
    nothingFoundMessage: t('Nothing like it'),
    comboboxProps: { withinPortal: false },
  };
  const plain = { clearable: true, comboboxProps: { withinPortal: false } };
  return (
    <Popover
      width={520}
      position="bottom-end"
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      styles={{ dropdown: { maxWidth: 'calc(100vw - 2rem)' } }}
    >
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Filters')}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <Select
              label={t('Category')}
              placeholder={t('Any')}
              data={withOwn(counted(facets?.categories), filters.category)}
              value={text(filters.category)}
              onChange={set('category')}
              {...searchable}
            />
            <Select
              label={t('Tag')}
              placeholder={t('Any')}
              data={withOwn(counted(facets?.tags), filters.tag)}
              value={text(filters.tag)}
              onChange={set('tag')}
              {...searchable}
            />
            <Select
              label={t('Brand')}
              placeholder={t('Any')}
              data={withOwn(counted(facets?.vendors), filters.vendor)}
              value={text(filters.vendor)}
              onChange={set('vendor')}
              {...searchable}
            />
            <Select
              label={t('Source')}
              placeholder={t('Any')}
              data={sourceChoices(sources)}
              value={text(filters.source)}
              onChange={set('source')}
              {...plain}
            />
            <Select
              label={t('Stock')}
              placeholder={t('Any')}
              data={inWords(stocks)}
              value={text(filters.stock)}
              onChange={set('stock')}
              {...plain}
            />
            <Select
              label={t('Status')}
              placeholder={t('All that are listed')}
              data={inWords(states)}
              value={text(filters.state)}
              onChange={set('state')}
              {...plain}
            />
            <NumberInput
              label={currency ? t('Price from ({currency})', { currency }) : t('Price from')}
              min={0}
              hideControls
              decimalScale={minorDigits(currency)}
              value={price(filters.priceFrom)}
              onChange={setPrice('priceFrom')}
            />
            <NumberInput
              label={currency ? t('Price to ({currency})', { currency }) : t('Price to')}
              min={0}
              hideControls
              decimalScale={minorDigits(currency)}
              value={price(filters.priceTo)}
              onChange={setPrice('priceTo')}
            />
            <Select
              label={t('Missing')}
              placeholder={t('Nothing in particular')}
              data={inWords(missings)}
              value={text(filters.missing)}
              onChange={set('missing')}
              {...plain}
            />
          </SimpleGrid>
          <Text size="xs" c="dimmed">
            {t('Lists show the 200 most frequent.')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
