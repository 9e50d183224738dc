/** The rules of advice, from what visitors did. Pure. A rule gives advice only when there are enough visits to mean something. */
import type { Advice } from '@parley/contract';
import { shareInterval } from '../../kit/statistics/index.ts';

interface QuestionFigures {
  questionnaireId: number;
  id: number;
  text: string;
  /** The first of its questionnaire: most visitors who leave there only saw the widget. */
  first: boolean;
  shown: number;
  answered: number;
  answers: { id: number; text: string; hasInputField: boolean; chosen: number; typed: string[] }[];
}

/** What the rules read, of the last 30 days. */
export interface Situation {
  /** The owner's questions in questionnaires that active recommenders show. */
  questions: readonly QuestionFigures[];
  /** Answers that were added in these days: most visitors had no chance to choose them. */
  young: ReadonlySet<number>;
  /** Active recommenders; `quietDays` since the last display, or since it was changed when it never was displayed. */
  recommenders: readonly { id: number; name: string; quietDays: number; displayed: number }[];
  unanswered: { count: number; chats: number; examples: string[] };
  products: {
    total: number;
    recommended: number;
    notShown: { count: number; examples: string[] };
    withoutPrice: { count: number; examples: string[] };
    withoutPicture: { count: number; examples: string[] };
  };
}

const fewestVisits = 50;
const mostAnswers = 4;
/** From this share of typed answers on, the question seems to lack an answer. */
const manyOwnWords = 0.1;
/** How many times the loss at the other questions the loss must certainly be. */
const muchLoss = 1.5;
/** The loss that counts when there are no other questions to compare with. */
const greatLoss = 0.3;
const quietDays = 7;
/** Visits after which the true share of a never-chosen answer is below 2 % (rule of three). */
const visitsForNever = 150;
const noticeable = 0.05;

type Ranked = Advice & { visits: number };

const nothing = {
  questionnaireId: null,
  questionId: null,
  popupId: null,
  subject: '',
  answer: '',
  examples: [],
  freeAnswers: 0,
  effect: null,
};

const ofQuestion = ({ questionnaireId, id, text, answers }: QuestionFigures) => ({
  ...nothing,
  ...{ questionnaireId, questionId: id, subject: text },
  freeAnswers: Math.max(0, mostAnswers - answers.length),
});

/** The advice for a situation, that which concerns most visits first. */
export function adviceFor(situation: Situation): Advice[] {
  const list: Ranked[] = [
    ...situation.questions.flatMap(ownWords),
    ...situation.questions.flatMap((question) => leaving(question, situation.questions)),
    ...situation.questions.flatMap((question) => neverChosen(question, situation.young)),
    ...unanswered(situation),
    ...notDisplayed(situation),
    ...ofProducts(situation),
  ];
  return list.toSorted((a, b) => b.visits - a.visits || (a.key < b.key ? -1 : 1)).map(({ visits: _, ...advice }) => advice);
}

const ownWords = (question: QuestionFigures): Ranked[] =>
  question.answers.flatMap((answer) =>
    answer.hasInputField &&
    question.answered >= fewestVisits &&
    answer.chosen >= manyOwnWords * question.answered &&
    answer.typed.length > 0
      ? {
          ...ofQuestion(question),
          ...{ key: `ownWords:${answer.id}`, kind: 'ownWords' as const, answer: answer.text, examples: answer.typed.slice(0, 3) },
          ...{ part: answer.chosen, whole: question.answered, visits: answer.chosen },
        }
      : [],
  );

const lossOf = ({ shown, answered }: QuestionFigures) => Math.max(0, shown - answered);

function leaving(question: QuestionFigures, all: readonly QuestionFigures[]): Ranked[] {
  const { id, first, shown } = question;
  if (first || shown < fewestVisits) return [];
  const lost = lossOf(question);
  const others = all.filter((other) => other.id !== id && !other.first && other.shown >= fewestVisits);
  const seen = others.reduce((sum, other) => sum + other.shown, 0);
  // A single other question does not show what is usual.
  const usual = others.length >= 2 ? others.reduce((sum, other) => sum + lossOf(other), 0) / seen : null;
  if (shareInterval(lost, shown).low < (usual === null ? greatLoss : Math.max(noticeable, muchLoss * usual))) return [];
  const figures = { key: `leaving:${id}`, kind: 'leaving' as const, part: lost, whole: shown, visits: lost };
  return [{ ...ofQuestion(question), ...figures, effect: usual === null ? null : Math.round(lost - usual * shown) }];
}

const neverChosen = (question: QuestionFigures, young: ReadonlySet<number>): Ranked[] =>
  question.answered < visitsForNever
    ? []
    : question.answers
        .filter(({ id, chosen }) => chosen === 0 && !young.has(id))
        .map((answer) => ({
          ...ofQuestion(question),
          ...{ key: `neverChosen:${answer.id}`, kind: 'neverChosen' as const, answer: answer.text },
          // It stands in everybody's way, but costs little.
          ...{ part: 0, whole: question.answered, visits: Math.round(0.02 * question.answered) },
        }));

const unanswered = ({ unanswered: { count, chats, examples } }: Situation): Ranked[] =>
  count === 0
    ? []
    : [{ ...nothing, key: 'unanswered', kind: 'unanswered', examples, part: count, whole: Math.max(count, chats), visits: count }];

const notDisplayed = ({ recommenders }: Situation): Ranked[] =>
  recommenders
    .filter((recommender) => recommender.quietDays >= quietDays)
    .map(({ id, name, displayed, quietDays: part }) => ({
      ...nothing,
      ...{ key: `notDisplayed:${id}`, kind: 'notDisplayed' as const, popupId: id, subject: name },
      // Nobody sees it, so what it did before is lost every month.
      ...{ part, whole: part, visits: Math.max(displayed, fewestVisits) },
    }));

function ofProducts({ products }: Situation): Ranked[] {
  const { total, recommended, notShown, withoutPrice, withoutPicture } = products;
  const some = (gap: { count: number }) => gap.count > 0 && gap.count >= noticeable * total;
  const of = (kind: 'prices' | 'pictures' | 'neverShown', gap: { count: number; examples: string[] }, isNeeded: boolean): Ranked[] =>
    isNeeded && some(gap)
      ? [
          {
            ...{ ...nothing, key: kind, kind, examples: gap.examples, part: gap.count, whole: total },
            visits: Math.round((recommended * gap.count) / total / 10),
          },
        ]
      : [];
  return [
    ...of('prices', withoutPrice, true),
    ...of('pictures', withoutPicture, true),
    // Ten times as many recommendations as products: chance would have shown nearly each.
    ...of('neverShown', notShown, recommended >= 10 * total),
  ];
}
