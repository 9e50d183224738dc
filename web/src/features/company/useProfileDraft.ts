/** The company profile's draft: saved on demand, and merged when another tab saved in between. */
import { useForm } from '@mantine/form';
import { type CompanyProfile, companyProfile } from '@parley/contract';
import { useEffect, useState } from 'react';
import { isStale } from '../../lib/calls/apiError.ts';
import { differencesOf, merged, type Side } from '../../lib/merge.ts';
import { contractRules, fieldErrors } from '../../ui/forms/formErrors.ts';
import { notifyDone } from '../../ui/overlays/notify.tsx';
import { t } from '../../words/t.ts';
import type { KnownProfile } from './api/getCompanyProfile.ts';
import { useSaveCompanyProfile } from './api/saveCompanyProfile.ts';

const empty: CompanyProfile = {
  companyName: '',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

interface Base {
  profile: CompanyProfile;
  version: number;
}

const baseOf = ({ chatGPTInformation, version }: KnownProfile): Base => ({ profile: chatGPTInformation ?? empty, version });
const same = (first: CompanyProfile, second: CompanyProfile) => JSON.stringify(first) === JSON.stringify({ ...first, ...second });

/** The draft of the company profile: saved on demand, and compared when another tab saved meanwhile. */
export const useProfileDraft = (loaded: KnownProfile, reload: () => Promise<KnownProfile | undefined>) => {
  const [saved, setSaved] = useState(() => baseOf(loaded));
  /** The values another tab saved, until the owner has resolved the conflict. */
  const [other, setOther] = useState<Base | null>(null);
  const [postponed, setPostponed] = useState(false);
  const form = useForm({ initialValues: saved.profile, validate: contractRules(companyProfile) });
  const save = useSaveCompanyProfile();
  const values = form.getValues();
  const dirty = !same(saved.profile, values);
  const differences = other ? differencesOf(saved.profile, values, other.profile) : [];

  const store = (after: CompanyProfile, base: Base) =>
    save.mutate(
      { ...after, version: base.version },
      {
        onSuccess: (newest) => {
          // The form keeps its values: input typed while the call ran stays, and counts as unsaved.
          setSaved({ profile: after, version: newest.version });
          setOther(null);
          notifyDone(t('Saved. The assistant answers from it now.'));
        },
        onError: (error) => {
          if (isStale(error)) void meet(after, base);
          else form.setErrors(fieldErrors(error));
        },
      },
    );
  /** After a `stale` refusal: fetches what the other tab saved. Equal values need no decision. */
  const meet = async (after: CompanyProfile, base: Base) => {
    const answer = await reload();
    if (!answer) return;
    const next = baseOf(answer);
    if (differencesOf(base.profile, after, next.profile).length === 0) {
      setSaved(next);
      return store(after, next);
    }
    setPostponed(false);
    setOther(next);
  };

  const { version } = loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on a new saved version
  useEffect(() => {
    if (version <= saved.version || save.isPending || dirty) return;
    const next = baseOf(loaded);
    setSaved(next);
    form.setValues(next.profile);
  }, [version, saved.version, save.isPending]);

  return {
    form,
    save,
    dirty,
    differences,
    postponed,
    postpone: () => setPostponed(true),
    error: isStale(save.error) && other ? null : save.error,
    submit: form.onSubmit((after) => (other ? setPostponed(false) : store(after, saved))),
    decide: (choice: Record<string, Side>) => {
      if (!other) return;
      const after = merged(values, differences, choice);
      setSaved(other);
      setOther(null);
      form.setValues(after);
      if (same(other.profile, after)) save.reset();
      else store(after, other);
    },
  };
};
