import { Group, Stack, Tabs } from '@mantine/core';
import type { OrderSettings, OrderWay } from '@parley/contract';
import { useRef } from 'react';
import { useShownTab } from '../../ui/page/useShownTab.ts';
import { type Plain, t } from '../../words/t.ts';
import { AnyShopSteps } from './AnyShopSteps.tsx';
import { FileImport } from './FileImport.tsx';
import { ShopifySteps } from './ShopifySteps.tsx';
import { WayLight } from './WayLight.tsx';
import { WooCommerceSteps } from './WooCommerceSteps.tsx';

/** The tabs of the set-up, each with the ways whose lights it shows. */
const shops = [
  { id: 'woocommerce', label: 'WooCommerce', ways: ['woocommerce', 'page'] },
  { id: 'shopify', label: 'Shopify', ways: ['shopify', 'pixel'] },
  { id: 'any', label: 'Any shop', ways: ['page'] },
  { id: 'csv', label: 'CSV', ways: ['csv'] },
] as const satisfies readonly { id: string; label: Plain; ways: readonly OrderWay[] }[];

export type ShopTab = (typeof shops)[number]['id'];

/** The tab whose way brought the newest order; the first without any. */
export const usualTab = ({ ways }: OrderSettings): ShopTab => {
  const newest = ways.filter(({ last_at }) => last_at).toSorted((a, b) => ((a.last_at ?? '') < (b.last_at ?? '') ? 1 : -1))[0];
  return shops.find(({ ways: of }) => newest && (of as readonly OrderWay[]).includes(newest.way))?.id ?? 'woocommerce';
};

interface WaysProps {
  settings: OrderSettings;
  userId: number;
  popupIds: readonly number[];
  tab: ShopTab;
  onTab: (tab: ShopTab) => void;
}

/** How orders reach Parley: the steps for each kind of shop, and a light for each way. */
export const Ways = ({ settings, userId, popupIds, tab, onTab }: WaysProps) => {
  const row = useRef<HTMLDivElement>(null);
  useShownTab(row, tab);
  return (
    <Tabs ref={row} value={tab} onChange={(next) => onTab(next as ShopTab)} keepMounted={false}>
      <Tabs.List aria-label={t('Kind of shop')}>
        {shops.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {t(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shops.map(({ id, ways }) => (
        <Tabs.Panel key={id} value={id} pt="lg">
          <Stack gap="lg">
            <Group gap="xl">
              {settings.ways
                .filter(({ way }) => (ways as readonly OrderWay[]).includes(way))
                .map((state) => (
                  <WayLight key={state.way} state={state} />
                ))}
            </Group>
            {id === 'woocommerce' && <WooCommerceSteps settings={settings} />}
            {id === 'shopify' && <ShopifySteps settings={settings} userId={userId} popupIds={popupIds} />}
            {id === 'any' && <AnyShopSteps settings={settings} />}
            {id === 'csv' && <FileImport />}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
