/** The questionnaire as a graph: boxes of known size, and paths between them with their figures. Pure. */
import type { Answer, Question } from '@parley/contract';

export const endId = 'end';
/** The name of a question's node. */
export const nodeId = (questionId: number): string => `q${questionId}`;
/** The name of an answer's handle, where its line begins. */
export const handleId = (answerId: number): string => `a${answerId}`;
/** The question id of a node or handle; null for the end. */
export const idOf = (name: string | null | undefined): number | null => (name && /^[qa]-?\d+$/.test(name) ? Number(name.slice(1)) : null);

/** Sizes in pixels; must match FunnelMap.module.css. */
export const sizes = { width: 232, head: 62, answer: 32, foot: 28, end: { width: 132, height: 56 } } as const;

/** Visitors at a question in the period: how many came, how many left without an answer. */
export interface QuestionFigures {
  shown: number;
  left: number;
}

export interface QuestionBox {
  question: Question;
  /** Its place in order, from 1. */
  number: number;
  answers: readonly Answer[];
  isFirst: boolean;
  figures: QuestionFigures | null;
  height: number;
}

export interface Way {
  answer: Answer;
  /** null leads to the end. */
  to: number | null;
  /** Visitors who took this path; null without figures. */
  chosen: number | null;
  /** The share of visitors at its target who left there; null for the end and without figures. */
  dropOff: number | null;
}

export interface MapGraph {
  boxes: QuestionBox[];
  ways: Way[];
  /** Visitors who reached the end; null without figures. */
  finished: number | null;
  /** The largest number of visitors on one path, for the line widths. */
  busiest: number;
}

/** The figures that the graph shows: of visitors, or of simulated visits. */
export interface Figures {
  visitors: number;
  questions: readonly { questionId: number; shown: number; answered: number; answers: readonly { answerId: number; chosen: number }[] }[];
}

/** Builds the graph. Answers that lead to a missing question get no path; the path check reports them. */
export function graphOf(
  questions: readonly Question[],
  answersOf: ReadonlyMap<number, readonly Answer[]>,
  firstQuestion: number | null,
  funnel: Figures | null,
): MapGraph {
  const counted = new Map(funnel?.questions.map((question) => [question.questionId, question]));
  const chosenOf = new Map(funnel?.questions.flatMap(({ answers }) => answers.map(({ answerId, chosen }) => [answerId, chosen] as const)));
  const figuresOf = (id: number): QuestionFigures | null => {
    if (!funnel || funnel.visitors === 0) return null;
    const visitors = counted.get(id);
    return visitors ? { shown: visitors.shown, left: Math.max(0, visitors.shown - visitors.answered) } : { shown: 0, left: 0 };
  };
  const boxes = questions.map((question, place): QuestionBox => {
    const answers = answersOf.get(question.id) ?? [];
    const figures = figuresOf(question.id);
    const height = sizes.head + Math.max(1, answers.length) * sizes.answer + (figures ? sizes.foot : 0);
    return { question, number: place + 1, answers, isFirst: question.id === firstQuestion, figures, height };
  });
  const figuresById = new Map(boxes.map(({ question, figures }) => [question.id, figures]));
  const ways = boxes.flatMap(({ answers, figures }) =>
    answers.flatMap((answer): Way[] => {
      const to = answer.next_question;
      if (to !== null && !figuresById.has(to)) return [];
      const there = to === null ? null : figuresById.get(to);
      return [
        {
          answer,
          to,
          chosen: figures ? (chosenOf.get(answer.id) ?? 0) : null,
          dropOff: there && there.shown > 0 ? there.left / there.shown : null,
        },
      ];
    }),
  );
  const counts = ways.map(({ chosen }) => chosen ?? 0);
  const ends = ways.filter(({ to, chosen }) => to === null && chosen !== null);
  return {
    boxes,
    ways,
    finished: funnel && funnel.visitors > 0 ? ends.reduce((sum, { chosen }) => sum + (chosen ?? 0), 0) : null,
    busiest: counts.reduce((most, count) => Math.max(most, count), 0),
  };
}

/** The part of the graph that determines its layout. */
export interface Shape {
  nodes: { id: string; width: number; height: number }[];
  edges: [from: string, to: string][];
}

/** Merges paths between the same two boxes, which are one edge for the layout. */
export function shapeOf({ boxes, ways }: MapGraph): Shape {
  const edges = new Map(
    ways.map(({ answer, to }): [string, [string, string]] => {
      const edge: [string, string] = [nodeId(answer.question), to === null ? endId : nodeId(to)];
      return [edge.join('>'), edge];
    }),
  );
  const nodes = boxes.map(({ question, height }) => ({ id: nodeId(question.id), width: sizes.width as number, height }));
  return { nodes: [...nodes, { id: endId, ...sizes.end }], edges: [...edges.values()] };
}
