import { Skeleton, Text } from '@mantine/core';
import type { Questionnaire } from '@parley/contract';
import { t } from '../../words/t.ts';
import { useQuestionnaireUsage } from './api/getQuestionnaireUsage.ts';
import { usageSaid } from './deletion.ts';
import { answerCount, questionCount } from './words.ts';

/** The effects of deleting a questionnaire, loaded when the dialog opens. */
export const DeletionEffects = ({ questionnaire }: { questionnaire: Questionnaire }) => {
  const usage = useQuestionnaireUsage(questionnaire.id);
  return (
    <>
      <Text span inherit display="block" mb="xs">
        {t('Its {questions} and {answers} go with it, pictures included.', {
          questions: questionCount(questionnaire.total_questions),
          answers: answerCount(questionnaire.total_answers),
        })}
      </Text>
      <Text span inherit display="block" mb="xs" fw={usage.data && usage.data.length > 0 ? 600 : undefined} role="status">
        {usage.data ? (
          usageSaid(usage.data)
        ) : usage.isError ? (
          t('Recommenders that show it will show no questionnaire.')
        ) : (
          <Skeleton component="span" display="block" height={18} width="80%" aria-label={t('Looking for recommenders that show it')} />
        )}
      </Text>
      <Text span inherit>
        {t('It stays in the bin for 30 days. Bringing it back shows it in these recommenders again.')}
      </Text>
    </>
  );
};
