import { Button, Divider, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ProblemText } from './flowProblems.ts';
import { AllWell, Problem } from './Problem.tsx';
import { ProductFindings } from './ProductFindings.tsx';
import { plural } from './words.ts';

const shownAtOnce = 12;

interface FlowCheckPanelProps {
  questionnaireId: string;
  /** null while the answers are still loading. */
  problems: readonly ProblemText[] | null;
  /** The answers that failed to load; without them the check would be wrong. */
  failed: { retry: () => void } | null;
  questions: number;
  onGo: (questionId: number) => void;
}

const Paths = ({ problems, failed, questions, onGo }: FlowCheckPanelProps) => {
  if (failed) {
    return (
      <Stack gap="xs" align="flex-start" role="alert">
        <Text size="sm">Some answers could not be loaded, so the paths cannot be checked.</Text>
        <Button size="compact-sm" variant="default" onClick={failed.retry}>
          Try again
        </Button>
      </Stack>
    );
  }
  if (!problems) return <Skeleton height={44} />;
  if (problems.length === 0) {
    return <AllWell>{questions === 0 ? 'Nothing to check yet.' : 'Every question is reached, and every path comes to an end.'}</AllWell>;
  }
  const more = problems.length - shownAtOnce;
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {problems.slice(0, shownAtOnce).map((problem) => (
        <Problem key={`${problem.title} ${problem.text} ${problem.questionIds.join()}`} problem={problem} onGo={onGo} />
      ))}
      {more > 0 && (
        <Text component="li" size="sm" c="dimmed">
          And {plural(more, 'more finding')}.
        </Text>
      )}
    </Stack>
  );
};

/** The findings about a questionnaire: dead ends, circles, unreachable questions, and rules without matches. */
export const FlowCheckPanel = (props: FlowCheckPanelProps) => (
  <Paper withBorder p="md" component="section" aria-label="Path check">
    <Title order={2} size="h4" mb="sm">
      Path check
    </Title>
    <div aria-live="polite" aria-busy={props.problems === null}>
      <Paths {...props} />
    </div>
    <Divider my="md" />
    <ProductFindings questionnaireId={props.questionnaireId} onGo={props.onGo} />
  </Paper>
);
