/** Lists whose items are put in order by drag: with the pointer, a finger or the keyboard, and said to screen readers. */
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Paper, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';

/** The list that an item is carried in. The others take nothing then, and the arrow keys pass over what lies in them. */
const CarriedIn = createContext<UniqueIdentifier | null>(null);

/**
 * What the pointer is over; for the keyboard, and between two items, the nearest. By their middles alone a short item could not pass a tall
 * one.
 */
const underOrNearest: CollisionDetection = (found) => {
  const under = pointerWithin(found);
  return under.length > 0 ? under : closestCenter(found);
};

interface SortableAreaProps {
  /** What an item is called, for screen readers and while it is dragged. */
  nameOf: (id: UniqueIdentifier) => string;
  /** An item was dropped at another place, from 0, of its list. */
  onMove: (id: UniqueIdentifier, place: number) => void;
  children: ReactNode;
}

interface Place {
  containerId: UniqueIdentifier;
  index: number;
  items: UniqueIdentifier[];
}
const placeOf = (data: { current: unknown } | undefined): Place | undefined =>
  (data?.current as { sortable?: Place } | undefined)?.sortable;

/** Holds one or more lists; each item stays in its own. */
export const SortableArea = ({ nameOf, onMove, children }: SortableAreaProps) => {
  const [dragged, setDragged] = useState<{ id: UniqueIdentifier; list: UniqueIdentifier | null } | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (data: { current: unknown } | undefined) => {
    const found = placeOf(data);
    return found ? `place ${found.index + 1} of ${found.items.length}` : 'no place';
  };
  // What is picked up lies over its own place at once: saying so would drown that it is picked up.
  const moved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      moved.current = false;
      return `Picked up ${nameOf(active.id)} at ${place(active.data)}.`;
    },
    onDragOver: ({ active, over }) => {
      moved.current ||= over?.id !== active.id;
      return over && moved.current ? `${nameOf(active.id)} is over ${place(over.data)}.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is now at ${place(over.data)}.` : `${nameOf(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const to = placeOf(over?.data)?.index;
    if (over && over.id !== active.id && to !== undefined) onMove(active.id, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underOrNearest}
      onDragStart={({ active }) => setDragged({ id: active.id, list: placeOf(active.data)?.containerId ?? null })}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'To change its place, press space or enter, move it with the arrow keys, and press space or enter again. Escape puts it back.',
        },
      }}
    >
      <CarriedIn value={dragged?.list ?? null}>{children}</CarriedIn>
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <Paper withBorder shadow="md" px="md" py="sm" maw="min(24rem, 80vw)">
            <Text size="sm" fw={600} lineClamp={2}>
              {nameOf(dragged.id)}
            </Text>
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  );
};

interface SortableListProps {
  /** Of the list; unique in its area. */
  id: string;
  items: UniqueIdentifier[];
  strategy?: typeof verticalListSortingStrategy;
  disabled?: boolean;
  children: ReactNode;
}

/** One list; its items in their order. */
export const SortableList = ({ id, items, strategy = verticalListSortingStrategy, disabled = false, children }: SortableListProps) => {
  const carriedIn = useContext(CarriedIn);
  return (
    <SortableContext id={id} items={items} strategy={strategy} disabled={disabled || { droppable: carriedIn !== null && carriedIn !== id }}>
      {children}
    </SortableContext>
  );
};

type Grip = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
const GripContext = createContext<Grip | null>(null);

interface SortableItemProps {
  id: UniqueIdentifier;
  component?: 'div' | 'li';
  children: ReactNode;
}

/** An item of a list. What is in it is not drawn again while it moves; a `DragHandle` in it is what takes hold of it. */
export const SortableItem = ({ id, component: Component = 'div', children }: SortableItemProps) => {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <Component
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition, opacity: isDragging ? 0.45 : undefined }}
    >
      <GripContext value={{ attributes, listeners, setActivatorNodeRef }}>{children}</GripContext>
    </Component>
  );
};

/** Takes hold of the item that it is in. */
export const DragHandle = ({ label }: { label: string }) => {
  const grip = useContext(GripContext);
  if (!grip) return null;
  return (
    <ActionIcon
      ref={grip.setActivatorNodeRef}
      color="gray"
      title="Drag to another place"
      {...grip.attributes}
      {...grip.listeners}
      aria-label={label}
      style={{ cursor: 'grab', touchAction: 'none' }}
    >
      <IconGripVertical size={18} stroke={1.7} />
    </ActionIcon>
  );
};
