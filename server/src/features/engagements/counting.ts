/** Defines what is counted and on which day, as writes come and when the counters are rebuilt. */
import { dayOf } from '../../platform/clock.ts';
import type {
  AnswerIncrement,
  Increments,
  ProductIncrement,
  QuestionIncrement,
  QuestionnaireIncrement,
  RecommenderIncrement,
  SegmentIncrement,
  SegmentKind,
} from '../counters/index.ts';
import { facts, funnelStep, type Step } from './writing/steps.ts';
import type { CountedWrite } from './writing/writes.ts';

interface RecommenderRef {
  ownerId: number;
  recommenderId: number;
}

/** The facts about an engagement by which reports group engagements. */
interface CountedEngagement extends RecommenderRef {
  questionnaireId: number | null;
  firstQuestionId: number | null;
  startedAt: Date;
  path: string;
  trigger: string;
  device: string;
}

/** The parts of a response that are counted. */
interface CountedResponse extends RecommenderRef {
  questionnaireId: number;
  questionId: number;
  answers: readonly { answerId: number }[];
  timeMs: number;
  at: Date;
}

const dayMs = 86_400_000;

/** Collects the increments for one call of `raise`. */
export class Tally implements Increments {
  readonly recommenders: RecommenderIncrement[] = [];
  readonly questionnaires: QuestionnaireIncrement[] = [];
  readonly questions: QuestionIncrement[] = [];
  readonly answers: AnswerIncrement[] = [];
  readonly segments: SegmentIncrement[] = [];
  readonly products: ProductIncrement[] = [];
  /** The day of the instant that was asked for last: most of a batch is of one. */
  #lastDay = { from: 0, text: '' };

  #dayOf(at: Date): string {
    const since = at.getTime() - this.#lastDay.from;
    if (!(since >= 0 && since < dayMs && this.#lastDay.text)) {
      const text = dayOf(at);
      this.#lastDay = { from: Date.parse(text), text };
    }
    return this.#lastDay.text;
  }

