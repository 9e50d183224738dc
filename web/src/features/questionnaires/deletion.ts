/** The texts before deleting a questionnaire. Pure. */
import { plural, t } from '../../words/t.ts';
import { enumeration } from './words.ts';

/** The largest number of names to list. */
const mostNamed = 5;

/** The warning before deleting a questionnaire: the recommenders that show it, active ones first. */
export const usageSaid = (recommenders: readonly { popup_name: string; status: boolean }[]): string => {
  if (recommenders.length === 0) return t('No recommender shows it.');
  const [active, others] = [recommenders.filter(({ status }) => status), recommenders.filter(({ status }) => !status)];
  const names = [
    ...active.map(({ popup_name: name }) => t('“{name}” (active)', { name })),
    ...others.map(({ popup_name: name }) => t('“{name}”', { name })),
  ];
  const rest = names.length > mostNamed ? [t('{count} more', { count: names.length - mostNamed })] : [];
  return plural(
    names.length,
    '1 recommender shows it and will show no questionnaire: {names}.',
    '{n} recommenders show it and will show no questionnaire: {names}.',
    { names: enumeration([...names.slice(0, mostNamed), ...rest]) },
  );
};
