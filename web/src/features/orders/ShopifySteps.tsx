import { Button, Group, PasswordInput, Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { OrderSettings } from '@parley/contract';
import { CodeToCopy } from '../../ui/CodeToCopy.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { fieldErrors } from '../../ui/forms/formErrors.ts';
import { notifyDone, notifyUndo } from '../../ui/overlays/notify.tsx';
import { rich } from '../../words/rich.tsx';
import { type Plain, t } from '../../words/t.ts';
import { useUpdateOrderSettings } from './api/updateOrderSettings.ts';
import { pixelCode } from './code.ts';
import { Step, Steps } from './Steps.tsx';

const topics: readonly Plain[] = ['Order creation', 'Order update', 'Order cancellation', 'Order deletion', 'Refund create'];

const SecretForm = ({ isSet }: { isSet: boolean }) => {
  const save = useUpdateOrderSettings({ shownByForm: true });
  const form = useForm({
    initialValues: { shopifySecret: '' },
    validate: { shopifySecret: (text) => (text.trim().length >= 8 ? null : t('At least 8 characters')) },
  });
  const submit = form.onSubmit(({ shopifySecret }) =>
    save.mutate(
      { shopifySecret: shopifySecret.trim() },
      {
        onSuccess: () => {
          form.reset();
          notifyDone(t('The key is saved.'));
        },
        onError: (error) => form.setErrors(fieldErrors(error)),
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="sm">
        <PasswordInput
          aria-label={t('Shopify’s key')}
          placeholder={isSet ? t('Saved; paste another to replace it') : t('Paste the key here')}
          autoComplete="off"
          flex="1 1 16rem"
          {...form.getInputProps('shopifySecret')}
        />
        <Button type="submit" variant="default" loading={save.isPending}>
          {t('Save key')}
        </Button>
      </Group>
      <FormError error={save.error} />
    </form>
  );
};

interface ShopifyStepsProps {
  settings: OrderSettings;
  userId: number;
  popupIds: readonly number[];
}

/** How a Shopify shop sends its orders: a signed webhook, and a pixel that knows the visitor. */
export const ShopifySteps = ({ settings, userId, popupIds }: ShopifyStepsProps) => {
  const update = useUpdateOrderSettings();
  const { address, secretSet } = settings.shopify;
  const on = settings.ways.find(({ way }) => way === 'shopify')?.on ?? false;
  const turn = (shopify: boolean) =>
    update.mutate(
      { shopify },
      {
        onSuccess: () => {
          if (!shopify) notifyUndo(t('Orders from Shopify are no longer accepted.'), () => update.mutate({ shopify: true }), 'shopify');
        },
      },
    );
  return (
    <Stack gap="md">
      <Steps>
        <Step below={<SecretForm isSet={secretSet} />}>
          {rich('In your Shopify admin open {screen}. Copy the key behind “Your webhooks will be signed with” and save it here:', {
            screen: <b>{t('Settings › Notifications › Webhooks')}</b>,
          })}
        </Step>
        <Step below={<CodeToCopy code={address} label={t('Copy address')} />}>
          {rich('Press {button} once for each of these events: {events}. Choose the format {format} and paste this as the URL:', {
            button: <b>{t('Create webhook')}</b>,
            events: topics.map((topic) => t(topic)).join(', '),
            format: <b>JSON</b>,
          })}
        </Step>
        <Step>
          {rich('To test, press {button} beside the webhook. The light above changes.', {
            button: <b>{t('⋯ › Send test notification')}</b>,
          })}
        </Step>
        <Step below={<CodeToCopy code={pixelCode({ origin: new URL(address).origin, userId, popupIds })} label={t('Copy pixel')} />}>
          {rich(
            'So that we know who clicked before they bought, open {screen}, paste this code, choose the permission that your consent banner asks for, and press {save} and {connect}. Copy it again when you add a recommender. Each order still counts once.',
            {
              screen: <b>{t('Settings › Customer events › Add custom pixel')}</b>,
              save: <b>{t('Save')}</b>,
              connect: <b>{t('Connect')}</b>,
            },
          )}
        </Step>
      </Steps>
      <Switch
        label={t('Accept orders from Shopify')}
        checked={on}
        disabled={!secretSet}
        onChange={(event) => turn(event.currentTarget.checked)}
        color="green.9"
      />
      <Text size="xs" c="dimmed">
        {t('We store the order’s number, date, status, products and amounts. Names, addresses and payments are not stored.')}
      </Text>
    </Stack>
  );
};
