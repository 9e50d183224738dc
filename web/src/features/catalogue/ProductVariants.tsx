import { Input, ScrollArea, Table, Text } from '@mantine/core';
import type { Product } from '@parley/contract';
import { formatPrice } from '../../lib/format.ts';
import { pathText, variantName } from './productValues.ts';

/** The variants of a product and its places in the shop, as the shop gives them; nothing for a product that has neither. */
export const ProductVariants = ({ product }: { product: Product }) => {
  const { variants, categoryPaths, currency } = product;
  const paths = categoryPaths.filter((path) => path.length > 1);
  return (
    <>
      {paths.length > 0 && (
        <Input.Wrapper label="In the shop" labelElement="div">
          {paths.map((path) => (
            <Text key={pathText(path)} size="sm">
              {pathText(path)}
            </Text>
          ))}
        </Input.Wrapper>
      )}
      {variants.length > 0 && (
        <Input.Wrapper label="Variants" labelElement="div" description="As the shop sells it. Imports keep this up to date.">
          <ScrollArea.Autosize mah={320} mt={8} type="auto">
            <Table aria-label="Variants" stickyHeader>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Variant</Table.Th>
                  <Table.Th>Price</Table.Th>
                  <Table.Th>Stock</Table.Th>
                  <Table.Th>SKU</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {variants.map((variant) => (
                  <Table.Tr key={variant.id}>
                    <Table.Td>{variantName(variant)}</Table.Td>
                    <Table.Td>
                      {variant.price === null ? '–' : formatPrice(variant.price, currency)}
                      {variant.regularPrice !== null && (
                        <Text span size="sm" c="dimmed">
                          {' '}
                          instead of {formatPrice(variant.regularPrice, currency)}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>{variant.inStock ? 'In stock' : 'Out of stock'}</Table.Td>
                    <Table.Td>{variant.sku ?? ''}</Table.Td>
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
