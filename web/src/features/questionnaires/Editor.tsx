import { Button, Paper, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Answer, Funnel, Question, Questionnaire } from '@parley/contract';
import { IconListDetails, IconPencil, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '../../lib/apiError.ts';
import { useStableHandlers } from '../../lib/stableHandlers.ts';
import { confirmDanger } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useDeleteQuestion } from './api/deleteQuestion.ts';
import { useMoveAnswer } from './api/editAnswer.ts';
import { useOrderQuestions } from './api/updateQuestions.ts';
import { outcomeOf, warningOf } from './deletion.ts';
import classes from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { type Dialog, EditorDialogs } from './EditorDialogs.tsx';
import { FlowCheckPanel } from './FlowCheckPanel.tsx';
import { problemsOf } from './flowProblems.ts';
import { MapPanel } from './MapPanel.tsx';
import { QuestionCard, type QuestionCardActions } from './QuestionCard.tsx';
import { QuestionList } from './QuestionList.tsx';
import type { Facets } from './rules/RuleConditions.tsx';
import { useAllAnswers } from './useAllAnswers.ts';
import { useRelink } from './useRelink.ts';
import { useViews } from './useViews.ts';
import { plural } from './words.ts';

/** The questions by id. The map keeps its identity while the questions are the same in any order, so that a move does not re-render all cards. */
const useQuestionsById = (questions: readonly Question[]): ReadonlyMap<number, Question> => {
  const content = JSON.stringify(questions.toSorted((a, b) => a.id - b.id));
  return useMemo(() => new Map((JSON.parse(content) as Question[]).map((question) => [question.id, question])), [content]);
};

interface EditorProps {
  questionnaire: Questionnaire;
  questions: readonly Question[];
  facets: UseQueryResult<Facets>;
  /** The funnel of the last 30 days. */
  funnel: UseQueryResult<Funnel>;
}

/** Questions, answers, the map and the path check (specification section 2, Questionnaire editor). */
export const Editor = ({ questionnaire, questions, facets, funnel }: EditorProps) => {
  const id = String(questionnaire.id);
  const answers = useAllAnswers(id, questions);
  const order = useOrderQuestions(id);
  const orderAnswers = useMoveAnswer();
  const remove = useDeleteQuestion(id);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [dialogOpen, { open, close }] = useDisclosure(false);
  const [opening, setOpening] = useState(0);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const views = useViews();
  const links = useRelink(answers.all, announce);

  const show = (shown: Dialog) => {
    setDialog(shown);
    setOpening((before) => before + 1);
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
      order.mutate(questions.filter((other) => other.id !== question.id).toSpliced(position, 0, question));
      announce(`Question ${question.id} is now number ${position + 1} of ${questions.length}`);
    },
    onCreateAnswer: (question) => show({ kind: 'answer', question, answer: null }),
    onEditAnswer: (question, answer) => show({ kind: 'answer', question, answer }),
    onMoveAnswer: (answer, position, count) => {
      orderAnswers.mutate({ questionId: answer.question, answerId: answer.id, position });
      announce(`“${answer.text}” is now answer ${position + 1} of ${count}`);
    },
    onGo: views.goTo,
    onShowOnMap: views.showOnMap,
  });

  const createQuestion = () => show({ kind: 'question', question: null });
  const questionsById = useQuestionsById(questions);
  const problems = useMemo(
    () => answers.byQuestion && problemsOf(questionnaire.first_question, questions, answers.byQuestion),
    [answers.byQuestion, questionnaire.first_question, questions],
  );
  const troubled = useMemo(
    () => new Set((problems ?? []).flatMap(({ weight, questionIds }) => (weight === 'hint' ? [] : questionIds))),
    [problems],
  );
  const total = answers.byQuestion ? `, ${plural(answers.all.length, 'answer')}` : '';

  const map = (large: boolean) => (
    <MapPanel
      funnel={funnel}
      questions={questions}
      answers={answers.byQuestion}
      firstQuestion={questionnaire.first_question}
      large={large}
      troubled={troubled}
      focus={views.focus}
      onGo={views.goTo}
      onRelink={links.relink}
      undo={links.undo}
    />
  );
  const cards = (
    <QuestionList
      questions={questions}
      answers={answers.all}
      onMove={actions.onMove}
      onMoveAnswer={(answer, position) => actions.onMoveAnswer(answer, position, answers.byQuestion?.get(answer.question)?.length ?? 0)}
    >
      {(question, place) => {
        const query = answers.queries[place];
        return (
          query && (
            <QuestionCard
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
      }}
    </QuestionList>
  );

  return (
    <>
      <PageHeader
        title={questionnaire.name}
        description={`${plural(questions.length, 'question')}${total}`}
        actions={
          <>
            {questions.length > 0 && (
              <Button variant="default" leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => show({ kind: 'try' })}>
                Try it
              </Button>
            )}
            <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => show({ kind: 'name' })}>
              Rename
            </Button>
          </>
        }
      />
      <EditorBar
        questionnaireId={id}
        firstQuestion={questionnaire.first_question}
        questions={questions}
        view={views.view}
        onView={views.setView}
        onCreateQuestion={createQuestion}
      >
        <Notice onClose={() => setOutcome(null)}>{outcome}</Notice>
      </EditorBar>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {questions.length === 0 ? (
        <NoQuestions onCreate={createQuestion} />
      ) : (
        <div className={classes.layout} data-view={views.view}>
          <div className={classes.aside}>
            {views.view === 'cards' && views.wide && map(false)}
            <FlowCheckPanel
              questionnaireId={id}
              problems={problems}
              failed={answers.failed.length > 0 ? { retry: () => answers.failed.forEach((query) => void query.refetch()) } : null}
              questions={questions.length}
              onGo={views.goTo}
            />
          </div>
          {views.view === 'map' ? map(true) : cards}
        </div>
      )}
      <EditorDialogs
        questionnaire={questionnaire}
        questions={questions}
        facets={facets}
        answers={answers.byQuestion}
        dialog={dialog}
        opening={opening}
        opened={dialogOpen}
        onClose={close}
        onQuestionSaved={(question) => views.goTo(question.id)}
      />
    </>
  );
};

const NoQuestions = ({ onCreate }: { onCreate: () => void }) => (
  <Paper withBorder>
    <EmptyState
      icon={IconListDetails}
      title="No questions yet"
      action={
        <Button onClick={onCreate} leftSection={<IconPlus size={18} aria-hidden />}>
          Create the first question
        </Button>
      }
    >
      Start with the question that narrows the choice most. Give it up to four answers; each leads to a next question, or ends the
      questionnaire.
    </EmptyState>
  </Paper>
);
