import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { traceMinutes, type UnseenReason, unseenDays, unseenReasons } from '@parley/contract/unseen';
import { errorText, fieldErrors } from '../../../ui/forms/formErrors.ts';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { type Plain, plural, t } from '../../../words/t.ts';
import { usePopupPages } from '../api/pages/listPopupPages.ts';
import { useTraceLink, useUnseen } from '../api/website/unseen.ts';
import type { Tab } from '../editor/settings.ts';

/** What each reason means, and where it is changed. */
const reasons: Readonly<Record<UnseenReason, { text: Plain; tab: Tab; action: Plain }>> = {
  inactive: { text: 'It was inactive', tab: 'publish', action: 'Switch it on' },
  website: { text: 'The website was not allowed', tab: 'publish', action: 'Allow websites' },
  pages: { text: 'The page was not one of its pages', tab: 'behaviour', action: 'Change its pages' },
  devices: { text: 'The device was not one of its devices', tab: 'behaviour', action: 'Change its devices' },
  schedule: { text: 'It was outside of its schedule', tab: 'behaviour', action: 'Change its schedule' },
  frequency: { text: 'It had already opened by itself', tab: 'behaviour', action: 'Change how often' },
};

type Counts = readonly { day: string; reason: UnseenReason; count: number }[];

const totals = (counts: Counts) =>
  unseenReasons
    .map((reason) => ({ reason, count: counts.reduce((sum, row) => sum + (row.reason === reason ? row.count : 0), 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

const pageOf = (website: string | undefined) => (website ? `${website.replace('*.', 'www.')}/` : '');

const OpenPage = ({ popupId }: { popupId: string }) => {
  const websites = usePopupPages(popupId);
  const form = useForm({ initialValues: { page: '' } });
  const link = useTraceLink(popupId);
  const usual = pageOf(websites.data?.popupPages[0]?.showOnWebsite);
  const submit = form.onSubmit(({ page }) => {
    const typed = page.trim() || usual;
    // Opened at once, because browsers open no window some time after a click.
    const opened = window.open('', '_blank');
    if (opened) opened.opener = null;
    link.mutate(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`, {
      onSuccess: (address) => {
        if (opened) opened.location.href = address;
        else window.location.assign(address);
      },
      onError: (error) => {
        opened?.close();
        form.setErrors({ page: errorText(error), ...fieldErrors(error) });
      },
    });
  });
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 16rem"
          label={t('A page of your shop')}
          description={t('It opens in a new tab and shows there which rule decides what. Only you see that, for {traceMinutes} minutes.', {
            traceMinutes,
          })}
          placeholder={usual || 'https://shop.example/'}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('page')}
        />
        <Button type="submit" variant="light" loading={link.isPending} disabled={!usual && !form.getValues().page.trim()}>
          {t('Open and explain')}
        </Button>
      </Group>
    </form>
  );
};

/** 'Why don't I see it?': the trace on the owner's own page, and what kept visitors from seeing it. */
export const WhyUnseen = ({ popupId, onTab }: { popupId: string; onTab: (tab: Tab) => void }) => (
  <Stack gap="lg">
    <OpenPage popupId={popupId} />
    <QueryView query={useUnseen(popupId)} loading={<Skeleton height={60} />}>
      {(counts) => {
        const rows = totals(counts);
        return rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('In the last {unseenDays} days none of your rules hid it from visitors.', { unseenDays })}
          </Text>
        ) : (
          <div>
            <Text size="sm" fw={600} mb={6}>
              {t('Not shown to visitors, last {unseenDays} days', { unseenDays })}
            </Text>
            <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('Why it was not shown')}>
              {rows.map(({ reason, count }) => (
                <Group component="li" key={reason} gap="sm" wrap="nowrap" align="center">
                  <Text size="sm" style={{ flex: 1 }}>
                    {t(reasons[reason].text)}
                    <Text span c="dimmed" inherit style={{ fontVariantNumeric: 'tabular-nums' }}>
                      {' · '}
                      {plural(count, 'at least once', 'at least {n} times')}
                    </Text>
                  </Text>
                  <Button size="compact-sm" variant="default" flex="none" onClick={() => onTab(reasons[reason].tab)}>
                    {t(reasons[reason].action)}
                  </Button>
                </Group>
              ))}
            </Stack>
          </div>
        );
      }}
    </QueryView>
  </Stack>
);
