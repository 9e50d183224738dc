/** The boxes of the map. */
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react';
import { Handle, type Node, type NodeProps, Position, useConnection } from '@xyflow/react';
import { memo } from 'react';
import { formatPercent } from '../../../lib/formats/format.ts';
import { t } from '../../../words/t.ts';
import classes from './FunnelMap.module.css';
import { handleId, type QuestionBox } from './graph.ts';

export type QuestionNodeType = Node<
  { box: QuestionBox; onGo: (questionId: number) => void; troubled: boolean; focused: boolean },
  'question'
>;
export type EndNodeType = Node<{ finished: number | null }, 'end'>;

/** While a line is being drawn, the whole box accepts it. */
const Target = () => {
  const drawing = useConnection((connection) => connection.inProgress);
  return <Handle type="target" position={Position.Left} className={classes.target} data-drawing={drawing || undefined} aria-hidden />;
};

const Foot = ({ figures: { shown, left } }: { figures: NonNullable<QuestionBox['figures']> }) => (
  <div className={classes.foot}>
    <span>{t('{count} came', { count: shown })}</span>
    {left > 0 && <span className={classes.left}>{t('{count} left ({share})', { count: left, share: formatPercent(left / shown) })}</span>}
  </div>
);

/** A question with its answers on the map. */
export const QuestionNode = memo(({ data: { box, onGo, troubled, focused } }: NodeProps<QuestionNodeType>) => {
  const { question, number, answers, isFirst, figures } = box;
  return (
    <div
      className={classes.box}
      data-first={isFirst || undefined}
      data-troubled={troubled || undefined}
      data-focused={focused || undefined}
    >
      <Target />
      <button type="button" className={`${classes.head} nodrag`} onClick={() => onGo(question.id)} title={question.text}>
        <span className={classes.number}>
          {troubled && <IconAlertTriangle size={13} aria-label={t('The check found something')} />}
          {t('Question {number}', { number })}
          {isFirst && <span className={classes.first}>{t('First')}</span>}
        </span>
        <span className={classes.text}>{question.text}</span>
      </button>
      {answers.length === 0 && <div className={classes.none}>{t('No answers yet')}</div>}
      {answers.map((answer) => (
        <div key={answer.id} className={classes.answer} title={answer.text}>
          <span className={classes.answerText}>{answer.text}</span>
          <Handle
            type="source"
            id={handleId(answer.id)}
            position={Position.Right}
            className={classes.source}
            title={t('Lead “{text}” elsewhere', { text: answer.text })}
            aria-hidden
          />
        </div>
      ))}
      {figures && <Foot figures={figures} />}
    </div>
  );
});

/** The end of the questionnaire on the map. */
export const EndNode = memo(({ data: { finished } }: NodeProps<EndNodeType>) => (
  <div className={classes.end}>
    <Target />
    <span className={classes.endName}>
      <IconFlag size={15} stroke={1.8} aria-hidden />
      {t('End')}
    </span>
    {finished !== null && <span className={classes.finished}>{t('{count} came here', { count: finished })}</span>}
  </div>
));

export const nodeTypes = { question: QuestionNode, end: EndNode };
