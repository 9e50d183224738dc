import { ActionIcon, Kbd, Text, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { t } from '../../../words/t.ts';
import classes from './SearchButton.module.css';

const onMac = () => /mac|iphone|ipad/i.test(navigator.platform);

interface SearchButtonProps {
  onClick: () => void;
  /** Only the icon, where space is short. */
  small?: boolean;
}

/** The button that opens the palette; shows its keyboard shortcut. */
export const SearchButton = ({ onClick, small = false }: SearchButtonProps) =>
  small ? (
    <ActionIcon size="lg" aria-label={t('Search')} onClick={onClick}>
      <IconSearch size={20} stroke={1.7} />
    </ActionIcon>
  ) : (
    <UnstyledButton className={classes.button} onClick={onClick} aria-keyshortcuts={onMac() ? 'Meta+K' : 'Control+K'}>
      <IconSearch size={16} stroke={1.8} aria-hidden />
      <Text span size="sm" flex={1}>
        {t('Search')}
      </Text>
      <Kbd size="xs" aria-hidden>
        {onMac() ? '⌘ K' : t('Ctrl K')}
      </Kbd>
    </UnstyledButton>
  );
