/** The texts before deleting a questionnaire. Pure. */
import { enumeration, plural } from './words.ts';

/** The largest number of names to list. */
const mostNamed = 5;

/** The warning before deleting a questionnaire: the recommenders that show it, active ones first. */
export const usageSaid = (recommenders: readonly { popup_name: string; status: boolean }[]): string => {
  if (recommenders.length === 0) return 'No recommender shows it.';
  const [active, others] = [recommenders.filter(({ status }) => status), recommenders.filter(({ status }) => !status)];
  const names = [...active.map(({ popup_name }) => `“${popup_name}” (active)`), ...others.map(({ popup_name }) => `“${popup_name}”`)];
  const rest = names.length > mostNamed ? [`${names.length - mostNamed} more`] : [];
  const shows = names.length === 1 ? 'shows it and will show' : 'show it and will show';
  return `${plural(names.length, 'recommender')} ${shows} no questionnaire: ${enumeration([...names.slice(0, mostNamed), ...rest])}.`;
};
