import { Stack } from '@mantine/core';
import type { Answer, Question } from '@parley/contract';
import type { ReactNode } from 'react';
import { SortableArea, SortableItem } from '../../ui/Sortable.tsx';
import { answerKey } from './QuestionCard.tsx';

const questionKey = (id: number) => `q${id}`;

interface QuestionListProps {
  questions: readonly Question[];
  answers: readonly Answer[];
  onMove: (question: Question, position: number) => void;
  onMoveAnswer: (answer: Answer, position: number) => void;
  /** Renders the card of the question at an index. */
  children: (question: Question, place: number) => ReactNode;
}

/** The cards in order; questions, and answers within each, can be reordered by drag. */
export const QuestionList = ({ questions, answers, onMove, onMoveAnswer, children }: QuestionListProps) => {
  const questionOf = (key: string | number) => questions.find(({ id }) => questionKey(id) === key);
  const answerOf = (key: string | number) => answers.find(({ id }) => answerKey(id) === key);
  const nameOf = (key: string | number) => {
    const question = questionOf(key);
    return question ? `Question ${question.id}: ${question.text}` : `Answer “${answerOf(key)?.text ?? ''}”`;
  };
  const move = (key: string | number, place: number) => {
    const question = questionOf(key);
    if (question) return onMove(question, place);
    const answer = answerOf(key);
    if (answer) onMoveAnswer(answer, place);
  };
  return (
    <SortableArea nameOf={nameOf} onMove={move}>
      <Stack gap="lg">
        {questions.map((question, place) => (
          <SortableItem key={question.id} id={questionKey(question.id)} list="questions" index={place}>
            {children(question, place)}
          </SortableItem>
        ))}
      </Stack>
    </SortableArea>
  );
};
