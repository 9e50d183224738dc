import { Radio, Stack, Text } from '@mantine/core';
import { type OrderSettings, testOrderPrefix } from '@parley/contract';
import { CodeToCopy } from '../../ui/CodeToCopy.tsx';
import { t } from '../../words/t.ts';
import { useUpdateOrderSettings } from './api/updateOrderSettings.ts';
import { pageCode, testCode } from './code.ts';
import { Step, Steps } from './Steps.tsx';

/** How any other shop reports its orders from its thank-you page, and when such an order counts. */
export const AnyShopSteps = ({ settings }: { settings: OrderSettings }) => {
  const update = useUpdateOrderSettings();
  return (
    <Stack gap="lg">
      <Steps>
        <Step>
          {t('Put the snippet of a recommender on your thank-you page too. The website must be one that the recommender may show on.')}
        </Step>
        <Step below={<CodeToCopy code={pageCode} label={t('Copy code')} />}>
          {t(
            'Add this to the page, and let your shop system fill in the values. It may stand before or behind the snippet, and be loaded again: each order counts once.',
          )}
        </Step>
        <Step below={<CodeToCopy code={testCode(`${testOrderPrefix}-1`)} label={t('Copy test')} />}>
          {t(
            'To test, open a page of your shop that has the snippet, open the browser’s console (F12), paste this and press Enter. It never counts, and the light above changes.',
          )}
        </Step>
      </Steps>
      <Radio.Group
        label={t('Orders that only a page reports')}
        description={t('Anybody can call a page’s code. A webhook is signed by your shop.')}
        value={settings.pageOrders ?? 'auto'}
        onChange={(value) => update.mutate({ pageOrders: value === 'auto' ? null : (value as 'count' | 'confirm') })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="auto" label={t('Count until a webhook brings orders, then wait for it')} />
          <Radio value="count" label={t('Always count')} />
          <Radio value="confirm" label={t('Always wait for the webhook')} />
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed" role="status">
        {settings.pageOrdersNow === 'count' ? t('At the moment they count at once.') : t('At the moment they wait for the webhook.')}
      </Text>
    </Stack>
  );
};
