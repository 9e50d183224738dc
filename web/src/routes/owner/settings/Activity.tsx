import { ActivityList } from '../../../features/activity/ActivityList.tsx';
import { useActivity } from '../../../features/activity/api/listActivity.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Activity · Settings');

/** What was done with the account, and from which devices. */
export default function Activity() {
  const activity = useActivity();
  return (
    <Section
      title={t('Activity')}
      about={t(
        'What was done with your account in the last year, and from which device. It is part of your export. If you do not recognise something, change your password under Security.',
      )}
    >
      <QueryView query={activity} loading={<CardsSkeleton cards={5} height={48} />}>
        {({ pages }) => (
          <>
            <ActivityList
              entries={pages.flatMap(({ entries }) => entries)}
              onMore={activity.hasNextPage ? () => void activity.fetchNextPage() : undefined}
              busy={activity.isFetchingNextPage}
            />
            {activity.isFetchNextPageError && <FormError error={activity.error} />}
          </>
        )}
      </QueryView>
    </Section>
  );
}
