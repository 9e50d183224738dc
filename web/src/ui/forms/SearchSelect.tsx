import { Loader, Select, type SelectProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { t } from '../../words/t.ts';

interface SearchSelectProps
  extends Pick<SelectProps, 'label' | 'placeholder' | 'disabled' | 'renderOption' | 'nothingFoundMessage' | 'error'> {
  search: string;
  onSearch: (text: string) => void;
  /** The server's results, best first. */
  found: readonly { id: number; title: string }[];
  /** The server is still searching. */
  looking: boolean;
  onPick: (id: number) => void;
}

/** Picks items one by one from a list too long to load: the server searches while the user types. */
export const SearchSelect = ({ search, onSearch, found, looking, onPick, nothingFoundMessage, ...select }: SearchSelectProps) => (
  <Select
    {...select}
    leftSection={<IconSearch size={16} aria-hidden />}
    rightSection={looking ? <Loader size={14} aria-hidden /> : <span />}
    searchable
    searchValue={search}
    onSearchChange={onSearch}
    value={null}
    onChange={(id) => {
      if (id !== null) onPick(Number(id));
      onSearch('');
    }}
    // The server has already filtered and ranked them.
    filter={({ options }) => options}
    data={found.map(({ id, title }) => ({ value: String(id), label: title }))}
    nothingFoundMessage={looking ? t('Searching…') : nothingFoundMessage}
  />
);
