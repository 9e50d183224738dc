import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Plain, t } from '../../words/t.ts';
import type { Days, Period, PeriodName } from './period.ts';

const choices: { value: PeriodName; label: Plain }[] = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'month', label: 'This month' },
  { value: 'all', label: 'All time' },
  { value: 'custom', label: 'From … to …' },
];

const FromTo = ({ days, today, onChange }: { days: Days; today: string; onChange: (days: Days) => void }) => {
  // Dates are typed in parts; this holds the input until both make a valid period.
  const [typed, setTyped] = useState(days);
  const change = (part: Partial<Days>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (next.from && next.to && next.from <= next.to) onChange(next);
  };
  const wrong = typed.from && typed.to && typed.from > typed.to ? t('Must not be before the first day') : null;
  return (
    <>
      <TextInput
        type="date"
        label={t('From')}
        min="2000-01-01"
        max={today}
        value={typed.from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('To')}
        min="2000-01-01"
        max={today}
        value={typed.to}
        error={wrong}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </>
  );
};

interface PeriodControlProps {
  period: Period;
  today: string;
  onChange: (name: PeriodName, days: Days) => void;
}

/** Chooses the period of the reports. */
export const PeriodControl = ({ period, today, onChange }: PeriodControlProps) => (
  <Group gap="sm" align="flex-start">
    <NativeSelect
      label={t('Period')}
      data={choices.map(({ value, label }) => ({ value, label: t(label) }))}
      value={period.name}
      onChange={({ currentTarget }) => onChange(currentTarget.value as PeriodName, period.days)}
    />
    {period.name === 'custom' && <FromTo days={period.days} today={today} onChange={(days) => onChange('custom', days)} />}
  </Group>
);
