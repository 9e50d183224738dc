import { Select } from '@mantine/core';
import { type Retention, retentionDays } from '@parley/contract';
import { confirmDanger } from '../../ui/overlays/confirm.tsx';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import { useSetRetention } from './api/setRetention.ts';

type Days = Retention['keepDays'];

const forEver = 'ever';
const words = (days: Days): string => {
  if (days === null) return t('For ever');
  return days === 365 ? t('For a year') : t('For {days} days', { days });
};
const daysOf = (value: string): Days => retentionDays.find((days) => String(days) === value) ?? null;

/** Chooses how long conversations are kept; asks before shortening it. */
export const RetentionChoice = ({ keepDays }: { keepDays: Days }) => {
  const save = useSetRetention();
  const set = (days: Days) =>
    save.mutate(
      { keepDays: days },
      { onSuccess: () => notifyDone(days === null ? t('Nothing is erased any more.') : t('Your choice is saved.')) },
    );
  const choose = (value: string | null) => {
    const days = daysOf(value ?? forEver);
    if (days === keepDays) return;
    if (days === null || (keepDays !== null && days > keepDays)) return set(days);
    confirmDanger({
      title: days === 365 ? t('Erase what is older than a year?') : t('Erase what is older than {days} days?', { days }),
      message: t('It begins tonight. Conversations and answers that were erased cannot be brought back; your numbers stay.'),
      action: t('Erase from now on'),
      onConfirm: () => set(days),
    });
  };
  return (
    <Select
      label={t('Conversations are kept')}
      data={[null, ...retentionDays.toReversed()].map((days) => ({ value: String(days ?? forEver), label: words(days) }))}
      value={String(keepDays ?? forEver)}
      onChange={choose}
      allowDeselect={false}
      checkIconPosition="right"
      maw={320}
    />
  );
};
