import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { t } from '../../words/t.ts';

/** Switches between light and dark; until the first choice the system setting counts. */
export const ColorModeSwitch = () => {
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme('light', { getInitialValueInEffect: true });
  const label = current === 'dark' ? t('Switch to light mode') : t('Switch to dark mode');
  return (
    <ActionIcon size="lg" aria-label={label} title={label} onClick={() => setColorScheme(current === 'dark' ? 'light' : 'dark')}>
      {current === 'dark' ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ActionIcon>
  );
};
