import { Drawer } from '@mantine/core';
import { useOpened } from '../../../ui/overlays/useOpened.ts';
import { t } from '../../../words/t.ts';
import { Brand } from '../../Brand.tsx';
import { Navigation } from './Navigation.tsx';
import classes from './NavigationDrawer.module.css';

/** The navigation on small screens. */
export const NavigationDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Drawer
    opened={useOpened(opened)}
    onClose={onClose}
    size={280}
    hiddenFrom="md"
    title={<Brand to="/Dashboard" label={t('Parley, home')} />}
    closeButtonProps={{ 'aria-label': t('Close navigation') }}
    classNames={{ content: classes.content, body: classes.body }}
  >
    <Navigation />
  </Drawer>
);
