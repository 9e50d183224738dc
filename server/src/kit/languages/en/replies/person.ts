import { personWords } from '@parley/contract';
import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Talk to someone',
  shop: 'the shop',
  form: personWords.parse({}),
  mail: {
    subject: (shop) => `Answer from ${shop}`,
    hello: (name) => `Hello${name ? ` ${name}` : ''},`,
    answer: (shop) => `${shop} answers your message:`,
    youWrote: 'You wrote:',
    reply: 'To write back, reply to this mail.',
    stop: (shop) => `You do not want mails from ${shop} any more? Open:`,
  },
};
