import { useAccount } from '../../../features/accounts/api/getAccount.ts';
import { useNotifications } from '../../../features/notifications/api/getNotifications.ts';
import { LeadMails } from '../../../features/notifications/LeadMails.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Notifications · Settings');

/** Which mails the owner gets. */
export default function Notifications() {
  const settings = useNotifications();
  const account = useAccount();
  return (
    <Section
      title={t('Mails')}
      about={t('We also write when your assistant reaches its daily limit, at most once a day, and when somebody asks for a new password.')}
    >
      <QueryView query={settings} loading={<FormSkeleton fields={1} />}>
        {(saved) => <LeadMails settings={saved} address={account.data?.username ?? null} />}
      </QueryView>
    </Section>
  );
}
