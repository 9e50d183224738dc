/**
 * What is counted once an engagement, however often it happens, as short marks kept on the engagement. Pure.
 *   engaged answered chatted clicked   what its visitor did at all
 *   page trigger device                that this is known of it
 *   s5.50 a5.50 c5.50.501              questionnaire 5: question 50 was reached, was answered, answer 501 of it was chosen
 */
import type { VisitorWrite } from './writes.ts';

export type Step = string;

export const facts = ['engaged', 'answered', 'chatted', 'clicked'] as const;
export const segmentFields = ['page', 'trigger', 'device'] as const;
export type Fact = (typeof facts)[number];

/** Whether a write means that the visitor did something with the recommender; being shown it, or leaving, does not. */
export const engages = (write: VisitorWrite): boolean => write.kind !== 'event' || write.type === 'opened' || write.type === 'clicked';

/** The steps of some writes of one engagement, each once. */
export const stepsOf = (writes: readonly VisitorWrite[]): Step[] => [...new Set(writes.flatMap(stepsOfOne))];

function stepsOfOne(write: VisitorWrite): Step[] {
  const engaged = engages(write) ? ['engaged'] : [];
  if (write.kind === 'chat') return [...engaged, 'chatted'];
  if (write.kind === 'response') return [...engaged, 'answered', ...answering(write)];
  const known = segmentFields.filter((name) => (name === 'page' ? write.path : write[name]) !== '');
  return [...engaged, ...known, ...(write.type === 'clicked' ? ['clicked'] : [])];
}

interface Answering {
  questionnaireId: number;
  questionId: number;
  answers: readonly { answerId: number }[];
  nextQuestionId: number | null;
}

/** The way through the questionnaire that a response is: who answers a question has reached it, and reaches the next. */
export function answering({ questionnaireId, questionId, answers, nextQuestionId }: Answering): Step[] {
  return [
    `s${questionnaireId}.${questionId}`,
    `a${questionnaireId}.${questionId}`,
    ...answers.map(({ answerId }) => `c${questionnaireId}.${questionId}.${answerId}`),
    ...(nextQuestionId === null ? [] : [`s${questionnaireId}.${nextQuestionId}`]),
  ];
}

export interface FunnelStep {
  kind: 'shown' | 'answered' | 'chosen';
  questionnaireId: number;
  questionId: number;
  /** Only of an answer that was chosen. */
  answerId: number;
}

const kinds = { s: 'shown', a: 'answered', c: 'chosen' } as const;

/** What a mark of the funnel says; null for the others. */
export function funnelStep(step: Step): FunnelStep | null {
  const [, kind, questionnaireId, questionId, answerId = '0'] = /^([sac])(\d+)\.(\d+)(?:\.(\d+))?$/.exec(step) ?? [];
  if (!kind) return null;
  return {
    kind: kinds[kind as keyof typeof kinds],
    questionnaireId: Number(questionnaireId),
    questionId: Number(questionId),
    answerId: Number(answerId),
  };
}
