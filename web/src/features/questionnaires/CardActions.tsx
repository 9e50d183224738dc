import { ActionIcon } from '@mantine/core';
import { type Icon, IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import classes from './CardActions.module.css';

export interface CardAction {
  /** The tooltip. */
  label: string;
  /** The accessible name, which also names the card. */
  name: string;
  icon: Icon;
  off?: boolean;
  busy?: boolean;
  run: () => void;
}

interface Usual {
  /** 'question 7' */
  what: string;
  place: number;
  count: number;
  busy: boolean;
  onMove: (position: number) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The usual actions of a list item: move (if there are others), edit, delete. */
export const usualActions = ({ what, place, count, busy, onMove, onEdit, onDelete }: Usual): CardAction[] => [
  ...(count > 1
    ? [
        { label: 'Move up', name: `Move up ${what}`, icon: IconArrowUp, off: place === 0, run: () => onMove(place - 1) },
        { label: 'Move down', name: `Move down ${what}`, icon: IconArrowDown, off: place === count - 1, run: () => onMove(place + 1) },
      ]
    : []),
  { label: 'Edit', name: `Edit ${what}`, icon: IconPencil, off: busy, run: onEdit },
  { label: 'Delete', name: `Delete ${what}`, icon: IconTrash, busy, run: onDelete },
];

/** The row of small buttons of a card. */
export const CardActions = ({ actions }: { actions: readonly CardAction[] }) =>
  actions.map(({ label, name, icon: Icon, off = false, busy = false, run }) => (
    <ActionIcon
      key={label}
      title={label}
      onClick={off ? undefined : run}
      // Not `disabled`: the pressed button must keep the focus when its card reaches an end of the list.
      aria-disabled={off}
      data-off={off || undefined}
      className={classes.action}
      color={label === 'Delete' ? 'red' : 'gray'}
      loading={busy}
      aria-label={name}
    >
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  ));
