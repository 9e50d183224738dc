/** Checks the paths of a questionnaire. The work is linear: every question and pointer is visited a fixed number of times. */

/** The parts of a questionnaire that the check reads; a FlowDefinition has them. */
export interface CheckedFlow {
  firstQuestionId: number | null;
  questions: readonly { id: number; answers: readonly { id: number; next_question: number | null }[] }[];
}

export type FlowProblem =
  /** There are questions, but the first question is not set or does not exist. */
  | { kind: 'noFirstQuestion'; questionId: number | null }
  /** An answer leads to a question that does not exist. */
  | { kind: 'deadPointer'; questionId: number; answerId: number; nextQuestionId: number }
  /** Questions that lead back to themselves, in the order of the questionnaire. `endless`: no answer leads out. */
  | { kind: 'circle'; questionIds: readonly number[]; endless: boolean }
  /** No path from the first question leads to this question. */
  | { kind: 'unreachable'; questionId: number }
  /** The question has no answers, so the visitor can only chat. */
  | { kind: 'noAnswers'; questionId: number };

/**
 * Finds the problems of a questionnaire's paths, grouped by kind and in the order of the questions. Linear in questions and answers, and
 * not recursive, so that a deep funnel cannot exhaust the stack. If several questions have the same id, the first is used, as in `step`.
 */
export function checkFlow(flow: CheckedFlow): FlowProblem[] {
  const indexOf = new Map<number, number>();
  flow.questions.forEach((question, index) => {
    if (!indexOf.has(question.id)) indexOf.set(question.id, index);
  });
  const problems: FlowProblem[] = [];
  const first = flow.firstQuestionId === null ? undefined : indexOf.get(flow.firstQuestionId);
  if (first === undefined && (flow.questions.length > 0 || flow.firstQuestionId !== null))
    problems.push({ kind: 'noFirstQuestion', questionId: flow.firstQuestionId });

  const leadsTo: number[][] = flow.questions.map(({ id: questionId, answers }) => {
    const targets: number[] = [];
    for (const { id: answerId, next_question } of answers) {
      if (next_question === null) continue;
      const target = indexOf.get(next_question);
      if (target === undefined) problems.push({ kind: 'deadPointer', questionId, answerId, nextQuestionId: next_question });
      else targets.push(target);
    }
    return targets;
  });

  const idOf = (index: number) => flow.questions[index]?.id ?? 0;
  for (const members of circles(leadsTo)) {
    const inside = new Set(members);
    const endless = members.every((index) => {
      const targets = leadsTo[index] ?? [];
      return targets.length === flow.questions[index]?.answers.length && targets.every((target) => inside.has(target));
    });
    problems.push({ kind: 'circle', questionIds: members.map(idOf), endless });
  }

  const reached = reachable(leadsTo, first);
  flow.questions.forEach(({ id: questionId, answers }, index) => {
    if (!reached.has(index)) problems.push({ kind: 'unreachable', questionId });
    if (answers.length === 0) problems.push({ kind: 'noAnswers', questionId });
  });
  return problems;
}

function reachable(leadsTo: readonly (readonly number[])[], first: number | undefined): Set<number> {
  const reached = new Set<number>(first === undefined ? [] : [first]);
  // Iterating a Set also visits the items added during the iteration.
  for (const index of reached) for (const target of leadsTo[index] ?? []) reached.add(target);
  return reached;
}

/** The strongly connected components that contain a circle (Tarjan's algorithm with an explicit stack). */
export function circles(leadsTo: readonly (readonly number[])[]): number[][] {
  const order = new Int32Array(leadsTo.length).fill(-1);
  const lowest = new Int32Array(leadsTo.length);
  const open = new Uint8Array(leadsTo.length);
  const waiting: number[] = [];
  const components: number[][] = [];
  let count = 0;
  const enter = (index: number) => {
    order[index] = lowest[index] = count++;
    open[index] = 1;
    waiting.push(index);
    return { index, next: 0 };
  };

  const lower = (index: number, to = 0) => {
    lowest[index] = Math.min(lowest[index] ?? 0, to);
  };
  /** Takes out the component that begins at this question, if one does. */
  const close = (index: number) => {
    if (lowest[index] !== order[index]) return;
    const members = waiting.splice(waiting.lastIndexOf(index));
    for (const member of members) open[member] = 0;
    if (members.length > 1 || leadsTo[index]?.includes(index)) components.push(members.sort((a, b) => a - b));
  };

  for (let root = 0; root < leadsTo.length; root++) {
    if (order[root] !== -1) continue;
    const visits = [enter(root)];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { index } = visit;
      const target = leadsTo[index]?.[visit.next++];
      if (target === undefined) {
        visits.pop();
        const parent = visits.at(-1);
        if (parent) lower(parent.index, lowest[index]);
        close(index);
      } else if (order[target] === -1) visits.push(enter(target));
      else if (open[target]) lower(index, order[target]);
    }
  }
  return components.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}
