import { Button, Group, Stack, Text } from '@mantine/core';
import type { Outline } from '@parley/contract';
import { formatMoment } from '../../../lib/formats/format.ts';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';
import { useOutlineVersion, useOutlineVersions } from '../api/outline/outlineVersions.ts';
import { answerCount, questionCount } from '../words.ts';

interface VersionsProps {
  questionnaireId: string;
  /** Called with a version that is to be edited, and saved to bring it back. */
  onTake: (outline: Outline) => void;
}

/** Earlier versions of the questionnaire, and going back to one. */
export const Versions = ({ questionnaireId, onTake }: VersionsProps) => {
  const versions = useOutlineVersions(questionnaireId);
  const fetch = useOutlineVersion(questionnaireId);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t(
          'Every save keeps what visitors saw before, for 30 days. A version that you open can be looked at and changed first; visitors see it once you save it.',
        )}
      </Text>
      <QueryView query={versions} loading={<CardsSkeleton height={120} />}>
        {(list) =>
          list.length === 0 ? (
            <Text size="sm">{t('No earlier version yet.')}</Text>
          ) : (
            <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
              {list.map(({ id, until, questions, answers }) => (
                <Group component="li" key={id} justify="space-between" gap="sm" wrap="nowrap">
                  <div>
                    <Text size="sm" fw={600}>
                      {t('Until {moment}', { moment: formatMoment(until) })}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {`${questionCount(questions)}, ${answerCount(answers)}`}
                    </Text>
                  </div>
                  <Button
                    size="compact-md"
                    variant="default"
                    loading={fetch.isPending && fetch.variables === id}
                    onClick={() => fetch.mutate(id, { onSuccess: onTake })}
                    aria-label={t('Open the version until {moment}', { moment: formatMoment(until) })}
                  >
                    {t('Open')}
                  </Button>
                </Group>
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  );
};
