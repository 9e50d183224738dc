import { Stack } from '@mantine/core';
import type { Outline } from '@parley/contract';
import { useDeferredValue, useMemo } from 'react';
import { SortableArea, SortableItem } from '../../../ui/forms/Sortable.tsx';
import { t } from '../../../words/t.ts';
import { hasWords, questionLabel } from '../words.ts';
import type { OutlineActions } from './actions.ts';
import { answerKey, homeOf, moveAnswer, moveQuestion, questionKey, type RowKey } from './document/model.ts';
import { QuestionBlock } from './QuestionBlock.tsx';

interface OutlineListProps {
  questionnaireId: string;
  outline: Outline;
  /** Questions and answers with these words are shown; empty shows all. */
  search: string;
  selected: ReadonlySet<RowKey>;
  actions: OutlineActions;
  onMove: (to: (outline: Outline) => Outline) => void;
}

const none: ReadonlySet<RowKey> = new Set();

/** The questions with their answers. They and their answers are dragged among each other. */
export const OutlineList = ({ questionnaireId, outline, search, selected, actions, onMove }: OutlineListProps) => {
  const { questions, first_question: first } = outline;
  const titles = useDeferredValue(questions);
  const labels = useMemo(() => new Map(titles.map(({ id, text }, place) => [id, `${place + 1} ${text}`])), [titles]);
  const sought = useDeferredValue(search);
  const idOf = (key: string | number) => Number(String(key).slice(1));
  const isQuestion = (key: string | number) => String(key).startsWith('q');
  const nameOf = (key: string | number) => {
    const place = questions.findIndex(({ id }) => id === idOf(key));
    const question = questions[place];
    if (isQuestion(key) && question) return questionLabel(question, place + 1);
    const answer = homeOf(outline, idOf(key))?.answers.find(({ id }) => id === idOf(key));
    return t('Answer “{text}”', { text: answer?.text ?? '' });
  };
  return (
    <SortableArea
      nameOf={nameOf}
      onMove={(key, place) =>
        onMove((before) => (isQuestion(key) ? moveQuestion(before, idOf(key), place) : moveAnswer(before, idOf(key), place)))
      }
    >
      <Stack gap="sm">
        {questions.map(
          (question, place) =>
            hasWords(question, question.answers, sought) && (
              <SortableItem key={question.id} id={questionKey(question.id)} list="questions" index={place}>
                <QuestionBlock
                  questionnaireId={questionnaireId}
                  question={question}
                  place={place}
                  count={questions.length}
                  isFirst={question.id === first}
                  labels={labels}
                  selected={
                    selected.has(questionKey(question.id)) || question.answers.some(({ id }) => selected.has(answerKey(id)))
                      ? selected
                      : none
                  }
                  actions={actions}
                />
              </SortableItem>
            ),
        )}
      </Stack>
    </SortableArea>
  );
};
