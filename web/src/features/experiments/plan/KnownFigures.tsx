import { NumberInput, SimpleGrid } from '@mantine/core';
import { t } from '../../../words/t.ts';

interface KnownFiguresProps {
  visitors: number | null;
  onVisitors: (visitors: number | null) => void;
  orderRate: number;
  onOrderRate: (rate: number | null) => void;
  /** The order rate is nobody's measure. */
  assumed: boolean;
}

/** Figures that the owner may know better than they were measured. */
export const KnownFigures = ({ visitors, onVisitors, orderRate, onOrderRate, assumed }: KnownFiguresProps) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <NumberInput
      label={t('Visitors a day')}
      description={t('For whom it would show')}
      min={1}
      max={10_000_000}
      allowDecimal={false}
      thousandSeparator
      value={visitors ?? ''}
      onChange={(value) => onVisitors(typeof value === 'number' && value >= 1 ? value : null)}
    />
    <NumberInput
      label={t('Orders of 100 visitors')}
      description={assumed ? t('Assumed; enter what you know') : t('Of those for whom it would show')}
      min={0.01}
      max={99}
      decimalScale={2}
      value={orderRate}
      onChange={(value) => onOrderRate(typeof value === 'number' && value > 0 ? value : null)}
    />
  </SimpleGrid>
);
