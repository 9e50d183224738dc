/**
 * Steps: what is counted at most once per engagement, stored on it as short strings. Pure.
 *   engaged answered chatted clicked addedToCart   the visitor did this at least once
 *   page trigger device                this fact about the engagement is known
 *   s5.50 a5.50 c5.50.501              questionnaire 5: question 50 was reached, was answered, answer 501 was chosen
 */
import type { CountedWrite } from './writes.ts';

/** One of the strings described above. */
export type Step = string;

export const facts = ['engaged', 'answered', 'chatted', 'clicked', 'addedToCart'] as const;
export const segmentFields = ['page', 'trigger', 'device'] as const;
export type Fact = (typeof facts)[number];

/** Whether a write counts as the visitor doing something with the recommender. Seeing it or closing it does not. */
export const engages = (write: CountedWrite): boolean => write.kind !== 'event' || (write.type !== 'shown' && write.type !== 'closed');

/** The distinct steps of the given writes of one engagement. */
export const stepsOf = (writes: readonly CountedWrite[]): Step[] => [...new Set(writes.flatMap(stepsOfWrite))];

function stepsOfWrite(write: CountedWrite): Step[] {
  const engaged = engages(write) ? ['engaged'] : [];
  if (write.kind === 'chat') return [...engaged, 'chatted', ...followUpSteps(write)];
  if (write.kind === 'response') return [...engaged, 'answered', ...funnelStepsOf(write)];
  const knownSegments = segmentFields.filter((name) => (name === 'page' ? write.path : write[name]) !== '');
  return [...engaged, ...knownSegments, ...(write.type === 'clicked' || write.type === 'addedToCart' ? [write.type] : [])];
}

/** The funnel step of a chat entry: the follow-up question that came with it was reached. */
const followUpSteps = ({ questionnaireId, followUp }: { questionnaireId: number | null; followUp: { id: number } | null }): Step[] =>
  followUp && questionnaireId !== null ? [`s${questionnaireId}.${followUp.id}`] : [];

/** What was chosen for a question. */
interface Choice {
  questionnaireId: number;
  questionId: number;
  answers: readonly { answerId: number }[];
}

/** The funnel steps of a response: its question was reached and answered, and the next question is reached. */
const funnelStepsOf = ({ nextQuestionId, ...choice }: Choice & { nextQuestionId: number | null }): Step[] => [
  `s${choice.questionnaireId}.${choice.questionId}`,
  `a${choice.questionnaireId}.${choice.questionId}`,
  ...choiceSteps(choice),
  ...(nextQuestionId === null ? [] : [`s${choice.questionnaireId}.${nextQuestionId}`]),
];

const choiceSteps = ({ questionnaireId, questionId, answers }: Choice): Step[] =>
  answers.map(({ answerId }) => `c${questionnaireId}.${questionId}.${answerId}`);

/**
 * The steps, by engagement, that responses of one owner lose when they do not count any more: what was chosen in them, unless it is also chosen in a response of
 * the engagement that counts. That their questions were reached and answered stays true.
 */
export function withdrawnSteps(
  replaced: readonly (Choice & { engagementId: string })[],
  counting: readonly (Choice & { engagementId: string })[],
): Map<string, Step[]> {
  const stays = new Set(counting.flatMap((response) => choiceSteps(response).map((step) => `${response.engagementId} ${step}`)));
  const byEngagement = Map.groupBy(replaced, ({ engagementId }) => engagementId);
  return new Map(
    [...byEngagement].map(([id, responses]) => [
      id,
      [...new Set(responses.flatMap(choiceSteps))].filter((step) => !stays.has(`${id} ${step}`)),
    ]),
  );
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
