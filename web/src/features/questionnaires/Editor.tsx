import { Button, Paper, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Answer, Funnel, Outline, Questionnaire } from '@parley/contract';
import { IconClipboardList, IconListDetails, IconPencil, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { plural, t } from '../../words/t.ts';
import { FlowCheckPanel } from './check/FlowCheckPanel.tsx';
import { problemsOf } from './check/flowProblems.ts';
import classes from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { type Dialog, EditorDialogs } from './EditorDialogs.tsx';
import { MapPanel } from './map/MapPanel.tsx';
import { DraftBar, Keys } from './outline/DraftBar.tsx';
import { changeAnswer, insertQuestions } from './outline/document/model.ts';
import { useEditorKeys } from './outline/draft/useEditorKeys.ts';
import { useOutlineActions } from './outline/draft/useOutlineActions.ts';
import { useOutlineDraft } from './outline/draft/useOutlineDraft.ts';
import { OutlineList } from './outline/OutlineList.tsx';
import { SelectionBar } from './outline/SelectionBar.tsx';
import type { Facets } from './rules/RuleConditions.tsx';
import { useViews } from './useViews.ts';
import { answerCount, hasWords, questionCount } from './words.ts';

const TryIt = lazyPart(() => import('./TryIt.tsx'));

interface EditorProps {
  questionnaire: Questionnaire;
  outline: Outline & { revision: number };
  reload: () => Promise<(Outline & { revision: number }) | undefined>;
  facets: UseQueryResult<Facets>;
  /** The funnel of the last 30 days. */
  funnel: UseQueryResult<Funnel>;
}

/** The outline of questions and answers, the live widget, the map and the path check (specification section 2, Questionnaire editor). */
export const Editor = ({ questionnaire, outline, reload, facets, funnel }: EditorProps) => {
  const id = String(questionnaire.id);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [dialogOpen, { open, close }] = useDisclosure(false);
  const [opening, setOpening] = useState(0);
  const [announcement, announce] = useState('');
  const [search, setSearch] = useState('');
  const views = useViews();
  const show = (shown: Dialog) => {
    setDialog(shown);
    setOpening((before) => before + 1);
    open();
  };
  const draft = useOutlineDraft({
    questionnaireId: id,
    outline,
    reload,
    onIncomplete: ([first]) => {
      announce(t('This row needs text before it can be saved'));
      if (first) edit.focus(first);
    },
  });
  const edit = useOutlineActions({
    draft,
    announce,
    onEditAnswer: (answer: Answer) => show({ kind: 'answer', answer }),
    onShowOnMap: views.showOnMap,
  });
  useEditorKeys({ ...draft, duplicate: edit.duplicateSelected, hasSelection: edit.selected.size > 0 });

  const { questions, first_question: firstQuestion } = draft.draft;
  const count = questions.reduce((sum, { answers }) => sum + answers.length, 0);
  // The parts beside the outline may be drawn a moment later than the typed letter.
  const settled = useDeferredValue(draft.real);
  const answers = useMemo(() => new Map(settled.questions.map((question) => [question.id, question.answers])), [settled]);
  const numbers = useMemo(() => new Map(settled.questions.map((question, place) => [question.id, place + 1])), [settled]);
  const problems = useMemo(() => problemsOf(settled.first_question, settled.questions, answers), [settled, answers]);
  const troubled = useMemo(
    () => new Set(problems.flatMap(({ weight, questionIds }) => (weight === 'hint' ? [] : questionIds))),
    [problems],
  );
  // The map, the check and the widget know the server's ids; the outline keeps the ids that rows had when they were new.
  const drafted = (questionId: number) => {
    const place = draft.real.questions.findIndex((question) => question.id === questionId);
    return questions[place]?.id ?? questionId;
  };
  const goTo = (questionId: number) => views.goTo(drafted(questionId));
  const relink = (answerId: number, next: number | null) => {
    const place = draft.real.questions.flatMap((question) => question.answers).findIndex((answer) => answer.id === answerId);
    const answer = questions.flatMap((question) => question.answers)[place];
    if (answer) draft.change((before) => changeAnswer(before, answer.id, { next_question: next === null ? null : drafted(next) }));
  };

  // On the map nothing is left out: the search goes from one question with these words to the next.
  const find = (words: string, after: number | null) => {
    const found = settled.questions.filter((question) => words.trim() !== '' && hasWords(question, question.answers, words));
    const next = found[found.findIndex(({ id: questionId }) => questionId === after) + 1] ?? found[0];
    if (views.view !== 'map' || words.trim() === '') return;
    if (next) views.showOnMap(next.id);
    announce(next ? plural(found.length, '1 question found', '{n} questions found') : t('No question has these words'));
  };
  const onSearch = (words: string) => {
    setSearch(words);
    find(words, null);
  };

  const map = (large: boolean) => (
    <MapPanel
      questionnaireId={id}
      unsaved={draft.changes > 0}
      funnel={funnel}
      outline={settled}
      answers={answers}
      large={large}
      troubled={troubled}
      focus={views.focus}
      onGo={goTo}
      onRelink={relink}
      undo={draft.canUndo ? draft.undo : null}
    />
  );
  const trial = <TryIt questionnaireId={id} questions={settled.questions} answers={answers} firstQuestion={settled.first_question} />;

  return (
    <>
      <UnsavedGuard when={draft.changes > 0} />
      <PageHeader
        title={questionnaire.name}
        description={`${questionCount(questions.length)}, ${answerCount(count)}`}
        actions={
          <>
            {questions.length > 0 && (
              <Button variant="default" leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => show({ kind: 'try' })}>
                {t('Try it')}
              </Button>
            )}
            <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => show({ kind: 'name' })}>
              {t('Rename')}
            </Button>
          </>
        }
      />
      <EditorBar
        firstQuestion={firstQuestion}
        onFirstQuestion={(first) => draft.change((before) => ({ ...before, first_question: first }))}
        questions={questions}
        view={views.view}
        onView={views.setView}
        search={search}
        onSearch={onSearch}
        onNext={() => find(search, views.focus?.questionId ?? null)}
        onCreateQuestion={edit.createQuestion}
        onPaste={() => show({ kind: 'paste' })}
      >
        {edit.selected.size > 0 && (
          <SelectionBar
            count={edit.selected.size}
            onDuplicate={edit.duplicateSelected}
            onShift={edit.shiftSelected}
            onDelete={edit.removeSelected}
            onClear={edit.clearSelection}
          />
        )}
        <DraftBar draft={draft} onVersions={() => show({ kind: 'versions' })} />
      </EditorBar>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {questions.length === 0 ? (
        <NoQuestions onCreate={edit.createQuestion} onPaste={() => show({ kind: 'paste' })} />
      ) : (
        <div className={classes.layout} data-view={views.view}>
          <div className={classes.aside}>
            {views.view === 'cards' && views.wide && (
              <Paper withBorder p="md" component="section" aria-label={t('Live')}>
                <Suspense fallback={null}>{trial}</Suspense>
              </Paper>
            )}
            <FlowCheckPanel
              questionnaireId={id}
              problems={problems}
              questions={questions.length}
              numbers={numbers}
              unsaved={draft.changes > 0}
              onGo={goTo}
            />
          </div>
          {views.view === 'map' ? (
            map(true)
          ) : (
            <div>
              <OutlineList
                questionnaireId={id}
                outline={draft.draft}
                search={search}
                selected={edit.selected}
                actions={edit.actions}
                onMove={draft.change}
              />
              <Keys />
            </div>
          )}
        </div>
      )}
      <EditorDialogs
        questionnaire={questionnaire}
        outline={draft.draft}
        facets={facets}
        trial={trial}
        dialog={dialog}
        opening={opening}
        opened={dialogOpen}
        onClose={close}
        onAnswer={(answerId, change) => draft.change((before) => changeAnswer(before, answerId, change))}
        onPasted={(pasted) => draft.change((before) => insertQuestions(before, before.questions.length, pasted))}
        onVersion={(version) => {
          draft.change(() => version);
          announce(t('The version is open. Save it to bring it back.'));
        }}
      />
    </>
  );
};

const NoQuestions = ({ onCreate, onPaste }: { onCreate: () => void; onPaste: () => void }) => (
  <Paper withBorder>
    <EmptyState
      icon={IconListDetails}
      title={t('No questions yet')}
      action={
        <>
          <Button onClick={onCreate} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Create the first question')}
          </Button>
          <Button variant="default" onClick={onPaste} leftSection={<IconClipboardList size={18} aria-hidden />}>
            {t('Paste a list or a sheet')}
          </Button>
        </>
      }
    >
      {t('Type a question, press Enter for each answer, and Tab for the next question. Everything can be changed afterwards.')}
    </EmptyState>
  </Paper>
);
