import { Anchor, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import { ordersText, sumsText } from '../../lib/formats/sums.ts';
import { Stat } from '../../ui/figures/Stat.tsx';
import { t } from '../../words/t.ts';
import { useRevenue } from './api/getRevenue.ts';

const SetUp = () => (
  <Text size="sm">
    <Anchor component={Link} to="/Orders" inherit>
      {t('Connect your orders')}
    </Anchor>
  </Text>
);

/** One figure: what visitors bought after they clicked a recommended product, in the last 30 days. */
export const AttributedSales = () => {
  const { data, isError } = useRevenue();
  if (!data) return isError ? <Stat label={t('Attributed sales, 30 days')} value="–" /> : <Skeleton height={92} />;
  const { attributed, any } = data;
  return (
    <Stat
      label={t('Attributed sales, 30 days')}
      value={sumsText(attributed)}
      note={
        any ? (
          <Text size="sm" c="dimmed">
            {t('{orders}: clicked, then bought', { orders: ordersText(attributed) })}
          </Text>
        ) : (
          <SetUp />
        )
      }
    />
  );
};
