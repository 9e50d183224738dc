import { Input, ScrollArea, Table, Text } from '@mantine/core';
import type { Product } from '@parley/contract';
import { formatPrice } from '../../../lib/formats/format.ts';
import { t } from '../../../words/t.ts';
import { pathText, variantName } from './productValues.ts';

/** The variants of a product and its places in the shop, as the shop gives them; nothing for a product that has neither. */
export const ProductVariants = ({ product }: { product: Product }) => {
  const { variants, categoryPaths, currency } = product;
  const paths = categoryPaths.filter((path) => path.length > 1);
  const hasSkus = variants.some(({ sku }) => sku);
  return (
    <>
      {paths.length > 0 && (
        <Input.Wrapper label={t('In the shop')} labelElement="div">
          {paths.map((path) => (
            <Text key={pathText(path)} size="sm">
              {pathText(path)}
            </Text>
          ))}
        </Input.Wrapper>
      )}
      {variants.length > 0 && (
        <Input.Wrapper label={t('Variants')} labelElement="div" description={t('As the shop sells it. Imports keep this up to date.')}>
          {/* Reached by the keyboard, so that it can be scrolled with it. */}
          <ScrollArea.Autosize mah={320} mt={8} type="auto" offsetScrollbars="y" viewportProps={{ tabIndex: 0 }}>
            <Table aria-label={t('Variants')} stickyHeader horizontalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('Variant')}</Table.Th>
                  <Table.Th scope="col">{t('Price')}</Table.Th>
                  <Table.Th scope="col">{t('Stock')}</Table.Th>
                  {hasSkus && (
                    <Table.Th scope="col" visibleFrom="xs">
                      {t('SKU')}
                    </Table.Th>
                  )}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {variants.map((variant) => (
                  <Table.Tr key={variant.id}>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>
                      {variantName(variant)}
                      {variant.sku && (
                        <Text size="xs" c="dimmed" hiddenFrom="xs">
                          {variant.sku}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>
                      {variant.price === null ? '–' : formatPrice(variant.price, currency)}
                      {variant.regularPrice !== null && (
                        <Text span size="sm" c="dimmed">
                          {' '}
                          {t('instead of {regularPrice}', { regularPrice: formatPrice(variant.regularPrice, currency) })}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>{variant.inStock ? t('In stock') : t('Out of stock')}</Table.Td>
                    {hasSkus && (
                      <Table.Td visibleFrom="xs" style={{ overflowWrap: 'anywhere' }}>
                        {variant.sku ?? ''}
                      </Table.Td>
                    )}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollArea.Autosize>
        </Input.Wrapper>
      )}
    </>
  );
};
