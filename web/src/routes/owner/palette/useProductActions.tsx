import { Avatar } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { productsQuery } from '../../../features/catalogue/api/listProducts.ts';
import { t } from '../../../words/t.ts';

/** Fewer letters fit half the catalogue. */
const enough = 2;
const most = 6;

/** The catalogue's products that fit what was typed, as actions that open them; `searching` until the server has answered for these words. */
export const useProductActions = (typed: string): { actions: SpotlightActionData[]; searching: boolean } => {
  const navigate = useNavigate();
  const words = typed.trim();
  const [settled] = useDebouncedValue(words, 150);
  const asked = words.length >= enough && settled.length >= enough;
  const { data, isFetching } = useQuery({ ...productsQuery({ search: settled }, 1), enabled: asked });
  const found = asked ? (data?.products ?? []) : [];
  return {
    searching: words.length >= enough && (settled !== words || isFetching),
    actions: found.slice(0, most).map((product) => ({
      id: `product-${product.id}`,
      label: product.productTitle,
      description: t('Edit product'),
      // The server also finds products by their texts, which the palette's own filter does not know.
      keywords: words,
      leftSection: <Avatar src={product.productImage || null} alt="" size={24} radius="sm" />,
      onClick: () => void navigate('/Products', { state: { edit: product } }),
    })),
  };
};
