import { useLoaderData } from 'react-router';
import { contact } from '../../content/contact.ts';
import { layoutContent } from '../../content/layout.ts';
import { type MetaInput, textLoader } from '../../content/page.ts';
import { ContactForm } from '../../features/leads/ContactForm.tsx';
import { siteMeta } from '../../lib/site/siteMeta.ts';
import { useLanguage } from '../../lib/site/useLanguage.ts';
import { Card, Narrow, PageTitle } from '../../ui/site/Page.tsx';

export const loader = textLoader(contact);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The contact page. */
export default function Contact() {
  const words = useLoaderData<typeof loader>();
  return (
    <Narrow>
      <PageTitle title={words.title}>{words.intro}</PageTitle>
      <Card>
        <ContactForm words={words.form} form={layoutContent[useLanguage().language].form} />
      </Card>
    </Narrow>
  );
}
