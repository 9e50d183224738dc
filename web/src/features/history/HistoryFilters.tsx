import { Button, CloseButton, Group, Menu, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Plain, t } from '../../words/t.ts';
import { useExportChatHistory } from './api/exportChatHistory.ts';
import { type FilterName, type Filters, isNarrowed } from './filters.ts';

const statuses: readonly { value: string; label: Plain }[] = [
  { value: 'unreviewed', label: 'Not reviewed' },
  { value: 'reviewed', label: 'Reviewed' },
  { value: 'clicked', label: 'With clicks' },
  { value: 'ordered', label: 'With an order' },
  { value: 'ongoing', label: 'Ongoing' },
];

const flags = ['clicked', 'ordered', 'ongoing'] as const;

const statusOf = (filters: Filters): string | null => filters.review ?? flags.find((flag) => filters[flag]) ?? null;

const withStatus = (filters: Filters, status: string | null): Filters => ({
  ...filters,
  review: status === 'reviewed' || status === 'unreviewed' ? status : undefined,
  ...Object.fromEntries(flags.map((flag) => [flag, status === flag ? 'yes' : undefined])),
});

interface HistoryFiltersProps {
  filters: Filters;
  recommenders: ReadonlyMap<number, string>;
  /** Disables the export when the list is empty. */
  empty: boolean;
  onChange: (filters: Filters) => void;
}

/** Search, filters and export of the conversations. */
export const HistoryFilters = ({ filters, recommenders, empty, onChange }: HistoryFiltersProps) => {
  const [typed, setTyped] = useState(filters.search ?? '');
  const field = useRef<HTMLInputElement>(null);
  const save = useExportChatHistory();
  const settle = useDebouncedCallback((search: string) => onChange({ ...filters, search: search.trim() || undefined }), 300);
  const search = (text: string) => {
    setTyped(text);
    settle(text);
  };
  const set = (name: FilterName) => (value: string | null) => onChange({ ...filters, [name]: value || undefined });
  const clearSearch = () => {
    search('');
    field.current?.focus();
  };
  const clear = () => {
    setTyped('');
    onChange({});
  };
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        ref={field}
        type="search"
        label={t('Search')}
        placeholder={t('What visitors or the bot said')}
        flex="1 1 14rem"
        maxLength={200}
        value={typed}
        onChange={(event) => search(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={typed && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={clearSearch} />}
      />
      <Select
        label={t('Recommender')}
        placeholder={t('All')}
        clearable
        searchable
        flex="1 1 10rem"
        maw={240}
        data={[...recommenders].map(([id, name]) => ({ value: String(id), label: name }))}
        value={filters.popup === undefined ? null : String(filters.popup)}
        onChange={set('popup')}
      />
      <Select
        label={t('Status')}
        placeholder={t('All')}
        clearable
        flex="1 1 8rem"
        maw={180}
        data={statuses.map(({ value, label }) => ({ value, label: t(label) }))}
        value={statusOf(filters)}
        onChange={(status) => onChange(withStatus(filters, status))}
      />
      <TextInput
        type="date"
        label={t('Started from')}
        value={filters.from ?? ''}
        max={filters.to}
        onChange={({ currentTarget }) => set('from')(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('Started until')}
        value={filters.to ?? ''}
        min={filters.from}
        onChange={({ currentTarget }) => set('to')(currentTarget.value)}
      />
      {isNarrowed(filters) && (
        <Button variant="subtle" onClick={clear}>
          {t('Clear all')}
        </Button>
      )}
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={save.isPending} disabled={empty}>
            {t('Export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save.mutate({ filters, format: 'csv' })}>{t('CSV, for spreadsheets')}</Menu.Item>
          <Menu.Item onClick={() => save.mutate({ filters, format: 'json' })}>{t('JSON, for programs')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
};
