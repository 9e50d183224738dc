import { Group, Slider, Text } from '@mantine/core';
import { smallestLifts } from '@parley/contract';
import { t } from '../../../words/t.ts';
import { signedPercent } from '../words.ts';

interface LiftSliderProps {
  /** In percent. */
  lift: number;
  onChange: (lift: number) => void;
}

/** How small a difference the owner wants to find. */
export const LiftSlider = ({ lift, onChange }: LiftSliderProps) => (
  <div>
    <Group justify="space-between" mb={6}>
      <Text fw={500} size="sm" id="smallest-lift">
        {t('Smallest lift worth knowing')}
      </Text>
      <Text fw={600} size="sm">
        {signedPercent(lift / 100)}
      </Text>
    </Group>
    <Slider
      thumbProps={{ 'aria-labelledby': 'smallest-lift' }}
      {...smallestLifts}
      value={lift}
      onChange={onChange}
      label={null}
      marks={[
        { value: smallestLifts.min, label: signedPercent(smallestLifts.min / 100) },
        { value: smallestLifts.max, label: signedPercent(smallestLifts.max / 100) },
      ]}
      mb="lg"
      mx="md"
    />
  </div>
);
