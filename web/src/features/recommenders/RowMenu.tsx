import { ActionIcon, Menu } from '@mantine/core';
import type { PopupSummary } from '@parley/contract';
import { IconCode, IconCopy, IconCursorText, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';

export interface RowMenuProps {
  popup: PopupSummary;
  onEmbed: (popup: PopupSummary) => void;
  onRename: (popup: PopupSummary) => void;
  onDuplicate: (popup: PopupSummary) => void;
  onDelete: (popup: PopupSummary) => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** All that can be done with a recommender of the list. */
export const RowMenu = ({ popup, onEmbed, onRename, onDuplicate, onDelete }: RowMenuProps) => (
  // In its place in the page, so that it belongs to a landmark.
  <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} width={190}>
    <Menu.Target>
      <ActionIcon aria-label={`More for ${popup.popup_name}`}>
        <IconDots size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item component={Link} to={`/popups/edit/${popup.clientId}/${popup.popup_id}`} leftSection={<IconPencil {...icon} />}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconCode {...icon} />} onClick={() => onEmbed(popup)}>
        Embed
      </Menu.Item>
      <Menu.Item leftSection={<IconCursorText {...icon} />} onClick={() => onRename(popup)}>
        Rename
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => onDuplicate(popup)}>
        Duplicate
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash {...icon} />} onClick={() => onDelete(popup)}>
        Delete
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
