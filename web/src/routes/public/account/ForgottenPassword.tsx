import { useLoaderData } from 'react-router';
import { forgottenPassword } from '../../../content/access.ts';
import { type MetaInput, textLoader } from '../../../content/page.ts';
import { ForgottenPasswordForm } from '../../../features/accounts/ForgottenPasswordForm.tsx';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { Card, Narrow, PageTitle } from '../../../ui/site/Page.tsx';

export const loader = textLoader(forgottenPassword);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The form that mails a link for a new password. */
export default function ForgottenPassword() {
  const words = useLoaderData<typeof loader>();
  const { to } = useLanguage();
  return (
    <Narrow>
      <PageTitle title={words.title}>{words.intro}</PageTitle>
      <Card>
        <ForgottenPasswordForm words={words.form} refusals={words.refusals} loginPath={to('/login')} />
      </Card>
    </Narrow>
  );
}
