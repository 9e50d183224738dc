/** The questionnaire as it is edited: an outline of questions and answers, and the changes to it. Pure; nothing is changed in place. */
import { type Answer, createAnswer, maxAnswersPerQuestion, type Outline, type OutlineQuestion } from '@parley/contract';

/** Ids of what is new are negative, and unique in this page. */
let last = 0;
const newId = (): number => {
  last -= 1;
  return last;
};

/** Where a row is: a question, or one of its answers. */
export type RowKey = `q${number}` | `a${number}`;

/** The key of a question's row. */
export const questionKey = (id: number): RowKey => `q${id}`;
/** The key of an answer's row. */
export const answerKey = (id: number): RowKey => `a${id}`;

/** The defaults of the contract; the required fields are replaced below. */
const defaults = createAnswer.body.parse({ text: '-', text_for_chatgpt: '-', next_question: 'none' });

/** An answer that is not saved yet: it follows the order, and all else has the defaults of the contract. */
export const newAnswer = (question: number, text = ''): Answer => ({
  ...defaults,
  id: newId(),
  question,
  text,
  text_for_chatgpt: '',
  next_question: null,
  next_in_order: true,
  image: '',
});

/** A question that is not saved yet, with an answer for each text. */
export const newQuestion = (text = '', answers: readonly string[] = []): OutlineQuestion => {
  const id = newId();
  return { id, text, answers: answers.map((answer) => newAnswer(id, answer)) };
};

/** The description that the assistant gets for an answer whose own is empty. */
export const usualDescription = (question: string, answer: string): string => `${question.trim()} ${answer.trim()}`.trim();

/**
 * Answers that follow the order lead to the next question, or to the end; pointers to questions that are gone follow the order too; a
 * questionnaire without a first question begins with its first one. What stays the same keeps its identity.
 */
export function settled({ first_question: first, questions }: Outline): Outline {
  const ids = new Set(questions.map(({ id }) => id));
  return {
    first_question: first !== null && ids.has(first) ? first : (questions[0]?.id ?? null),
    questions: questions.map((question, place) => {
      const following = questions[place + 1]?.id ?? null;
      const stale = ({ next_in_order, next_question: next }: Answer) =>
        next_in_order ? next !== following : next !== null && !ids.has(next);
      if (!question.answers.some(stale)) return question;
      return {
        ...question,
        answers: question.answers.map((answer) => (stale(answer) ? { ...answer, next_in_order: true, next_question: following } : answer)),
      };
    }),
  };
}

/** Changes the list of questions. A questionnaire that began with the first of the list still does. */
function withQuestions(outline: Outline, questions: OutlineQuestion[]): Outline {
  const inOrder = outline.first_question === (outline.questions[0]?.id ?? null);
  return settled({ first_question: inOrder ? (questions[0]?.id ?? null) : outline.first_question, questions });
}

const changeQuestion = (outline: Outline, id: number, change: (question: OutlineQuestion) => OutlineQuestion): Outline => ({
  ...outline,
  questions: outline.questions.map((question) => (question.id === id ? change(question) : question)),
});

/** The question with an id; undefined where there is none. */
export const questionOf = (outline: Outline, id: number): OutlineQuestion | undefined => outline.questions.find((other) => other.id === id);

/** The question that an answer belongs to. */
export const homeOf = (outline: Outline, answerId: number): OutlineQuestion | undefined =>
  outline.questions.find(({ answers }) => answers.some(({ id }) => id === answerId));

/** Changes the text of a question. */
export const setQuestionText = (outline: Outline, id: number, text: string): Outline =>
  changeQuestion(outline, id, (question) => ({ ...question, text }));

/** Changes fields of an answer. Choosing the next question makes it independent of the order, unless `next_in_order` says otherwise. */
export const changeAnswer = (outline: Outline, answerId: number, change: Partial<Answer>): Outline => {
  const home = homeOf(outline, answerId);
  if (!home) return outline;
  const pinned = change.next_question !== undefined && change.next_in_order === undefined ? { next_in_order: false } : {};
  const changed = changeQuestion(outline, home.id, (question) => ({
    ...question,
    answers: question.answers.map((answer) => (answer.id === answerId ? { ...answer, ...change, ...pinned } : answer)),
  }));
  return settled(changed);
};

/** Inserts questions at a place, from 0. */
export const insertQuestions = (outline: Outline, place: number, questions: readonly OutlineQuestion[]): Outline =>
  withQuestions(outline, outline.questions.toSpliced(place, 0, ...questions));

