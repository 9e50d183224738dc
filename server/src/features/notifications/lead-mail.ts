/** The mail to an owner about visitors who left contact details. Pure. */

import { plainLine } from '../../kit/text/clean.ts';
import type { Mail } from '../../platform/mail.ts';
import type { LeftContact } from '../engagements/index.ts';

export interface NewLead extends LeftContact {
  recommender: string;
}

const mostWords = 500;
/** A visitor's text in one line, so that it cannot be mistaken for ours. */
const oneLine = (words: string) => {
  const flat = plainLine(words);
  return flat.length > mostWords ? `${flat.slice(0, mostWords)} …` : flat;
};
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const paragraph = ({ recommender, page, at, words, engagementId }: NewLead, publicUrl: string): string =>
  [
    ...words.map((text) => `  “${oneLine(text)}”`),
    '',
    `  Recommender: ${oneLine(recommender)}`,
    ...(page ? [`  Page: ${page}`] : []),
    `  When: ${moment(at)}`,
    `  The whole conversation: ${publicUrl}/History?id=${engagementId}`,
  ].join('\n');

/** The mail to an owner about visitors who left contact details; `links.stop` unsubscribes. */
export function leadMail(
  to: { username: string; name: string },
  leads: readonly NewLead[],
  links: { publicUrl: string; stop: string },
): Mail {
  const many = leads.length > 1;
  return {
    to: to.username,
    subject: many ? `${leads.length} visitors left their contact details` : 'A visitor left their contact details',
    headers: { 'List-Unsubscribe': `<${links.stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    text: `Hello${to.name ? ` ${to.name}` : ''},

${many ? 'visitors of your shop left a way to reach them' : 'a visitor of your shop left a way to reach them'}:

${leads.map((lead) => paragraph(lead, links.publicUrl)).join('\n\n\n')}

You get these mails because new leads are switched on in your settings. To end them, open:
${links.stop}

Parley
`,
  };
}
