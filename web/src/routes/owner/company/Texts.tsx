import { Texts } from '../../../features/knowledge/Texts.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';

export const meta = pageMeta('Texts · Company profile');

/** The texts that the owner added. */
export default function CompanyTexts() {
  return <Texts />;
}
