import { ActionIcon, Anchor, Avatar, Badge, Group, Text, Tooltip } from '@mantine/core';
import type { Product } from '@parley/contract';
import { IconExternalLink, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react';
import { formatPrice } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';

interface ProductsTableProps {
  products: readonly Product[];
  /** The id of the one being deleted. */
  deleting: number | null;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
}

const columnsWith = ({ deleting, onEdit, onDelete }: Omit<ProductsTableProps, 'products'>): Column<Product>[] => [
  {
    header: 'Product',
    cell: ({ productImage, productTitle, productLink }) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar src={productImage || null} alt="" radius="md" size={44} imageProps={{ loading: 'lazy', referrerPolicy: 'no-referrer' }}>
          <IconPhoto size={20} stroke={1.5} aria-hidden />
        </Avatar>
        {productLink ? (
          <Anchor href={productLink} target="_blank" rel="noreferrer" inherit c="var(--mantine-color-text)">
            {productTitle}
            <IconExternalLink
              size={14}
              stroke={1.7}
              style={{ marginInlineStart: 6, verticalAlign: '-2px' }}
              aria-label="(opens in a new tab)"
            />
          </Anchor>
        ) : (
          <span>{productTitle}</span>
        )}
      </Group>
    ),
  },
  { header: 'Price', cell: ({ price, currency }) => formatPrice(price, currency), align: 'end' },
  {
    header: 'Stock',
    cell: ({ inStock }) => (
      <Badge variant="light" color={inStock ? 'green' : 'gray'} radius="sm" tt="none">
        {inStock ? 'In stock' : 'Out of stock'}
      </Badge>
    ),
  },
  {
    header: 'Categories',
    cell: ({ categories }) => (
      <Text size="sm" c={categories.length > 0 ? undefined : 'dimmed'} lineClamp={2}>
        {categories.join(', ') || '–'}
      </Text>
    ),
  },
  {
    header: 'Edit or Delete',
    align: 'end',
    cell: (product) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <Tooltip label="Edit">
          <ActionIcon onClick={() => onEdit(product)} aria-label={`Edit ${product.productTitle}`}>
            <IconPencil size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Delete">
          <ActionIcon
            color="red"
            loading={deleting === product.id}
            onClick={() => onDelete(product)}
            aria-label={`Delete ${product.productTitle}`}
          >
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Group>
    ),
  },
];

/** The products of the catalogue. */
export const ProductsTable = ({ products, ...rest }: ProductsTableProps) => (
  <DataTable caption="Products" columns={columnsWith(rest)} rows={products} rowKey={({ id }) => id} />
);
