import { Anchor, Group, Text, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { t } from '../../../words/t.ts';
import type { ProblemText } from './flowProblems.ts';

const looks = {
  fault: { icon: IconCircleX, color: 'red' },
  warning: { icon: IconAlertTriangle, color: 'orange' },
  hint: { icon: IconInfoCircle, color: 'gray' },
} as const;

interface ProblemProps {
  problem: ProblemText;
  /** The place of each question in order, from 1. */
  numbers: ReadonlyMap<number, number>;
  onGo: (questionId: number) => void;
  /** The element to render; a list item by default. */
  component?: 'li' | 'div';
}

/** A finding of the path check, with links to the affected cards. */
export const Problem = ({ problem, numbers, onGo, component = 'li' }: ProblemProps) => {
  const { icon: Icon, color } = looks[problem.weight];
  return (
    <Group component={component} gap="sm" wrap="nowrap" align="flex-start">
      <ThemeIcon variant="light" color={color} size={28} radius="xl" aria-hidden>
        <Icon size={17} stroke={1.8} />
      </ThemeIcon>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={600}>
          {problem.title}
        </Text>
        <Text size="sm">{problem.text}</Text>
        <Group gap={8}>
          {problem.questionIds.slice(0, 8).map((id) => (
            <Anchor key={id} component="button" type="button" size="sm" onClick={() => onGo(id)}>
              {t('Question {number}', { number: numbers.get(id) ?? '' })}
            </Anchor>
          ))}
          {problem.questionIds.length > 8 && (
            <Text size="sm" c="dimmed">
              {t('and {count} more', { count: problem.questionIds.length - 8 })}
            </Text>
          )}
        </Group>
      </div>
    </Group>
  );
};

/** Shown when the check found nothing. */
export const AllWell = ({ children }: { children: string }) => (
  <Group gap="sm" wrap="nowrap">
    <ThemeIcon variant="light" color="green" size={28} radius="xl" aria-hidden>
      <IconCircleCheck size={17} stroke={1.8} />
    </ThemeIcon>
    <Text size="sm">{children}</Text>
  </Group>
);
