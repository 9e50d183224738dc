import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconContrast2 } from '@tabler/icons-react';
import { formatNumber } from '../../../../lib/formats/format.ts';
import { t } from '../../../../words/t.ts';
import type { Reading } from './contrast.ts';
import classes from './Design.module.css';

const ratioText = (ratio: number) => `${formatNumber(Math.floor(ratio * 10) / 10)}:1`;

/** The contrast of a text colour on its background, with a button to fix it. */
export const ContrastNote = ({ reading, onFix }: { reading: Reading; onFix: () => void }) => {
  if (reading.enough) {
    return (
      <Text size="xs" c="dimmed" mt={4} className={classes.note}>
        <IconCheck size={14} aria-hidden /> {t('Contrast {ratio}', { ratio: ratioText(reading.ratio) })}
      </Text>
    );
  }
  return (
    <Group gap={8} mt={6} role="group" aria-label={t('Contrast')} className={classes.fault}>
      <Text size="xs" className={classes.note}>
        <IconContrast2 size={14} aria-hidden />{' '}
        {t('Hard to read in {place}: {ratio}, needs {needs}', {
          place: t(reading.what),
          ratio: ratioText(reading.ratio),
          needs: ratioText(reading.needs),
        })}
      </Text>
      <Button size="compact-xs" variant="default" onClick={onFix}>
        {t('Make it readable')}
      </Button>
    </Group>
  );
};
