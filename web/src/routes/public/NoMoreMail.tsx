import { useParams } from 'react-router';
import { mailedLinks } from '../../content/access.ts';
import type { MetaInput } from '../../content/page.ts';
import { useSending } from '../../lib/calls/useSending.ts';
import { languageOfPath } from '../../lib/site/language.ts';
import { siteMeta } from '../../lib/site/siteMeta.ts';
import { useLanguage } from '../../lib/site/useLanguage.ts';
import { PressPage } from './reading/PressPage.tsx';

/** Title, description and links to the other languages. */
export const meta = ({ location: { pathname } }: MetaInput) => siteMeta(mailedLinks[languageOfPath(pathname)].noMoreMail.head, pathname);

/** The page of the link in a shop's mail to a visitor that ends such mails. */
export default function NoMoreMail() {
  const { token = '' } = useParams();
  const { noMoreMail: words, refusals } = mailedLinks[useLanguage().language];
  const sending = useSending<string>();
  const end = async () => {
    await (await import('../../features/handover/api/stopPersonMails.ts')).stopPersonMails(token);
    return '';
  };
  return (
    <PressPage words={words} refusals={refusals} sending={sending} press={end}>
      {null}
    </PressPage>
  );
}
