import { Divider, Paper, Stack, Text, Title } from '@mantine/core';
import { plural, t } from '../../../words/t.ts';
import type { ProblemText } from './flowProblems.ts';
import { AllWell, Problem } from './Problem.tsx';
import { ProductFindings } from './ProductFindings.tsx';

const shownAtOnce = 12;

interface FlowCheckPanelProps {
  questionnaireId: string;
  problems: readonly ProblemText[];
  questions: number;
  /** The place of each question in order, from 1. */
  numbers: ReadonlyMap<number, number>;
  /** There are changes that the check of the products does not know. */
  unsaved: boolean;
  onGo: (questionId: number) => void;
}

const Paths = ({ problems, questions, numbers, onGo }: FlowCheckPanelProps) => {
  if (problems.length === 0) {
    return (
      <AllWell>{questions === 0 ? t('Nothing to check yet.') : t('Every question is reached, and every path comes to an end.')}</AllWell>
    );
  }
  const more = problems.length - shownAtOnce;
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {problems.slice(0, shownAtOnce).map((problem) => (
        <Problem key={`${problem.title} ${problem.text} ${problem.questionIds.join()}`} problem={problem} numbers={numbers} onGo={onGo} />
      ))}
      {more > 0 && (
        <Text component="li" size="sm" c="dimmed">
          {plural(more, 'And 1 more finding.', 'And {n} more findings.')}
        </Text>
      )}
    </Stack>
  );
};

/** The findings about a questionnaire: dead ends, circles, unreachable questions, and rules without matches. */
export const FlowCheckPanel = (props: FlowCheckPanelProps) => (
  <Paper withBorder p="md" component="section" aria-label={t('Path check')}>
    <Title order={2} size="h4" mb="sm">
      {t('Path check')}
    </Title>
    <div aria-live="polite">
      <Paths {...props} />
    </div>
    <Divider my="md" />
    {props.unsaved && (
      <Text size="xs" c="dimmed" mb="xs">
        {t('Products are checked for what is saved.')}
      </Text>
    )}
    <ProductFindings questionnaireId={props.questionnaireId} numbers={props.numbers} onGo={props.onGo} />
  </Paper>
);
