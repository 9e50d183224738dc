/**
 * Steps: what is counted at most once per engagement, stored on it as short strings. Pure.
 *   engaged answered chatted clicked addedToCart   the visitor did this at least once
 *   page trigger device                this fact about the engagement is known
 *   s5.50 a5.50 c5.50.501              questionnaire 5: question 50 was reached, was answered, answer 501 was chosen
 */
import type { VisitorWrite } from './writes.ts';

/** One of the strings described above. */
export type Step = string;

export const facts = ['engaged', 'answered', 'chatted', 'clicked', 'addedToCart'] as const;
export const segmentFields = ['page', 'trigger', 'device'] as const;
export type Fact = (typeof facts)[number];

/** Whether a write counts as the visitor doing something with the recommender. Seeing it or closing it does not. */
export const engages = (write: VisitorWrite): boolean => write.kind !== 'event' || (write.type !== 'shown' && write.type !== 'closed');

/** The distinct steps of the given writes of one engagement. */
export const stepsOf = (writes: readonly VisitorWrite[]): Step[] => [...new Set(writes.flatMap(stepsOfWrite))];

function stepsOfWrite(write: VisitorWrite): Step[] {
  const engaged = engages(write) ? ['engaged'] : [];
  if (write.kind === 'chat') return [...engaged, 'chatted', ...followUpSteps(write)];
  if (write.kind === 'response') return [...engaged, 'answered', ...funnelStepsOf(write)];
  const knownSegments = segmentFields.filter((name) => (name === 'page' ? write.path : write[name]) !== '');
  return [...engaged, ...knownSegments, ...(write.type === 'clicked' || write.type === 'addedToCart' ? [write.type] : [])];
}

/** The funnel step of a chat entry: the follow-up question that came with it was reached. */
export const followUpSteps = ({
  questionnaireId,
  followUp,
}: {
  questionnaireId: number | null;
  followUp: { id: number } | null;
}): Step[] => (followUp && questionnaireId !== null ? [`s${questionnaireId}.${followUp.id}`] : []);
/** The step of choosing an answer. */
export const choiceStep = ({ questionnaireId, questionId, answerId }: Omit<FunnelStep, 'kind'>): Step =>
  `c${questionnaireId}.${questionId}.${answerId}`;

interface GivenResponse {
  questionnaireId: number;
  questionId: number;
  answers: readonly { answerId: number }[];
  nextQuestionId: number | null;
}

/** The funnel steps of a response: its question was reached and answered, and the next question is reached. */
export function funnelStepsOf({ questionnaireId, questionId, answers, nextQuestionId }: GivenResponse): Step[] {
  return [
    `s${questionnaireId}.${questionId}`,
    `a${questionnaireId}.${questionId}`,
    ...answers.map(({ answerId }) => choiceStep({ questionnaireId, questionId, answerId })),
    ...(nextQuestionId === null ? [] : [`s${questionnaireId}.${nextQuestionId}`]),
  ];
}

export interface FunnelStep {
  kind: 'shown' | 'answered' | 'chosen';
  questionnaireId: number;
  questionId: number;
  /** 0 unless `kind` is `chosen`. */
  answerId: number;
}

const kinds = { s: 'shown', a: 'answered', c: 'chosen' } as const;

/** Parses a funnel step; null for any other step. */
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
