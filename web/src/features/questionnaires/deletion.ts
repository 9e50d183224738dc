/** The texts before and after deleting a question or a questionnaire. Pure. */
import type { Answer, Question } from '@parley/contract';
import { enumeration, plural } from './words.ts';

/** The largest number of names to list. */
const mostNamed = 5;

interface QuestionInPlace {
  question: Question;
  /** All answers of the questionnaire. */
  answers: readonly Answer[];
  isFirst: boolean;
}

/** The warning before deleting a question: what is deleted with it, and which answers lead to it. */
export const warningOf = ({ question, answers, isFirst }: QuestionInPlace): string => {
  const own = answers.filter((answer) => answer.question === question.id);
  const leading = answers.filter((answer) => answer.question !== question.id && answer.next_question === question.id);
  const parts = [own.length > 0 ? `“${question.text}” goes with its ${plural(own.length, 'answer')}.` : `“${question.text}” goes.`];
  if (leading.length > 0) {
    parts.push(
      `${plural(leading.length, 'answer')} ${leading.length === 1 ? 'leads' : 'lead'} here and will end the questionnaire instead.`,
    );
  }
  if (isFirst) parts.push('The questionnaire begins with it and will have no first question.');
  parts.push('This cannot be undone.');
  return parts.join(' ');
};

interface Deleted {
  question: Question;
  /** The call's answer: ids of the answers that led to it, and whether it was the first question. */
  changed: { answers: readonly number[]; first_question_of: number | null };
  /** All answers of the questionnaire before the deletion. */
  answers: readonly Answer[];
}

/** The message after deleting a question: what changed elsewhere. */
export const outcomeOf = ({ question, changed, answers }: Deleted): string => {
  const parts = [`Question ${question.id} is deleted.`];
  const led = changed.answers.map((id) => answers.find((answer) => answer.id === id));
  if (led.length > 0) {
    const names = led.flatMap((answer) => (answer ? `“${answer.text}” of question ${answer.question}` : []));
    const rest = names.length > mostNamed ? [`${names.length - mostNamed} more`] : [];
    const named = names.length > 0 ? `: ${enumeration([...names.slice(0, mostNamed), ...rest])}` : '';
    parts.push(`${plural(led.length, 'answer')} that led to it now ${led.length === 1 ? 'ends' : 'end'} the questionnaire${named}.`);
  }
  if (changed.first_question_of !== null) parts.push('Choose another first question: the questionnaire began with this one.');
  return parts.join(' ');
};

/** The warning before deleting a questionnaire: the recommenders that show it, active ones first. */
export const usageSaid = (recommenders: readonly { popup_name: string; status: boolean }[]): string => {
  if (recommenders.length === 0) return 'No recommender shows it.';
  const [active, others] = [recommenders.filter(({ status }) => status), recommenders.filter(({ status }) => !status)];
  const names = [...active.map(({ popup_name }) => `“${popup_name}” (active)`), ...others.map(({ popup_name }) => `“${popup_name}”`)];
  const rest = names.length > mostNamed ? [`${names.length - mostNamed} more`] : [];
  const shows = names.length === 1 ? 'shows it and will show' : 'show it and will show';
  return `${plural(names.length, 'recommender')} ${shows} no questionnaire: ${enumeration([...names.slice(0, mostNamed), ...rest])}.`;
};