/** Inserts an answer at a place; the outline stays as it is when the question has four. */
export const insertAnswer = (outline: Outline, answer: Answer, place: number): Outline =>
  settled(
    changeQuestion(outline, answer.question, (question) =>
      question.answers.length >= maxAnswersPerQuestion ? question : { ...question, answers: question.answers.toSpliced(place, 0, answer) },
    ),
  );

/** Moves a question to a place, from 0. */
export const moveQuestion = (outline: Outline, id: number, place: number): Outline => {
  const question = questionOf(outline, id);
  const others = outline.questions.filter((other) => other.id !== id);
  return question ? withQuestions(outline, others.toSpliced(place, 0, question)) : outline;
};

/** Moves an answer to a place among the answers of its question. */
export const moveAnswer = (outline: Outline, answerId: number, place: number): Outline => {
  const home = homeOf(outline, answerId);
  const answer = home?.answers.find(({ id }) => id === answerId);
  if (!home || !answer) return outline;
  return changeQuestion(outline, home.id, (question) => ({
    ...question,
    answers: question.answers.filter((other) => other !== answer).toSpliced(place, 0, answer),
  }));
};

/** Removes questions and answers. */
export const remove = (outline: Outline, keys: ReadonlySet<RowKey>): Outline =>
  withQuestions(
    outline,
    outline.questions
      .filter(({ id }) => !keys.has(questionKey(id)))
      .map((question) => {
        const answers = question.answers.filter(({ id }) => !keys.has(answerKey(id)));
        return answers.length === question.answers.length ? question : { ...question, answers };
      }),
  );

/** Copies rows: a question after itself with its answers, an answer after itself while there is room. */
export const duplicate = (outline: Outline, keys: ReadonlySet<RowKey>): Outline => {
  const copyOf = (question: OutlineQuestion): OutlineQuestion => {
    const { id } = newQuestion();
    return { id, text: question.text, answers: question.answers.map((answer) => ({ ...answer, id: newId(), question: id })) };
  };
  const doubled = (question: OutlineQuestion): OutlineQuestion => {
    let room = maxAnswersPerQuestion - question.answers.length;
    const answers = question.answers.flatMap((answer) => {
      if (!keys.has(answerKey(answer.id)) || room <= 0) return [answer];
      room -= 1;
      return [answer, { ...answer, id: newId() }];
    });
    return answers.length === question.answers.length ? question : { ...question, answers };
  };
  return withQuestions(
    outline,
    outline.questions.flatMap((question) => (keys.has(questionKey(question.id)) ? [question, copyOf(question)] : [doubled(question)])),
  );
};

/** Moves the chosen rows one place up (-1) or down (1), together; nothing moves beyond an end. */
export const shift = (outline: Outline, keys: ReadonlySet<RowKey>, by: -1 | 1): Outline => {
  const shifted = <T>(list: readonly T[], isChosen: (item: T) => boolean): T[] => {
    const moved = by < 0 ? [...list] : list.toReversed();
    for (let at = 1; at < moved.length; at += 1) {
      const [before, item] = [moved[at - 1] as T, moved[at] as T];
      if (isChosen(item) && !isChosen(before)) [moved[at - 1], moved[at]] = [item, before];
    }
    return by < 0 ? moved : moved.reverse();
  };
  const questions = shifted(outline.questions, ({ id }) => keys.has(questionKey(id))).map((question) =>
    question.answers.some(({ id }) => keys.has(answerKey(id)))
      ? { ...question, answers: shifted(question.answers, ({ id }) => keys.has(answerKey(id))) }
      : question,
  );
  return withQuestions(outline, questions);
};

const isBlank = (answer: Answer): boolean => answer.text.trim() === '' && answer.image === '';

/** The outline without rows that nobody wrote into: these are not saved. */
export const written = (outline: Outline): Outline => {
  const questions = outline.questions
    .map((question) =>
      question.answers.some(isBlank) ? { ...question, answers: question.answers.filter((answer) => !isBlank(answer)) } : question,
    )
    .filter(({ text, answers }) => text.trim() !== '' || answers.length > 0);
  return questions.length === outline.questions.length && questions.every((question, place) => question === outline.questions[place])
    ? outline
    : withQuestions(outline, questions);
};

/** The rows whose text is missing: a question with answers but no words, an answer with a picture alone. */
export const incomplete = (outline: Outline): RowKey[] =>
  written(outline).questions.flatMap(({ id, text, answers }) => [
    ...(text.trim() === '' ? [questionKey(id)] : []),
    ...answers.filter((answer) => answer.text.trim() === '').map((answer) => answerKey(answer.id)),
  ]);
