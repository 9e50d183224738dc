import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type Answer, maxAnswersPerQuestion, type Question } from '@parley/contract';
import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { memo } from 'react';
import { confirmDanger } from '../../ui/confirm.tsx';
import { DragHandle, SortableItem } from '../../ui/Sortable.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { useDeleteAnswer } from './api/deleteAnswer.ts';
import { CardActions, usualActions } from './CardActions.tsx';
import classes from './QuestionCard.module.css';
import { questionLabel } from './words.ts';

/** The id of a question's card in the page. */
export const cardId = (questionId: number): string => `question-${questionId}`;

export interface QuestionCardActions {
  onEdit: (question: Question) => void;
  onDelete: (question: Question) => void;
  /** Moves it to an index among the questions. */
  onMove: (question: Question, position: number) => void;
  onCreateAnswer: (question: Question) => void;
  onEditAnswer: (question: Question, answer: Answer) => void;
  /** Moves it to an index among the answers of its question. */
  onMoveAnswer: (answer: Answer, position: number, count: number) => void;
  onGo: (questionId: number) => void;
  onShowOnMap: (questionId: number) => void;
}

/** The key of an answer while cards are dragged. */
export const answerKey = (answerId: number): string => `a${answerId}`;

interface QuestionCardProps {
  question: Question;
  /** undefined while loading. */
  answers: Answer[] | undefined;
  /** Why the answers could not be loaded. */
  failure: string | null;
  loading: boolean;
  onRetry: () => void;
  questionsById: ReadonlyMap<number, Question>;
  isFirst: boolean;
  place: number;
  count: number;
  currency: string | null;
  deleting: boolean;
  actions: QuestionCardActions;
}

const Answers = ({ question, list, questionsById, currency, actions }: Omit<QuestionCardProps, 'answers'> & { list: Answer[] }) => {
  const remove = useDeleteAnswer(question.id);
  const askToDelete = (answer: Answer) =>
    confirmDanger({
      title: 'Delete this answer?',
      message: `“${answer.text}” goes${answer.image ? ' with its picture' : ''}. What visitors chose so far still counts in the analytics. This cannot be undone.`,
      action: 'Delete',
      onConfirm: () => remove.mutate(answer.id),
    });
  if (list.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No answers yet. Add up to {maxAnswersPerQuestion}.
      </Text>
    );
  }
  return (
    <ul className={classes.answers} aria-label={`Answers of question ${question.id}`}>
      {list.map((answer, place) => (
        <SortableItem key={answer.id} id={answerKey(answer.id)} list={`answers-${question.id}`} index={place} component="li">
          <AnswerCard
            answer={answer}
            next={answer.next_question === null ? undefined : questionsById.get(answer.next_question)}
            currency={currency}
            place={place}
            count={list.length}
            busy={remove.isPending && remove.variables === answer.id}
            onEdit={() => actions.onEditAnswer(question, answer)}
            onDelete={() => askToDelete(answer)}
            onMove={(position) => actions.onMoveAnswer(answer, position, list.length)}
            onGo={actions.onGo}
          />
        </SortableItem>
      ))}
    </ul>
  );
};

/** A question with its answers and the actions on both (specification section 2, Questionnaire editor). */
export const QuestionCard = memo((props: QuestionCardProps) => {
  const { question, answers, failure, loading, onRetry, isFirst, place, count, deleting, actions } = props;
  const buttons = [
    {
      label: 'Show on the map',
      name: `Show question ${question.id} on the map`,
      icon: IconSitemap,
      run: () => actions.onShowOnMap(question.id),
    },
    ...usualActions({
      what: `question ${question.id}`,
      place,
      count,
      busy: deleting,
      onMove: (position) => actions.onMove(question, position),
      onEdit: () => actions.onEdit(question),
      onDelete: () => actions.onDelete(question),
    }),
  ];
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      id={cardId(question.id)}
      component="article"
      tabIndex={-1}
      className={classes.card}
      data-many={count > 40 || undefined}
    >
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="xs">
          {count > 1 && <DragHandle label={`Drag question ${question.id}`} />}
          <Stack gap={6} align="flex-start" flex="1 1 14rem" miw={0}>
            {isFirst && (
              <Badge variant="light" tt="none">
                First question
              </Badge>
            )}
            <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
              {questionLabel(question)}
            </Title>
          </Stack>
          <Group gap={2} wrap="nowrap" flex="none" ms="auto">
            <CardActions actions={buttons} />
          </Group>
        </Group>
        {answers ? (
          <Answers {...props} list={answers} />
        ) : failure !== null ? (
          <Group gap="sm" role="alert">
            <Text size="sm">{failure}</Text>
            <Button size="compact-sm" variant="default" loading={loading} onClick={onRetry}>
              Try again
            </Button>
          </Group>
        ) : (
          <Skeleton height={110} aria-label="Loading" />
        )}
        {answers && answers.length < maxAnswersPerQuestion && (
          <Button
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => actions.onCreateAnswer(question)}
            aria-label={`Create New Answer to question ${question.id}`}
            style={{ alignSelf: 'flex-start' }}
          >
            Create New Answer
          </Button>
        )}
      </Stack>
    </Paper>
  );
});
