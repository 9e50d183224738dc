import { Button, Modal, Skeleton, Stack, Text, Title, useMatches } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AnswerOf, CompanyProfile, rehearseProfile } from '@parley/contract';
import { FormError } from '../../ui/forms/FormError.tsx';
import { ofServer, plural, t } from '../../words/t.ts';
import { useRehearsal } from './api/runs/rehearseProfile.ts';
import classes from './ChangedTest.module.css';
import { askedIn } from './ChangedTest.tsx';
import { Difference } from './Difference.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** A button that shows which answers would be others if this profile was saved. */
export const Rehearsal = ({ profile }: { profile: CompanyProfile }) => {
  const [opened, { open, close }] = useDisclosure();
  const rehearsal = useRehearsal();
  const onPhone = useMatches({ base: true, xs: false });
  const begin = () => {
    rehearsal.mutate(profile);
    open();
  };
  return (
    <>
      <Button variant="default" onClick={begin}>
        {t('What would change?')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('What would change')} size="xl" fullScreen={onPhone} radius={onPhone ? 0 : 'lg'}>
        {rehearsal.isPending && (
          <Stack role="status" aria-label={t('The tests are running')} gap="xs">
            <Text size="sm" c="dimmed">
              {t('Your tests run as if this was saved…')}
            </Text>
            <Skeleton height={96} />
          </Stack>
        )}
        <FormError error={rehearsal.error} />
        {rehearsal.data && <Outcome {...rehearsal.data} />}
      </Modal>
    </>
  );
};

const Outcome = ({ run, total, changed }: AnswerOf<typeof rehearseProfile>) => {
  if (total === 0) return <Text size="sm">{t('You have no tests yet, so nothing can be compared. Make some under Tests.')}</Text>;
  if (changed.length === 0 && run === total)
    return (
      <Text size="sm">
        {plural(run, 'Nothing: the test gets its answer as before.', 'Nothing: all {n} tests get their answers as before.')}
      </Text>
    );
  return (
    <Stack gap={0}>
      {run < total && (
        <Text size="sm" mb="xs">
          {t('There was time for {run} of your {total} tests: first those about what you changed, then those that fail.', { run, total })}
        </Text>
      )}
      <Text size="sm" c="dimmed" mb="xs">
        {changed.length === 0
          ? t('None of them would get another answer.')
          : plural(
              changed.length,
              '1 of {run} tests would get another answer. Nothing is saved yet.',
              '{n} of {run} tests would get another answer. Nothing is saved yet.',
              { run },
            )}
      </Text>
      {changed.map((test) => (
        <article key={test.id} className={classes.test} aria-label={askedIn(test)}>
          <Stack gap="sm">
            <div>
              <Title order={3} size="h5">
                {askedIn(test)}
              </Title>
              <StatusBadge status={test.builtin.status} />
            </div>
            {test.builtin.failures.map((failure) => (
              <Text key={failure} size="sm" className={classes.failure}>
                {ofServer(failure)}
              </Text>
            ))}
            {test.builtin.differences.map((difference, at) => (
              <Difference
                // biome-ignore lint/suspicious/noArrayIndexKey: differences have no id, and the list is replaced as a whole
                key={at}
                difference={difference}
                message={test.turns.length > 1 ? (test.turns[difference.turn]?.message ?? null) : null}
              />
            ))}
          </Stack>
        </article>
      ))}
    </Stack>
  );
};
