import { ActionIcon, Anchor, Avatar, Badge, Checkbox, Group, Menu, Text, Tooltip } from '@mantine/core';
import type { Product } from '@parley/contract';
import { IconDots, IconExternalLink, IconEyeOff, IconPencil, IconPhoto, IconSparkles, IconTrash } from '@tabler/icons-react';
import { formatPrice } from '../../../lib/formats/format.ts';
import { type Column, DataTable } from '../../../ui/figures/DataTable.tsx';
import { t } from '../../../words/t.ts';
import type { ProductAction } from './actionWords.ts';

interface ProductsTableProps {
  products: readonly Product[];
  selected: ReadonlySet<number>;
  onSelect: (id: number, selected: boolean) => void;
  onEdit: (product: Product) => void;
  onAction: (action: ProductAction, product: Product) => void;
}

const Name = ({ productTitle, productLink }: Product) =>
  productLink ? (
    <Anchor href={productLink} target="_blank" rel="noreferrer" inherit c="var(--mantine-color-text)">
      {/* Not on a line of its own. */}
      {`${productTitle}\u00a0`}
      <IconExternalLink
        size={14}
        stroke={1.7}
        style={{ marginInlineStart: 2, verticalAlign: '-2px' }}
        aria-label={t('(opens in a new tab)')}
      />
    </Anchor>
  ) : (
    <span>{productTitle}</span>
  );

const Mark = ({ color, children }: { color: string; children: string }) => (
  <Badge variant="light" color={color} radius="sm" tt="none" miw="max-content">
    {children}
  </Badge>
);

const Marks = ({ inStock, excluded, gone, edited }: Product) => (
  <Group gap={4}>
    <Mark color={inStock ? 'green' : 'gray'}>{inStock ? t('In stock') : t('Out of stock')}</Mark>
    {excluded && <Mark color="red">{t('Excluded')}</Mark>}
    {gone && <Mark color="gray">{t('No longer in the shop')}</Mark>}
    {edited.length > 0 && <Mark color="brand">{t('Edited')}</Mark>}
  </Group>
);

const RowMenu = ({ product, onAction }: { product: Product; onAction: ProductsTableProps['onAction'] }) => (
  <Menu position="bottom-end" withinPortal shadow="md">
    <Menu.Target>
      <ActionIcon aria-label={t('More for {productTitle}', { productTitle: product.productTitle })}>
        <IconDots size={18} stroke={1.7} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {product.excluded ? (
        <Menu.Item leftSection={<IconSparkles size={16} aria-hidden />} onClick={() => onAction('include', product)}>
          {t('Recommend again')}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={() => onAction('exclude', product)}>
          {t('Never recommend')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} color="red" onClick={() => onAction('delete', product)}>
        {t('Delete')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

const columnsWith = ({ selected, onSelect, onEdit, onAction }: Omit<ProductsTableProps, 'products'>): Column<Product>[] => [
  {
    header: t('Product'),
    cell: (product) => (
      <Group gap="sm" wrap="nowrap">
        <Checkbox
          aria-label={t('Select {productTitle}', { productTitle: product.productTitle })}
          checked={selected.has(product.id)}
          onChange={({ currentTarget }) => onSelect(product.id, currentTarget.checked)}
        />
        <Avatar
          src={product.productImage || null}
          alt=""
          radius="md"
          size={44}
          imageProps={{ loading: 'lazy', referrerPolicy: 'no-referrer' }}
        >
          <IconPhoto size={20} stroke={1.5} aria-hidden />
        </Avatar>
        <div>
          <Name {...product} />
          {product.vendor && (
            <Text size="xs" c="dimmed" fw={400}>
              {product.vendor}
            </Text>
          )}
        </div>
      </Group>
    ),
  },
  {
    header: t('Price'),
    cell: ({ price, priceMax, currency }) =>
      [price, ...(priceMax === null ? [] : [priceMax])].map((amount) => formatPrice(amount, currency)).join(' – '),
    align: 'end',
  },
  { header: t('Status'), cell: (product) => <Marks {...product} /> },
  {
    header: t('Categories'),
    cell: ({ categories }) => (
      <Text size="sm" c={categories.length > 0 ? undefined : 'dimmed'} lineClamp={2}>
        {categories.join(', ') || '–'}
      </Text>
    ),
  },
  {
    header: t('Edit or Delete'),
    align: 'end',
    cell: (product) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <Tooltip label={t('Edit')}>
          <ActionIcon onClick={() => onEdit(product)} aria-label={t('Edit {productTitle}', { productTitle: product.productTitle })}>
            <IconPencil size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <RowMenu product={product} onAction={onAction} />
      </Group>
    ),
  },
];

/** The products of the catalogue. */
export const ProductsTable = ({ products, ...rest }: ProductsTableProps) => (
  <DataTable caption={t('Products')} columns={columnsWith(rest)} rows={products} rowKey={({ id }) => id} />
);
