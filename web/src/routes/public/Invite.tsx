import { useParams } from 'react-router';
import { mailedLinks } from '../../content/access.ts';
import type { MetaInput } from '../../content/page.ts';
import { languageOfPath } from '../../lib/language.ts';
import { siteMeta } from '../../lib/siteMeta.ts';
import { useLanguage } from '../../lib/useLanguage.ts';
import { useSending } from '../../lib/useSending.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { PressPage } from './PressPage.tsx';

/** Title, description and links to the other languages. */
export const meta = ({ location: { pathname } }: MetaInput) => siteMeta(mailedLinks[languageOfPath(pathname)].invite.head, pathname);

/** The page of an invite link: accepts the invite. */
export default function Invite() {
  const { token = '' } = useParams();
  const { language, to } = useLanguage();
  const { invite: words, refusals, logIn } = mailedLinks[language];
  const sending = useSending<string>();
  const accept = async () => (await (await import('../../features/accounts/api/acceptInvite.ts')).acceptInvite(token)).username;
  return (
    <PressPage words={words} refusals={refusals} sending={sending} press={accept}>
      <ButtonLink to={to('/login')} size="lg">
        {logIn}
      </ButtonLink>
    </PressPage>
  );
}
