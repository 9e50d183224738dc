import { useParams } from 'react-router';
import { mailedLinks } from '../../content/access.ts';
import type { MetaInput } from '../../content/page.ts';
import { useSending } from '../../lib/calls/useSending.ts';
import { languageOfPath } from '../../lib/site/language.ts';
import { siteMeta } from '../../lib/site/siteMeta.ts';
import { useLanguage } from '../../lib/site/useLanguage.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { PressPage } from './reading/PressPage.tsx';

/** Title, description and links to the other languages. */
export const meta = ({ location: { pathname } }: MetaInput) => siteMeta(mailedLinks[languageOfPath(pathname)].unsubscribe.head, pathname);

/** The page of an unsubscribe link. */
export default function Unsubscribe() {
  const { token = '' } = useParams();
  const { unsubscribe: words, refusals } = mailedLinks[useLanguage().language];
  const sending = useSending<string>();
  const end = async () => {
    await (await import('../../features/notifications/api/unsubscribe.ts')).unsubscribe(token);
    return '';
  };
  return (
    <PressPage words={words} refusals={refusals} sending={sending} press={end}>
      {/* A full page load: the owner area has another content security policy. */}
      <ButtonLink to="/Settings/Notifications" prefetch="none" reloadDocument look="outline" size="lg">
        {words.settings}
      </ButtonLink>
    </PressPage>
  );
}
