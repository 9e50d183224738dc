import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import type { OrderSettings } from '@parley/contract';
import { CodeToCopy } from '../../ui/CodeToCopy.tsx';
import { confirmDanger } from '../../ui/overlays/confirm.tsx';
import { notifyDone, notifyUndo } from '../../ui/overlays/notify.tsx';
import { rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { useRenewOrderSecret } from './api/renewOrderSecret.ts';
import { useUpdateOrderSettings } from './api/updateOrderSettings.ts';
import { wooCommerceCode } from './code.ts';
import { Step, Steps } from './Steps.tsx';

/** How a WooCommerce shop sends its orders. */
export const WooCommerceSteps = ({ settings }: { settings: OrderSettings }) => {
  const update = useUpdateOrderSettings();
  const renew = useRenewOrderSecret();
  const on = settings.ways.find(({ way }) => way === 'woocommerce')?.on ?? false;
  const turn = (woocommerce: boolean) =>
    update.mutate(
      { woocommerce },
      {
        onSuccess: () => {
          if (!woocommerce)
            notifyUndo(t('Orders from WooCommerce are no longer accepted.'), () => update.mutate({ woocommerce: true }), 'woocommerce');
        },
      },
    );
  const askToRenew = () =>
    confirmDanger({
      title: t('Make a new secret?'),
      message: t('Webhooks with the old secret are refused from then on, until you paste the new one into each of them.'),
      action: t('Make a new secret'),
      onConfirm: () => renew.mutate(undefined, { onSuccess: () => notifyDone(t('The secret is new.')) }),
    });
  return (
    <Stack gap="md">
      <Steps>
        <Step>
          {rich('In WordPress open {screen} and press {button}.', {
            screen: <b>{t('WooCommerce › Settings › Advanced › Webhooks')}</b>,
            button: <b>{t('Add webhook')}</b>,
          })}
        </Step>
        <Step>
          {rich('Choose the status {status} and the topic {topic}. New orders, changes, refunds and cancellations come by it.', {
            status: <b>{t('Active')}</b>,
            topic: <b>{t('Order updated')}</b>,
          })}
        </Step>
        <Step below={<CodeToCopy code={settings.woocommerce.address} label={t('Copy address')} />}>
          {rich('Paste this as the {field}:', { field: <b>{t('Delivery URL')}</b> })}
        </Step>
        <Step below={<CodeToCopy code={settings.woocommerce.secret} label={t('Copy secret')} />}>
          {rich(
            'Paste this as the {field}, choose the API version {version}, and save. WooCommerce says hello at once, and the light above changes.',
            { field: <b>{t('Secret')}</b>, version: <b>v3</b> },
          )}
        </Step>
        <Step>
          {rich('Add a second webhook in the same way with the topic {topic}, so that deleted orders stop counting.', {
            topic: <b>{t('Order deleted')}</b>,
          })}
        </Step>
        <Step below={<CodeToCopy code={wooCommerceCode} label={t('Copy code')} />}>
          {t(
            'So that we know who clicked before they bought, let the thank-you page report the order too: paste this into the functions.php of your child theme, or into a plugin such as WPCode. Each order still counts once.',
          )}
        </Step>
        <Step>
          {rich('To test, open any order under {screen} and press {button}.', {
            screen: <b>{t('WooCommerce › Orders')}</b>,
            button: <b>{t('Update')}</b>,
          })}
        </Step>
      </Steps>
      <Group justify="space-between" gap="sm">
        <Switch
          label={t('Accept orders from WooCommerce')}
          checked={on}
          onChange={(event) => turn(event.currentTarget.checked)}
          color="green.9"
        />
        <Button variant="default" size="xs" onClick={askToRenew} loading={renew.isPending}>
          {t('Make a new secret')}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {t('We store the order’s number, date, status, products and amounts. Names, addresses and payments are not stored.')}
      </Text>
    </Stack>
  );
};
