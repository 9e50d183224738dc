/** Lists whose items people reorder by drag: with the pointer, a finger or the keyboard, announced to screen readers. */
import { pointerIntersection } from '@dnd-kit/collision';
import { Accessibility, type DragDropManager, type Draggable, PointerActivationConstraints } from '@dnd-kit/dom';
import { type DragDropEventHandlers, DragDropProvider, DragOverlay, KeyboardSensor, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Paper, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Plain, t } from '../../words/t.ts';

type ItemId = string | number;

interface SortableAreaProps {
  /** The name of an item, for screen readers and for the label that follows the pointer. */
  nameOf: (id: ItemId) => string;
  /** Called when an item is dropped at a new index of its list. */
  onMove: (id: ItemId, index: number) => void;
  children: ReactNode;
}

const sensors = [
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 5 })] }),
  KeyboardSensor,
];

const instructions: Plain =
  'To change its place, press space or enter, move it with the arrow keys, and press space or enter again. Escape puts it back.';

/** Moving the element takes the focus from its handle; the library gives it back after an animation, so there has to be one. */
const withoutAnimation = () => undefined;

/** How many items the list of the dragged item has. */
const lengthOfList = (source: Draggable, manager: DragDropManager): number => {
  let length = 0;
  for (const other of manager.registry.draggables) if (other.type === source.type) length += 1;
  return length;
};

/**
 * The library's accessibility plugin with our announcements.
 *
 * @param nameOf reads the current name of an item; it is called at each announcement
 */
const announcer = (nameOf: (id: ItemId) => string) => {
  const place = (source: Draggable, manager: DragDropManager) =>
    isSortable(source) ? t('place {index} of {length}', { index: source.index + 1, length: lengthOfList(source, manager) }) : t('no place');
  // The library reports every element below the pointer; only a new place is worth an announcement.
  let announcedIndex = -1;
  const options: ConstructorParameters<typeof Accessibility>[1] = {
    debounce: 50,
    screenReaderInstructions: { draggable: t(instructions) },
    announcements: {
      dragstart: ({ operation: { source } }, manager) => {
        if (!isSortable(source)) return undefined;
        announcedIndex = source.index;
        return t('Picked up {name} at {place}.', { name: nameOf(source.id), place: place(source, manager) });
      },
      dragover: ({ operation: { source } }, manager) => {
        if (!isSortable(source) || source.index === announcedIndex) return undefined;
        announcedIndex = source.index;
        return t('{name} is over {place}.', { name: nameOf(source.id), place: place(source, manager) });
      },
      dragend: ({ operation: { source }, canceled }, manager) => {
        if (!source) return undefined;
        const name = nameOf(source.id);
        return canceled
          ? t('{name} is back where it was.', { name })
          : t('{name} is now at {place}.', { name, place: place(source, manager) });
      },
    },
  };
  return Accessibility.configure(options);
};

/** Contains one or more lists; items cannot move between them. */
export const SortableArea = ({ nameOf, onMove, children }: SortableAreaProps) => {
  const latestNameOf = useRef(nameOf);
  useLayoutEffect(() => {
    latestNameOf.current = nameOf;
  });
  const [accessibility] = useState(() => announcer((id) => latestNameOf.current(id)));
  const drop: DragDropEventHandlers['onDragEnd'] = ({ operation: { source }, canceled }) => {
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
    const { id, index } = source;
    // The library calls this in a transition, which React may put off: on a slow page, Save would send the order of before.
    queueMicrotask(() => flushSync(() => onMove(id, index)));
  };
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), accessibility]}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={withoutAnimation}>
        {({ id }) => (
          <Paper withBorder shadow="md" px="md" py="sm" w="max-content" maw="min(24rem, 80vw)">
            <Text size="sm" fw={600} lineClamp={2}>
              {nameOf(id)}
            </Text>
          </Paper>
        )}
      </DragOverlay>
    </DragDropProvider>
  );
};

const HandleContext = createContext<((handle: HTMLElement | null) => void) | null>(null);

interface SortableItemProps {
  id: ItemId;
  /** The list that the item stays in; unique in its area. */
  list: string;
  /** Its index in that list. */
  index: number;
  component?: 'div' | 'li';
  children: ReactNode;
}

/** An item of a list. It can be dragged by the `DragHandle` inside it; without one it stays where it is. */
export const SortableItem = ({ id, list, index, component: Component = 'div', children }: SortableItemProps) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  const { isDragging } = useSortable({
    id,
    index,
    group: list,
    type: list,
    accept: list,
    // Without a handle the library would make the whole item one, with a button's role.
    element: handle && element,
    handle,
    // By the overlap of boxes, which the library also looks at, items of different heights would change places back and forth.
    collisionDetector: pointerIntersection,
  });
  return (
    <Component ref={setElement} style={{ opacity: isDragging ? 0.45 : undefined }}>
      <HandleContext value={setHandle}>{children}</HandleContext>
    </Component>
  );
};

/** The drag handle of its item. */
export const DragHandle = ({ label }: { label: string }) => (
  <ActionIcon
    ref={useContext(HandleContext)}
    color="gray"
    title={t('Drag to another place')}
    aria-label={label}
    style={{ cursor: 'grab', touchAction: 'none' }}
  >
    <IconGripVertical size={18} stroke={1.7} />
  </ActionIcon>
);
