/** What is counted, and on which day: the one place that says so, for raising counters as for rebuilding them. */
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
import { facts, funnelStep, type Step } from './steps.ts';
import type { ChosenAnswer } from './tables.ts';

interface Of {
  ownerId: number;
  recommenderId: number;
}

/** What is known of an engagement, by which reports tell engagements apart. */
interface Known extends Of {
  questionnaireId: number | null;
  firstQuestionId: number | null;
  startedAt: Date;
  path: string;
  trigger: string;
  device: string;
}

/** Increments gathered for one `raise`. */
export class Tally implements Increments {
  readonly recommenders: RecommenderIncrement[] = [];
  readonly questionnaires: QuestionnaireIncrement[] = [];
  readonly questions: QuestionIncrement[] = [];
  readonly answers: AnswerIncrement[] = [];
  readonly segments: SegmentIncrement[] = [];
  readonly products: ProductIncrement[] = [];

  #add({ ownerId, recommenderId }: Of, at: Date, counts: Omit<RecommenderIncrement, 'ownerId' | 'recommenderId' | 'day'>): void {
    this.recommenders.push({ ownerId, recommenderId, day: dayOf(at), ...counts });
  }

  /** An engagement began. */
  displayed(of: Of & { questionnaireId: number | null; startedAt: Date }): void {
    const { ownerId, questionnaireId, startedAt } = of;
    this.#add(of, startedAt, { displayed: 1 });
    if (questionnaireId !== null) this.questionnaires.push({ ownerId, questionnaireId, day: dayOf(startedAt), displayed: 1 });
  }

  /** Its visitor first did something. */
  engaged(of: Of, at: Date): void {
    this.#add(of, at, { engaged: 1 });
  }

  /** Its visitor first chatted. */
  conversation(of: Of, at: Date): void {
    this.#add(of, at, { conversations: 1 });
  }

  /**
   * Steps that an engagement of those `all` took just now. They count on the day on which it began, and the questions that it reached
   * with it: so a funnel is about the same visitors from its top to its end.
   */
  steps(of: Known, all: readonly Step[], fresh: readonly Step[], began: boolean): void {
    const first = `s${of.questionnaireId}.${of.firstQuestionId}`;
    const isFirst = of.questionnaireId !== null && of.firstQuestionId !== null;
    for (const step of [...(began && isFirst ? [first] : []), ...fresh.filter((step) => !isFirst || step !== first)])
      this.#funnel(of, step);
    const did = facts.filter((fact) => all.includes(fact));
    const didNow = did.filter((fact) => fresh.includes(fact));
    this.#segment(of, 'recommender', String(of.recommenderId), began, didNow);
    // What becomes known late counts what was done before, too.
    for (const kind of ['page', 'trigger', 'device'] as const)
      if (fresh.includes(kind)) this.#segment(of, kind, kind === 'page' ? of.path : of[kind], true, did);
      else if (all.includes(kind)) this.#segment(of, kind, kind === 'page' ? of.path : of[kind], began, didNow);
  }

  #funnel({ ownerId, startedAt }: Known, step: Step): void {
    const said = funnelStep(step);
    if (!said) return;
    const { kind, questionnaireId, questionId, answerId } = said;
    const of = { ownerId, questionnaireId, questionId, day: dayOf(startedAt) };
    if (kind === 'chosen') this.answers.push({ ...of, answerId, chosen: 1 });
    else this.questions.push({ ...of, [kind]: 1 });
  }

  #segment(
    { ownerId, startedAt }: Known,
    kind: SegmentKind,
    value: string,
    displayed: boolean,
    did: readonly (typeof facts)[number][],
  ): void {
    if (!displayed && did.length === 0) return;
    const counts = Object.fromEntries(did.map((fact) => [fact, 1]));
    this.segments.push({ ownerId, kind, value, day: dayOf(startedAt), displayed: displayed ? 1 : 0, ...counts });
  }

  /** `shown` alone counts nothing: the engagement that it begins does. */
  event(of: Of & { type: 'shown' | 'opened' | 'closed' | 'clicked'; productId: number | null; at: Date }): void {
    const { ownerId, type, productId, at } = of;
    if (type !== 'shown') this.#add(of, at, { [type]: 1 });
    if (type === 'clicked' && productId !== null) this.products.push({ ownerId, productId, day: dayOf(at), clicked: 1 });
  }

  /** A response counts once for its recommender, questionnaire and question, and once for each answer chosen. */
  response(of: Of & { questionnaireId: number; questionId: number; answers: ChosenAnswer[]; timeMs: number; at: Date }): void {
    const { ownerId, questionnaireId, questionId, answers, timeMs, at } = of;
    const day = dayOf(at);
    const counts = { day, responses: 1, timeMs };
    this.#add(of, at, { responses: 1 });
    this.questionnaires.push({ ownerId, questionnaireId, ...counts });
    this.questions.push({ ownerId, questionnaireId, questionId, ...counts });
    for (const { answerId } of answers) this.answers.push({ ownerId, questionnaireId, questionId, answerId, ...counts });
  }

  chat(of: Of & { inputTokens: number; outputTokens: number; products: readonly { id: number }[]; at: Date }): void {
    const { ownerId, inputTokens, outputTokens, products, at } = of;
    this.#add(of, at, { chats: 1, tokens: inputTokens + outputTokens });
    for (const productId of new Set(products.map(({ id }) => id)))
      this.products.push({ ownerId, productId, day: dayOf(at), recommended: 1 });
  }
}
