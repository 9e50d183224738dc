import { Button, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Answer, Question, Questionnaire } from '@parley/contract';
import { IconListDetails, IconPencil, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '../../lib/apiError.ts';
import { useStableHandlers } from '../../lib/stableHandlers.ts';
import { confirmDanger } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useDeleteQuestion } from './api/deleteQuestion.ts';
import { useAnswersOf } from './api/listAnswers.ts';
import { useOrderQuestions } from './api/updateQuestions.ts';
import { outcomeOf, warningOf } from './deletion.ts';
import classes from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { type Dialog, EditorDialogs } from './EditorDialogs.tsx';
import { FlowCheckPanel } from './FlowCheckPanel.tsx';
import { problemsOf } from './flowProblems.ts';
import { cardId, QuestionCard, type QuestionCardActions } from './QuestionCard.tsx';
import type { Facets } from './rules/RuleConditions.tsx';
import { plural } from './words.ts';

/** Brings a question into sight, and the keyboard with it. */
const goTo = (questionId: number): void => {
  const card = document.getElementById(cardId(questionId));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
};

/** The answers of all questions: by question for the check, null until all are there; and in one list. */
const useAllAnswers = (questions: readonly Question[]) => {
  const queries = useAnswersOf(questions.map(({ id }) => id));
  const byQuestion = new Map(questions.map(({ id }, index) => [id, queries[index]?.data ?? []]));
  return {
    queries,
    byQuestion: queries.every(({ data }) => data) ? byQuestion : null,
    all: [...byQuestion.values()].flat(),
    failed: queries.filter(({ data, isError }) => !data && isError),
  };
};

/** The questions by id; the same map as long as they are the same, in whatever order, so that a move does not draw all cards again. */
const useQuestionsById = (questions: readonly Question[]): ReadonlyMap<number, Question> => {
  const content = JSON.stringify(questions.toSorted((a, b) => a.id - b.id));
  return useMemo(() => new Map((JSON.parse(content) as Question[]).map((question) => [question.id, question])), [content]);
};

interface EditorProps {
  questionnaire: Questionnaire;
  questions: readonly Question[];
  facets: UseQueryResult<Facets>;
}

/** Questions, answers and the check of their paths (specification section 2, Questionnaire editor). */
export const Editor = ({ questionnaire, questions, facets }: EditorProps) => {
  const id = String(questionnaire.id);
  const answers = useAllAnswers(questions);
  const order = useOrderQuestions(id);
  const remove = useDeleteQuestion(id);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [dialogOpen, { open, close }] = useDisclosure(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const show = (shown: Dialog) => {
    setDialog(shown);
    open();
  };

  const askToDelete = (question: Question) => {
    const before: readonly Answer[] = answers.all;
    confirmDanger({
      title: `Delete question ${question.id}?`,
      message: warningOf({ question, answers: before, isFirst: questionnaire.first_question === question.id }),
      action: 'Delete',
      onConfirm: () =>
        remove.mutate(question.id, { onSuccess: (changed) => setOutcome(outcomeOf({ question, changed, answers: before })) }),
    });
  };

  const actions = useStableHandlers<QuestionCardActions>({
    onEdit: (question) => show({ kind: 'question', question }),
    onDelete: askToDelete,
    onMove: (question, position) => {
      order.mutate(questions.filter((one) => one.id !== question.id).toSpliced(position, 0, question));
      setSaid(`Question ${question.id} is now number ${position + 1} of ${questions.length}`);
    },
    onCreateAnswer: (question) => show({ kind: 'answer', question, answer: null }),
    onEditAnswer: (question, answer) => show({ kind: 'answer', question, answer }),
    onGo: goTo,
    onSay: setSaid,
  });

  const createQuestion = () => show({ kind: 'question', question: null });
  const questionsById = useQuestionsById(questions);
  const total = answers.byQuestion ? `, ${plural(answers.all.length, 'answer')}` : '';

  return (
    <>
      <PageHeader
        title={questionnaire.name}
        description={`${plural(questions.length, 'question')}${total}`}
        actions={
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => show({ kind: 'name' })}>
            Rename
          </Button>
        }
      />
      <EditorBar questionnaireId={id} firstQuestion={questionnaire.first_question} questions={questions} onCreateQuestion={createQuestion}>
        <Notice onClose={() => setOutcome(null)}>{outcome}</Notice>
      </EditorBar>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {questions.length === 0 ? (
        <Paper withBorder>
          <EmptyState
            icon={IconListDetails}
            title="No questions yet"
            action={
              <Button onClick={createQuestion} leftSection={<IconPlus size={18} aria-hidden />}>
                Create the first question
              </Button>
            }
          >
            Start with the question that narrows the choice most. Give it up to four answers; each leads to a next question, or ends the
            questionnaire.
          </EmptyState>
        </Paper>
      ) : (
        <div className={classes.layout}>
          <div className={classes.aside}>
            <FlowCheckPanel
              problems={answers.byQuestion && problemsOf(questionnaire.first_question, questions, answers.byQuestion)}
              failed={answers.failed.length > 0 ? { retry: () => answers.failed.forEach((query) => void query.refetch()) } : null}
              questions={questions.length}
              onGo={goTo}
            />
          </div>
          <Stack gap="lg">
            {questions.map((question, place) => {
              const query = answers.queries[place];
              return (
                query && (
                  <QuestionCard
                    key={question.id}
                    question={question}
                    answers={query.data}
                    failure={query.isError && !query.data ? messageOf(query.error) : null}
                    loading={query.isFetching}
                    onRetry={query.refetch}
                    questionsById={questionsById}
                    isFirst={question.id === questionnaire.first_question}
                    place={place}
                    count={questions.length}
                    currency={facets.data?.price?.currency ?? null}
                    deleting={remove.isPending && remove.variables === question.id}
                    actions={actions}
                  />
                )
              );
            })}
          </Stack>
        </div>
      )}
      <EditorDialogs
        questionnaire={questionnaire}
        questions={questions}
        facets={facets}
        dialog={dialog}
        opened={dialogOpen}
        onClose={close}
        onQuestionSaved={(question) => window.requestAnimationFrame(() => goTo(question.id))}
      />
    </>
  );
};