  #add(
    { ownerId, recommenderId }: RecommenderRef,
    at: Date,
    counts: Omit<RecommenderIncrement, 'ownerId' | 'recommenderId' | 'day'>,
  ): void {
    this.recommenders.push({ ownerId, recommenderId, day: this.#dayOf(at), ...counts });
  }

  /** Counts a write that is stored. */
  write(write: CountedWrite): void {
    if (write.kind === 'response') this.#response(write, 1);
    else if (write.kind === 'event') this.#event(write);
    else this.#chat(write);
  }

  /** A response that was counted does not count any more. */
  replaced(response: CountedResponse): void {
    this.#response(response, -1);
  }

  /**
   * Counts what writes changed of an engagement: whether it began with them, and which steps it took, of all that it has. What visitors do for the first time counts
   * on the day on which the visit began, as in every report (contract/figures.ts).
   */
  engagement(changed: CountedEngagement & { began: boolean; steps: readonly Step[]; fresh: readonly Step[] }): void {
    const { ownerId, questionnaireId, startedAt, began, steps, fresh } = changed;
    if (began) {
      this.#add(changed, startedAt, { displayed: 1 });
      if (questionnaireId !== null) this.questionnaires.push({ ownerId, questionnaireId, day: this.#dayOf(startedAt), displayed: 1 });
    }
    if (fresh.includes('engaged')) this.#add(changed, startedAt, { engaged: 1 });
    if (fresh.includes('chatted')) this.#add(changed, startedAt, { conversations: 1 });
    this.#steps(changed, steps, fresh, began);
  }

  /**
   * Counts the steps in `fresh`, which an engagement with the steps `all` has just taken. Steps count on the day on which the engagement
   * began, so that every stage of a funnel is about the same visitors.
   */
  #steps(of: CountedEngagement, all: readonly Step[], fresh: readonly Step[], began: boolean): void {
    const first = `s${of.questionnaireId}.${of.firstQuestionId}`;
    const isFirst = of.questionnaireId !== null && of.firstQuestionId !== null;
    for (const step of [...(began && isFirst ? [first] : []), ...fresh.filter((step) => !isFirst || step !== first)])
      this.#funnel(of, step);
    const did = facts.filter((fact) => all.includes(fact));
    const didNow = did.filter((fact) => fresh.includes(fact));
    this.#segment(of, 'recommender', String(of.recommenderId), began, didNow);
    // A page, trigger or device that becomes known late also counts the earlier activity of the engagement.
    for (const kind of ['page', 'trigger', 'device'] as const)
      if (fresh.includes(kind)) this.#segment(of, kind, kind === 'page' ? of.path : of[kind], true, did);
      else if (all.includes(kind)) this.#segment(of, kind, kind === 'page' ? of.path : of[kind], began, didNow);
  }

  #funnel({ ownerId, startedAt }: CountedEngagement, step: Step): void {
    const parsed = funnelStep(step);
    if (!parsed) return;
    const { kind, questionnaireId, questionId, answerId } = parsed;
    const of = { ownerId, questionnaireId, questionId, day: this.#dayOf(startedAt) };
    if (kind === 'chosen') this.answers.push({ ...of, answerId, chosen: 1 });
    else this.questions.push({ ...of, [kind]: 1 });
  }

  #segment(
    { ownerId, startedAt }: CountedEngagement,
    kind: SegmentKind,
    value: string,
    displayed: boolean,
    did: readonly (typeof facts)[number][],
  ): void {
    if (!displayed && did.length === 0) return;
    const counts = Object.fromEntries(did.map((fact) => [fact, 1]));
    this.segments.push({ ownerId, kind, value, day: this.#dayOf(startedAt), displayed: displayed ? 1 : 0, ...counts });
  }

  /** Answers were chosen by one visitor less, because the visitor changed an answer. */
  withdrawn({ ownerId, startedAt, steps }: { ownerId: number; startedAt: Date; steps: readonly Step[] }): void {
    for (const step of steps) {
      const parsed = funnelStep(step);
      if (!parsed) continue;
      const { questionnaireId, questionId, answerId } = parsed;
      this.answers.push({ ownerId, questionnaireId, questionId, answerId, day: this.#dayOf(startedAt), chosen: -1 });
    }
  }

  /** Counts an event. `shown` counts nothing by itself; the start of the engagement is counted by `displayed`. */
  #event(of: Extract<CountedWrite, { kind: 'event' }>): void {
    const { ownerId, type, productId, at } = of;
    if (type !== 'shown') this.#add(of, at, { [type]: 1 });
    if ((type === 'clicked' || type === 'addedToCart') && productId !== null)
      this.products.push({ ownerId, productId, day: this.#dayOf(at), [type]: 1 });
  }

  /** A response counts once for its recommender, questionnaire and question, and once for each answer chosen; -1 times when it does not count any more. */
  #response(of: CountedResponse, sign: 1 | -1): void {
    const { ownerId, questionnaireId, questionId, answers, timeMs, at } = of;
    const day = this.#dayOf(at);
    const counts = { day, responses: sign, timeMs: sign * timeMs };
    this.#add(of, at, { responses: sign });
    this.questionnaires.push({ ownerId, questionnaireId, ...counts });
    this.questions.push({ ownerId, questionnaireId, questionId, ...counts });
    for (const { answerId } of answers) this.answers.push({ ownerId, questionnaireId, questionId, answerId, ...counts });
  }

  /** A chat entry: its tokens, and each recommended product once. */
  #chat(of: Extract<CountedWrite, { kind: 'chat' }>): void {
    const { ownerId, inputTokens, outputTokens, products, at } = of;
    this.#add(of, at, { chats: 1, tokens: inputTokens + outputTokens });
    for (const productId of new Set(products.map(({ id }) => id)))
      this.products.push({ ownerId, productId, day: this.#dayOf(at), recommended: 1 });
  }
}
