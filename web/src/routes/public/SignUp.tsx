import { useLoaderData } from 'react-router';
import { layoutContent } from '../../content/layout.ts';
import { type MetaInput, textLoader } from '../../content/page.ts';
import { signUp } from '../../content/signUp.ts';
import { SignUpForm } from '../../features/accounts/SignUpForm.tsx';
import { useReadingAhead } from '../../features/generation/useReadingAhead.ts';
import { siteMeta } from '../../lib/siteMeta.ts';
import { useLanguage } from '../../lib/useLanguage.ts';
import { Card, Narrow, PageTitle } from '../../ui/site/Page.tsx';

export const loader = textLoader(signUp);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The sign-up page. */
export default function SignUp() {
  const words = useLoaderData<typeof loader>();
  const { language, to } = useLanguage();
  const ahead = useReadingAhead();
  return (
    <Narrow>
      <PageTitle title={words.title}>{words.intro}</PageTitle>
      <Card>
        <SignUpForm words={words.form} form={layoutContent[language].form} loginPath={to('/login')} ahead={ahead} />
      </Card>
    </Narrow>
  );
}
