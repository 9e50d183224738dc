import { Menu } from '@mantine/core';
import { IconCode, IconCopy, IconCursorText, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useMenuButton } from '../../ui/overlays/useMenuButton.ts';
import { t } from '../../words/t.ts';
import { MoreButton, type RowMenuProps } from './MoreMenu.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The menu with all actions of a recommender in the list. */
export const RowMenu = ({ popup, onEmbed, onRename, onDuplicate, onDelete, early }: RowMenuProps) => {
  const { button, first } = useMenuButton();
  // It replaces a placeholder button that looks the same.
  useEffect(() => {
    if (early.focused) button.current?.focus();
    if (early.pressed) button.current?.click();
    early.focused = early.pressed = false;
  }, [early, button]);
  return (
    // Not in a portal, so that it is inside a landmark.
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} width={190}>
      <Menu.Target>
        <MoreButton ref={button} name={popup.popup_name} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/popups/edit/${popup.clientId}/${popup.popup_id}`} leftSection={<IconPencil {...icon} />}>
          {t('Edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCode {...icon} />} onClick={first(() => onEmbed(popup))}>
          {t('Embed')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCursorText {...icon} />} onClick={first(() => onRename(popup))}>
          {t('Rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={first(() => onDuplicate(popup))}>
          {t('Duplicate')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash {...icon} />} onClick={first(() => onDelete(popup))}>
          {t('Delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
