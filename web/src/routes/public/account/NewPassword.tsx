import { useState } from 'react';
import { useParams } from 'react-router';
import { mailedLinks } from '../../../content/access.ts';
import type { MetaInput } from '../../../content/page.ts';
import { NewPasswordForm } from '../../../features/accounts/NewPasswordForm.tsx';
import { languageOfPath } from '../../../lib/site/language.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { Card, Narrow, PageTitle } from '../../../ui/site/Page.tsx';

/** Title, description and links to the other languages. */
export const meta = ({ location: { pathname } }: MetaInput) => siteMeta(mailedLinks[languageOfPath(pathname)].newPassword.head, pathname);

/** The page of a link for a new password. */
export default function NewPassword() {
  const { token = '' } = useParams();
  const { language, to } = useLanguage();
  const { newPassword: words, refusals, logIn } = mailedLinks[language];
  const [doneFor, setDoneFor] = useState<string | null>(null);
  if (doneFor !== null)
    return (
      <Narrow>
        <div role="status">
          <PageTitle title={words.doneTitle}>{words.done.replace('{username}', () => doneFor)}</PageTitle>
        </div>
        <div>
          <ButtonLink to={to('/login')} state={{ username: doneFor }} size="lg">
            {logIn}
          </ButtonLink>
        </div>
      </Narrow>
    );
  return (
    <Narrow>
      <PageTitle title={words.title}>{words.intro}</PageTitle>
      <Card>
        <NewPasswordForm words={words} refusals={refusals} forgottenPath={to('/forgotten-password')} token={token} onDone={setDoneFor} />
      </Card>
    </Narrow>
  );
}
