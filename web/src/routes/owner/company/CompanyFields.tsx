import { Rehearsal } from '../../../features/assistant-tests/Rehearsal.tsx';
import { useLearnt } from '../../../features/catalogue/api/learnt/listLearnt.ts';
import { useCompanyProfile } from '../../../features/company/api/getCompanyProfile.ts';
import { CompanyProfileForm } from '../../../features/company/CompanyProfileForm.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';

/** The company profile with suggestions from the shop's own pages. */
export const CompanyFields = ({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) => {
  const profile = useCompanyProfile();
  const learnt = useLearnt();
  return (
    <QueryView query={profile} loading={<FormSkeleton fields={6} />}>
      {(loaded) => (
        <CompanyProfileForm
          profile={loaded}
          reload={async () => (await profile.refetch()).data}
          suggestions={learnt.data?.suggestions ?? []}
          onDirtyChange={onDirtyChange}
          preview={(values) => <Rehearsal profile={values} />}
        />
      )}
    </QueryView>
  );
};
