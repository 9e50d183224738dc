import { Stack } from '@mantine/core';
import { useAccount } from '../../../features/accounts/api/getAccount.ts';
import { Bin } from '../../../features/bin/Bin.tsx';
import { useMeasuring } from '../../../features/experiments/api/measuring.ts';
import { MeasuringChoice } from '../../../features/experiments/MeasuringChoice.tsx';
import { useRetention } from '../../../features/privacy/api/getRetention.ts';
import { DeleteAccount } from '../../../features/privacy/DeleteAccount.tsx';
import { ExportButton } from '../../../features/privacy/ExportButton.tsx';
import { RetentionChoice } from '../../../features/privacy/RetentionChoice.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Data · Settings');

/** Export, retention, the bin, and deleting the account. */
export default function Data() {
  const retention = useRetention();
  const measuring = useMeasuring();
  const account = useAccount();
  return (
    <Stack gap="lg">
      <Section
        title={t('Export')}
        about={t(
          'Everything that is yours as one JSON file: questionnaires, recommenders, products, conversations, numbers and settings. Pictures are in it as links; passwords and keys are not.',
        )}
      >
        <ExportButton />
      </Section>
      <Section
        title={t('Keep conversations')}
        about={t(
          'What visitors answered and wrote is erased for good after this time, once a day. Your numbers on the dashboard and in Analytics stay.',
        )}
      >
        <QueryView query={retention} loading={<FormSkeleton fields={1} />}>
          {({ keepDays }) => <RetentionChoice keepDays={keepDays} />}
        </QueryView>
      </Section>
      <Section
        title={t('Tell visitors apart')}
        about={t(
          'Experiments and orders need to know which order came from which visitor. Parley stores nothing on visitors’ devices for it.',
        )}
      >
        <QueryView query={measuring} loading={<FormSkeleton fields={3} />}>
          {({ mode }) => <MeasuringChoice mode={mode} />}
        </QueryView>
      </Section>
      <Section
        title={t('Bin')}
        about={t(
          'What you deleted stays here for 30 days and comes back as it was, with its numbers. Questions and answers come back with a version of their questionnaire.',
        )}
      >
        <Bin />
      </Section>
      <Section
        title={t('Delete account')}
        about={t(
          'Erases your account with everything in it, at once and for good. Your recommenders disappear from your shop. Export your data first if you may need it.',
        )}
      >
        <QueryView query={account} loading={<FormSkeleton fields={1} />}>
          {({ username }) => <DeleteAccount username={username} />}
        </QueryView>
      </Section>
    </Stack>
  );
}
