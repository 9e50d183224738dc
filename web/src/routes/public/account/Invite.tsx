import { useState } from 'react';
import { useParams } from 'react-router';
import { mailedLinks } from '../../../content/access.ts';
import type { MetaInput } from '../../../content/page.ts';
import { Settling } from '../../../features/generation/Settling.tsx';
import { useSending } from '../../../lib/calls/useSending.ts';
import { languageOfPath } from '../../../lib/site/language.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { goOnIn } from '../../../words/language.ts';
import { PressPage } from '../reading/PressPage.tsx';

/** Title, description and links to the other languages. */
export const meta = ({ location: { pathname } }: MetaInput) => siteMeta(mailedLinks[languageOfPath(pathname)].invite.head, pathname);

/** The page of an invite link: accepts the invite, and leads signed in to the recommender that was prepared meanwhile. */
export default function Invite() {
  const { token = '' } = useParams();
  const { language, to } = useLanguage();
  const { invite: words, refusals, logIn } = mailedLinks[language];
  const sending = useSending<string>();
  const [begun, setBegun] = useState<{ website: string; df: string } | null>(null);
  const accept = async () => {
    const { acceptInvite } = await import('../../../features/accounts/api/acceptInvite.ts');
    const { username, session, website, df } = await acceptInvite(token);
    if (session) setBegun({ website, df });
    return username;
  };
  // A full page load: the owner area's content security policy allows the design system's inline styles, this page's does not.
  const open = (path: string) => window.location.assign(goOnIn(language, path));
  if (begun) return <Settling {...begun} words={words.preparing} refusals={refusals} open={open} />;
  return (
    <PressPage words={words} refusals={refusals} sending={sending} press={accept}>
      <ButtonLink to={to('/login')} state={{ username: sending.answer }} size="lg">
        {logIn}
      </ButtonLink>
    </PressPage>
  );
}
