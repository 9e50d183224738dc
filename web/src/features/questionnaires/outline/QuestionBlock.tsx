import { ActionIcon, Badge, Menu, Paper, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { maxAnswersPerQuestion, type OutlineQuestion } from '@parley/contract';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconPencil, IconPlus, IconSitemap, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { DragHandle, SortableItem } from '../../../ui/forms/Sortable.tsx';
import { t } from '../../../words/t.ts';
import { questionLabel } from '../words.ts';
import { AnswerRow } from './AnswerRow.tsx';
import type { OutlineActions } from './actions.ts';
import { answerKey, questionKey, type RowKey } from './document/model.ts';
import { cardId, rowId } from './document/rows.ts';
import classes from './outline.module.css';

interface QuestionBlockProps {
  questionnaireId: string;
  question: OutlineQuestion;
  /** From 0. */
  place: number;
  count: number;
  isFirst: boolean;
  /** '2 How cold?' of each question. */
  labels: ReadonlyMap<number, string>;
  /** The selected rows; empty while none of this question is. */
  selected: ReadonlySet<RowKey>;
  actions: OutlineActions;
}

/** A question with its answers in the outline (specification section 2, Questionnaire editor). */
export const QuestionBlock = memo(({ questionnaireId, question, place, count, isFirst, labels, selected, actions }: QuestionBlockProps) => {
  const key = questionKey(question.id);
  const number = place + 1;
  const menu = [
    { label: t('Edit'), icon: IconPencil, run: () => document.getElementById(rowId(key))?.focus() },
    { label: t('Duplicate'), icon: IconCopy, run: () => actions.onDuplicate(key) },
    { label: t('Move up'), icon: IconArrowUp, run: () => actions.onShift(key, -1), off: place === 0 },
    { label: t('Move down'), icon: IconArrowDown, run: () => actions.onShift(key, 1), off: place === count - 1 },
    { label: t('Show on the map'), icon: IconSitemap, run: () => actions.onShowOnMap(question.id) },
  ];
  return (
    <Paper
      withBorder
      component="article"
      id={cardId(question.id)}
      tabIndex={-1}
      className={classes.card}
      data-many={count > 40 || undefined}
    >
      <VisuallyHidden component="h2">{questionLabel(question, number)}</VisuallyHidden>
      <div className={classes.head} data-selected={selected.has(key) || undefined}>
        {count > 1 && <DragHandle label={t('Drag question {number}', { number })} />}
        <input
          type="checkbox"
          className={classes.check}
          checked={selected.has(key)}
          onChange={() => actions.onSelect(key)}
          aria-label={t('Select question {number}', { number })}
        />
        <span className={classes.number} aria-hidden title={t('Question {number}', { number })}>
          {number}
        </span>
        <textarea
          id={rowId(key)}
          rows={1}
          maxLength={1000}
          className={classes.text}
          placeholder={t('Question')}
          aria-label={t('Question {number}', { number })}
          value={question.text}
          onChange={(event) => actions.onText(question.id, event.currentTarget.value)}
          onKeyDown={(event) => actions.onRowKey(event, key)}
          onPaste={(event) => actions.onPaste(event, key)}
        />
        {isFirst && (
          <Badge variant="light" tt="none" flex="none" className={classes.first}>
            {t('First question')}
          </Badge>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon color="gray" aria-label={t('More for question {number}', { number })} title={t('More')}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {menu.map(({ label, icon: Icon, run, off = false }) => (
              <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} onClick={run} disabled={off}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ActionIcon
          color="red"
          onClick={() => actions.onDelete(key)}
          aria-label={t('Delete question {number}', { number })}
          title={t('Delete')}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </div>
      <ul className={classes.answers} aria-label={t('Answers of question {number}', { number })}>
        {question.answers.map((answer, row) => (
          <SortableItem key={answer.id} id={answerKey(answer.id)} list={`answers-${question.id}`} index={row} component="li">
            <AnswerRow
              questionnaireId={questionnaireId}
              answer={answer}
              at={{ answer: row + 1, question: number }}
              next={answer.next_question === null ? null : (labels.get(answer.next_question) ?? '')}
              selected={selected.has(answerKey(answer.id))}
              movable={question.answers.length > 1}
              actions={actions}
            />
          </SortableItem>
        ))}
      </ul>
      {question.answers.length < maxAnswersPerQuestion && (
        <UnstyledButton
          className={classes.add}
          onClick={() => actions.onAddAnswer(question.id)}
          aria-label={t('Create New Answer to question {number}', { number })}
        >
          <IconPlus size={15} aria-hidden /> {t('Create New Answer')}
        </UnstyledButton>
      )}
    </Paper>
  );
});
