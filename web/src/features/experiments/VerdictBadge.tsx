import { Badge } from '@mantine/core';
import type { ExperimentSummary } from '@parley/contract';
import { t } from '../../words/t.ts';
import { plainPercent, verdictWords, weeksText } from './words.ts';

const colors = { won: 'green', lost: 'red', same: 'gray', notYet: 'gray', broken: 'orange' } as const;

/** The verdict in two words; what is not known yet says for how long. */
export const VerdictBadge = ({ experiment }: { experiment: ExperimentSummary }) => {
  const { verdict, weeksLeft, smallestLift, state } = experiment;
  if (state === 'draft')
    return (
      <Badge variant="outline" color="gray">
        {t('Draft')}
      </Badge>
    );
  const text =
    verdict === 'same'
      ? t('No difference worth {lift}', { lift: plainPercent(smallestLift / 100) })
      : verdict === 'notYet' && state === 'stopped'
        ? t('No answer|experiment')
        : verdict === 'notYet' && weeksLeft !== null
          ? t('Not yet: {weeks}', { weeks: weeksText(weeksLeft) })
          : t(verdictWords[verdict]);
  return (
    <Badge variant={verdict === 'same' ? 'outline' : 'light'} color={colors[verdict]} tt="none" miw="max-content">
      {text}
    </Badge>
  );
};
