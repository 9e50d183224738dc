import { Tests } from '../../../features/assistant-tests/Tests.tsx';
import { usePopups } from '../../../features/recommenders/api/listPopups.ts';
import { pageMeta } from '../../../lib/pageMeta.ts';

export const meta = pageMeta('Tests · Company profile');

/** The tests of the assistant. */
export default function CompanyTests() {
  const popups = usePopups();
  return <Tests recommenders={new Map(popups.data?.map(({ popup_id, popup_name }) => [popup_id, popup_name]))} />;
}
