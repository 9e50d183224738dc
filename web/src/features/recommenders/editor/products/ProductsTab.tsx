import { Alert, Anchor, Group, Input, Loader, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import type { ProductRule, RecommendedProduct } from '@parley/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { QueryView } from '../../../../ui/states/QueryView.tsx';
import { rich } from '../../../../words/rich.tsx';
import { plural, t } from '../../../../words/t.ts';
import { useTryProductChoice } from '../../api/preview/tryProductChoice.ts';
import { Controls, type ControlsOf } from '../Controls.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { productChoiceOf, type Settings } from '../settings.ts';
import { PinnedProducts } from './PinnedProducts.tsx';

/** Components of other features, passed in by the screen: the rules editor and the product line. */
export interface RulesSlot {
  editor: (props: {
    value: readonly ProductRule[];
    onChange: (rules: ProductRule[]) => void;
    errors: Readonly<Record<string, unknown>>;
  }) => ReactNode;
  line: (product: RecommendedProduct) => ReactNode;
}

interface ProductsTabProps {
  form: UseFormReturnType<Settings>;
  rules: RulesSlot;
  /** The last valid settings. */
  sound: Settings;
}

const counts = ['1', '2', '3', '4', '5', '6'];

const Lines = ({ products, line, label }: { products: readonly RecommendedProduct[]; line: RulesSlot['line']; label: string }) => (
  <Stack component="ol" gap={8} m={0} p={0} style={{ listStyle: 'none' }} aria-label={label}>
    {products.map((product) => (
      <li key={product.id}>{line(product)}</li>
    ))}
  </Stack>
);

interface ControlProps extends Pick<ProductsTabProps, 'form' | 'rules'> {
  preview: ReturnType<typeof useTryProductChoice>;
}

const controls: ControlsOf<'products', ControlProps> = {
  pinnedProducts: ({ form, rules, preview }) => (
    <SettingsSection
      title={t('Pinned products')}
      hint={t('Shown first wherever they fit what the visitor said, and recommended to visitors who have not said anything yet.')}
    >
      <PinnedProducts
        ids={form.getValues().pinnedProducts}
        onChange={(ids) => form.setFieldValue('pinnedProducts', ids)}
        products={preview.data?.pinned ?? null}
        line={rules.line}
        error={Object.entries(form.errors).find(([name]) => name.startsWith('pinnedProducts'))?.[1]}
      />
    </SettingsSection>
  ),
  product_rules: ({ form, rules }) => (
    <SettingsSection
      title={t('Rules')}
      hint={t(
        'These rules apply to everything that this recommender recommends, in addition to the rules of each answer: what is excluded is never shown, what is preferred comes first.',
      )}
    >
      {rules.editor({
        value: form.getValues().product_rules,
        onChange: (next) => form.setFieldValue('product_rules', next),
        errors: form.errors,
      })}
    </SettingsSection>
  ),
  recommendedProductsLimit: ({ form }) => (
    <SettingsSection title={t('How many at once')}>
      <Input.Wrapper label={t('Products shown at most')} labelElement="div" description={t('In one answer of the chat.')}>
        <SegmentedControl
          mt={6}
          display="flex"
          maw={320}
          aria-label={t('Products shown at most')}
          data={counts}
          value={String(form.getValues().recommendedProductsLimit)}
          onChange={(value) => form.setFieldValue('recommendedProductsLimit', Number(value))}
        />
      </Input.Wrapper>
    </SettingsSection>
  ),
};

/** The product choice of this recommender, with a live preview of its result. */
export const ProductsTab = ({ form, rules, sound }: ProductsTabProps) => {
  const [settled] = useDebouncedValue(sound, 300);
  const preview = useTryProductChoice(productChoiceOf(settled));
  return (
    <Stack gap="md">
      <Controls controls={controls} props={{ form, rules, preview }} />
      <SettingsSection
        title={t('What it recommends')}
        hint={t('Before a visitor has said anything, with the settings above, saved or not.')}
        action={preview.isFetching && <Loader size={16} role="status" aria-label={t('Looking for products')} />}
      >
        <QueryView query={preview} loading={<Skeleton height={120} />}>
          {({ recommended, allowed, examples }) => (
            <Stack gap="md">
              {recommended.length > 0 ? (
                <Lines products={recommended} line={rules.line} label={t('Recommended at once')} />
              ) : (
                <Text size="sm">
                  {t(
                    'Nothing yet: products come with the answers of the questionnaire and with what visitors ask. Pin or prefer some to recommend them from the start.',
                  )}
                </Text>
              )}
              {allowed === 0 ? (
                <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t('It can recommend nothing at all')} role="status">
                  <Text size="sm">
                    {form.getValues().product_rules.length > 0
                      ? t('No product in stock is left by these rules.')
                      : rich('There is no product in stock. Import your catalogue on {products}.', {
                          products: (
                            <Anchor component={Link} to="/Products" inherit>
                              {t('Products')}
                            </Anchor>
                          ),
                        })}
                  </Text>
                </Alert>
              ) : (
                <div>
                  <Group gap={6} mb="xs" role="status">
                    <Text size="sm" fw={600}>
                      {plural(allowed, '1 product', '{n} products')}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {t('may be recommended in all, such as')}
                    </Text>
                  </Group>
                  <Lines products={examples} line={rules.line} label={t('Products that may be recommended')} />
                </div>
              )}
            </Stack>
          )}
        </QueryView>
      </SettingsSection>
    </Stack>
  );
};
