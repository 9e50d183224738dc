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
export function stepsOf(writes: readonly CountedWrite[]): Step[] {
  const steps = new Set<Step>();
  for (const write of writes) addSteps(steps, write);
  return [...steps];
}

/** Into one set, because lists that are joined and thrown away were a twelfth of what a write takes of memory. */
function addSteps(steps: Set<Step>, write: CountedWrite): void {
  if (engages(write)) steps.add('engaged');
  if (write.kind === 'chat') {
    steps.add('chatted');
    if (write.followUp && write.questionnaireId !== null) steps.add(shown(write.questionnaireId, write.followUp.id));
  } else if (write.kind === 'response') {
    steps.add('answered');
    addFunnelSteps(steps, write);
  } else {
    for (const name of segmentFields) if ((name === 'page' ? write.path : write[name]) !== '') steps.add(name);
    if (write.type === 'clicked' || write.type === 'addedToCart') steps.add(write.type);
  }
}

/** The step of a question that was reached: also by a chat entry that came with it. */
const shown = (questionnaireId: number, questionId: number): Step => `s${questionnaireId}.${questionId}`;

/** What was chosen for a question. */
interface Choice {
  questionnaireId: number;
  questionId: number;
  answers: readonly { answerId: number }[];
}

/** The funnel steps of a response: its question was reached and answered, and the next question is reached. */
function addFunnelSteps(steps: Set<Step>, response: Choice & { nextQuestionId: number | null }): void {
  const { questionnaireId, questionId, nextQuestionId } = response;
  steps.add(shown(questionnaireId, questionId)).add(`a${questionnaireId}.${questionId}`);
  for (const step of choiceSteps(response)) steps.add(step);
  if (nextQuestionId !== null) steps.add(shown(questionnaireId, nextQuestionId));
}

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
