import { Group, Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type Plain, t } from '../../words/t.ts';

interface PagesProps {
  total: number;
  page: number;
  onPage: (page: number) => void;
}

const controls = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' } as const satisfies Record<
  string,
  Plain
>;

/** Pagination of a long list; renders nothing for a single page. Narrow screens show fewer numbers, to stay on one line. */
export const Pages = ({ total, page, onPage }: PagesProps) => {
  const narrow = useMediaQuery('(max-width: 30em)');
  if (total <= 1) return null;
  return (
    <Group justify="center">
      <Pagination
        total={total}
        value={page}
        onChange={onPage}
        siblings={narrow ? 0 : 1}
        gap={narrow ? 6 : 8}
        getControlProps={(control) => ({ 'aria-label': t(controls[control]) })}
        getItemProps={(number) => ({ 'aria-label': t('Page {number}', { number }) })}
      />
    </Group>
  );
};
