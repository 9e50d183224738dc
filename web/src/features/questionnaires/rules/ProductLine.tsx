import { Avatar, Group, Text } from '@mantine/core';
import type { RecommendedProduct } from '@parley/contract';
import { IconPhoto } from '@tabler/icons-react';
import { formatPrice } from '../../../lib/formats/format.ts';

/** A product on one line: picture, name, price. */
export const ProductLine = ({ product }: { product: RecommendedProduct }) => (
  <Group gap="sm" wrap="nowrap" miw={0} flex={1}>
    <Avatar src={product.productImage || null} alt="" radius="sm" size={36} imageProps={{ loading: 'lazy' }} flex="none">
      <IconPhoto size={18} stroke={1.6} aria-hidden />
    </Avatar>
    <Text size="sm" lineClamp={2} flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
      {product.productTitle}
    </Text>
    {product.price !== null && (
      <Text size="xs" c="dimmed" flex="none">
        {formatPrice(product.price, product.currency)}
      </Text>
    )}
  </Group>
);
