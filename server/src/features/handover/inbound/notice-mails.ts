/** Mails that tell an owner what became of their reply. Pure. */
import type { Mail } from '../../../platform/mail.ts';
import { oneLine } from '../mailing/mails.ts';

/** Why a reply is not passed on, and to whom that is to be explained. */
export type Refusal =
  | { why: 'sender'; sender: string | null }
  | { why: 'disowned' | 'erased' | 'empty' | 'unreadable' }
  | { why: 'tooLong'; most: number }
  /** The service refuses it as it would on the screen; its message is a clause. */
  | { why: 'service'; message: string };

/** The parts of a reply that were left out. */
export interface LeftOut {
  attachments: number;
  /** There were words among the lines of the mail that was replied to. */
  hasMore: boolean;
  /** Only the beginning of the message was read. */
  isCut: boolean;
}

interface Recipient {
  username: string;
  name: string;
}

const reasons = (refusal: Refusal, username: string): string => {
  switch (refusal.why) {
    case 'sender':
      return `it came from ${refusal.sender ? oneLine(refusal.sender, 254) : 'no clear sender'} and not from the address of your account, ${username}. Only mails from there become answers. If you wrote it, send it again from that address. If you did not, somebody got hold of the mail that you replied to or of its address`;
    case 'disowned':
      return `your mail provider says that it does not come from ${username} (DMARC failed). If you wrote it, send it again from your usual mail program`;
    case 'erased':
      return 'the conversation was deleted, and the visitor’s address with it';
    case 'empty':
      return 'no text of yours was found in it. Write your answer above everything that your mail program quotes';
    case 'unreadable':
      return 'it could not be read. Send it again as plain text';
    case 'tooLong':
      return `it is longer than ${refusal.most} characters`;
    case 'service':
      return `${refusal.message.charAt(0).toLowerCase()}${refusal.message.slice(1)}`;
  }
};

const head = (to: Recipient, engagementId: string | null) => ({
  to: to.username,
  // Automatic replies must not answer this mail.
  headers: { 'Auto-Submitted': 'auto-replied', ...(engagementId && { 'X-Parley-Visit': engagementId }) },
});
const hello = ({ name }: Recipient) => `Hello${name ? ` ${oneLine(name)}` : ''},`;

/** The mail about a reply that was not passed on. `link` leads to the request on the screen, if it is still there. */
export const refusalMail = (
  to: Recipient,
  refusal: Refusal,
  { link, engagementId }: { link: string | null; engagementId: string | null },
): Mail => ({
  ...head(to, engagementId),
  subject: 'Your answer was not passed on',
  text: `${hello(to)}

a reply to a visitor was not passed on: ${reasons(refusal, to.username)}.
${link ? `\nYou can also answer here:\n  ${link}\n` : ''}
Parley
`,
});

/** The mail about a reply of which something was left out. */
export const leftOutMail = (
  to: Recipient,
  { attachments, hasMore, isCut }: LeftOut,
  { link, engagementId }: { link: string; engagementId: string },
): Mail => {
  const parts = [
    ...(attachments > 0
      ? [
          `${attachments === 1 ? 'The attachment or picture' : `The ${attachments} attachments and pictures`} of your mail: only text is passed on.`,
        ]
      : []),
    ...(hasMore
      ? ['Lines that you may have written between or below the lines of our mail: your mail program does not mark which lines are ours.']
      : []),
    ...(isCut ? ['What comes late in your mail, which is very long: only its beginning is read.'] : []),
  ];
  return {
    ...head(to, engagementId),
    subject: 'Your answer was passed on in part',
    text: `${hello(to)}

the visitor got your answer, but not all of your mail. This was left out:

${parts.map((part) => `  - ${part}`).join('\n')}

See what the visitor got, and add to it, here:
  ${link}

Parley
`,
  };
};
