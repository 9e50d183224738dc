import { ActionIcon } from '@mantine/core';
import type { PopupSummary } from '@parley/contract';
import { IconDots } from '@tabler/icons-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { t } from '../../words/t.ts';

export interface MenuHandlers {
  onEmbed: (popup: PopupSummary) => void;
  onRename: (popup: PopupSummary) => void;
  onDuplicate: (popup: PopupSummary) => void;
  onDelete: (popup: PopupSummary) => void;
}

export interface RowMenuProps extends MenuHandlers {
  popup: PopupSummary;
  /** The user's action on the button before the menu was loaded. */
  early: { focused: boolean; pressed: boolean };
}

/** The button of a row's menu, without the menu's code. */
export const MoreButton = ({ name, ...props }: { name: string } & ComponentPropsWithRef<'button'>) => (
  <ActionIcon aria-label={t('More for {name}', { name })} aria-haspopup="menu" {...props}>
    <IconDots size={18} stroke={1.8} aria-hidden />
  </ActionIcon>
);

interface MoreMenuProps extends MenuHandlers {
  popup: PopupSummary;
  /** The menu, loaded after the table, and a function that loads it sooner. */
  later: { code: { RowMenu: (props: RowMenuProps) => React.ReactNode } | null; now: () => void };
}

/** A row's menu. */
export const MoreMenu = ({ later: { code, now }, ...props }: MoreMenuProps) => {
  const early = useRef({ focused: false, pressed: false }).current;
  if (code) return <code.RowMenu {...props} early={early} />;
  return (
    <MoreButton
      name={props.popup.popup_name}
      onPointerEnter={now}
      onFocus={() => {
        early.focused = true;
        now();
      }}
      onBlur={() => {
        early.focused = false;
      }}
      onClick={() => {
        early.pressed = true;
        now();
      }}
    />
  );
};
