/** The mail with the link to a draft. */
import type { Mail } from '../../../platform/mail.ts';

export type DraftLanguage = 'en' | 'de';

/** `host` is the shop's. Somebody typed it, so it is not in the subject, and the rest of the address is not repeated to a stranger. */
export const draftMail = (
  language: DraftLanguage,
  { to, host, link, stop }: { to: string; host: string; link: string; stop: string },
): Mail =>
  language === 'de'
    ? {
        to,
        subject: 'Ihr Entwurf bei Parley ist fertig',
        text: `Guten Tag,

der Entwurf Ihres Produktberaters für ${host} ist fertig. Mit diesem Link kommen Sie zu ihm zurück:

${link}

Der Link gilt 24 Stunden. Danach wird der Entwurf gelöscht, wenn Sie kein Konto angelegt haben.

Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne den Link geschieht nichts. Keine solchen E-Mails mehr:

${stop}

Parley
`,
      }
    : {
        to,
        subject: 'Your Parley draft is ready',
        text: `Hello,

the draft of your recommender for ${host} is ready. This link takes you back to it:

${link}

The link works for 24 hours. After that the draft is deleted, unless you have made an account with it.

If this was not you, there is nothing to do: without the link nothing happens. No more of these mails:

${stop}

Parley
`,
      };
