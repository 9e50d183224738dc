import { Paper, Text } from '@mantine/core';
import { IconArrowDown, IconFlag, IconPlus } from '@tabler/icons-react';
import { t } from '../../../words/t.ts';
import type { Target } from './document/rows.ts';
import classes from './outline.module.css';

interface JumpMenuProps {
  id: string;
  targets: readonly Target[];
  chosen: number;
  onChoose: (target: Target) => void;
}

/** The id of the element that shows a target, for `aria-activedescendant`. `place` is its place in the menu. */
export const targetId = (menuId: string, place: number): string => `${menuId}-${place}`;

const words = (target: Target) => {
  if (target.kind === 'question')
    return { mark: <span className={classes.number}>{target.number}</span>, text: target.text || t('No words yet') };
  if (target.kind === 'end') return { mark: <IconFlag size={16} aria-hidden />, text: t('The end: show products') };
  if (target.kind === 'order') return { mark: <IconArrowDown size={16} aria-hidden />, text: t('The next question in order') };
  return { mark: <IconPlus size={16} aria-hidden />, text: t('New question “{text}”', { text: target.text }) };
};

/** The questions that an answer can lead to. The cursor stays in the answer's text, whose keys choose. */
export const JumpMenu = ({ id, targets, chosen, onChoose }: JumpMenuProps) => (
  <Paper withBorder shadow="md" className={classes.menu}>
    <Text size="xs" c="dimmed" px="xs" aria-hidden>
      {t('Jump to')}
    </Text>
    <div role="listbox" id={id} aria-label={t('Jump to')}>
      {targets.map((target, place) => {
        const { mark, text } = words(target);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text field handles the keys
          <div
            key={text + String(place)}
            role="option"
            id={targetId(id, place)}
            aria-selected={place === chosen}
            className={classes.target}
            // The cursor stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(target)}
          >
            {mark}
            <span>{text}</span>
          </div>
        );
      })}
    </div>
  </Paper>
);
