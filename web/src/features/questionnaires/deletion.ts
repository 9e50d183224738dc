/** What deleting a question means, said before and after. Pure. */
import type { Answer, Question } from '@parley/contract';
import { enumeration, plural } from './words.ts';

/** More names than this nobody reads. */
const mostNamed = 5;

interface QuestionInPlace {
  question: Question;
  /** Of the whole questionnaire. */
  answers: readonly Answer[];
  isFirst: boolean;
}

/** Before: what goes with it, and what leads to it. */
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
  /** Ids of answers that led to it, and whether the questionnaire began with it: what the call gives. */
  changed: { answers: readonly number[]; first_question_of: number | null };
  /** Of the whole questionnaire as it was. */
  answers: readonly Answer[];
}

/** Afterwards: what is no longer as it was. */
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

/** Before a questionnaire goes: who shows it, those on shops first. */
export const usageSaid = (recommenders: readonly { popup_name: string; status: boolean }[]): string => {
  if (recommenders.length === 0) return 'No recommender shows it.';
  const [active, others] = [recommenders.filter(({ status }) => status), recommenders.filter(({ status }) => !status)];
  const names = [...active.map(({ popup_name }) => `“${popup_name}” (active)`), ...others.map(({ popup_name }) => `“${popup_name}”`)];
  const rest = names.length > mostNamed ? [`${names.length - mostNamed} more`] : [];
  const shows = names.length === 1 ? 'shows it and will show' : 'show it and will show';
  return `${plural(names.length, 'recommender')} ${shows} no questionnaire: ${enumeration([...names.slice(0, mostNamed), ...rest])}.`;
};
