import { Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ProductRule } from '@parley/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../../../ui/forms/formErrors.ts';
import { plural, t } from '../../../words/t.ts';
import { useMatchingProducts } from '../api/check/matchProducts.ts';
import { ProductLine } from './ProductLine.tsx';
import { finishedRules } from './ruleValues.ts';

const shownAtOnce = 4;

/** The products that the rules match, live while they are edited. */
export const RuleMatches = ({ rules }: { rules: readonly ProductRule[] }) => {
  const [settled] = useDebouncedValue(rules, 300);
  const rulesToMatch = finishedRules(settled);
  const matches = useMatchingProducts(rulesToMatch, shownAtOnce);
  if (finishedRules(rules).length === 0) return null;
  const { data } = matches;
  const busy = matches.isFetching || settled !== rules;
  return (
    <Paper withBorder p="sm" bg="var(--mantine-color-body)" component="section" aria-label={t('Products that fit these rules')}>
      <Stack gap="xs">
        <Group gap="xs" justify="space-between" wrap="nowrap" mih={22}>
          <Group gap={6} wrap="nowrap" role="status">
            {data?.total === 0 && <IconAlertTriangle size={17} color="var(--mantine-color-orange-filled)" aria-hidden />}
            <Text size="sm" fw={600}>
              {data ? sayTotal(data.total) : matches.isError ? t('The products could not be looked up') : t('Looking for products…')}
            </Text>
          </Group>
          {busy && <Loader size={14} aria-hidden />}
        </Group>
        {matches.isError && !data && (
          <Group gap="sm">
            <Text size="sm">{errorText(matches.error)}</Text>
            <Button size="compact-sm" variant="default" onClick={() => void matches.refetch()}>
              {t('Try again')}
            </Button>
          </Group>
        )}
        {data && data.products.length > 0 && (
          <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
            {data.products.map((product) => (
              <li key={product.id}>
                <ProductLine product={product} />
              </li>
            ))}
          </Stack>
        )}
        {data && data.total > data.products.length && (
          <Text size="xs" c="dimmed">
            {t('and {count} more, the best first', { count: data.total - data.products.length })}
          </Text>
        )}
      </Stack>
    </Paper>
  );
};

const sayTotal = (total: number): string => {
  if (total === 0) return t('No product in stock fits these rules together');
  return plural(total, '1 product fits', '{n} products fit');
};
