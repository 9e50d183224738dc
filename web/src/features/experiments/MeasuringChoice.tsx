import { Radio, Stack } from '@mantine/core';
import type { MeasuringMode } from '@parley/contract';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { type Plain, t } from '../../words/t.ts';
import { useSetMeasuring } from './api/measuring.ts';

const choices: { value: MeasuringMode; label: Plain; description: Plain }[] = [
  {
    value: 'day',
    label: 'By a hash that is new each day',
    description: 'Of address, browser and shop, under a secret that is deleted after 48 hours. Nothing is stored on devices.',
  },
  {
    value: 'consent',
    label: 'The same, but only visitors who agreed to statistics',
    description: 'Parley reads Shopify’s, WordPress’ or Google’s consent as your banner sets it. Experiments take longer.',
  },
  { value: 'off', label: 'Not at all', description: 'Experiments count nobody and show everything to everybody.' },
];

/** Chooses how visitors are told apart. */
export const MeasuringChoice = ({ mode }: { mode: MeasuringMode }) => {
  const save = useSetMeasuring();
  return (
    <Radio.Group
      aria-label={t('Telling visitors apart')}
      value={mode}
      onChange={(value) => save.mutate(value as MeasuringMode, { onSuccess: () => notifyDone(t('Your choice is saved.')) })}
    >
      <Stack gap="sm">
        {choices.map(({ value, label, description }) => (
          <Radio key={value} value={value} label={t(label)} description={t(description)} />
        ))}
      </Stack>
    </Radio.Group>
  );
};
