import { Drawer } from '@mantine/core';
import { useOpened } from '../../ui/useOpened.ts';
import { Brand } from '../Brand.tsx';
import { Navigation } from './Navigation.tsx';
import classes from './NavigationDrawer.module.css';

/** The navigation on small screens. */
export const NavigationDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Drawer
    opened={useOpened(opened)}
    onClose={onClose}
    size={280}
    hiddenFrom="md"
    title={<Brand to="/Dashboard" />}
    closeButtonProps={{ 'aria-label': 'Close navigation' }}
    classNames={{ content: classes.content, body: classes.body }}
  >
    <Navigation />
  </Drawer>
);
