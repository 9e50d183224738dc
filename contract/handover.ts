/** Visitors who want to talk to a person: their requests, the owner's answers, and what the widget needs for both. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, email, instant, line, page, requestId, requiredProse, textId } from './fields.ts';
import * as paths from './paths.ts';
import { engagementToken } from './visitor.ts';

/** The longest message of a visitor, and the longest answer of an owner, in characters. */
export const handoverLimits = { message: 4000, answer: 8000, name: 100 } as const;

/** How many mails one address gets from all shops together in a day. */
export const mailsPerAddressAndDay = 5;

const conversationParams = z.object({ userId: textId, popupId: textId, engagementId: engagementToken });
const recommenderParams = z.object({ userId: textId, popupId: textId });
/** A code such as `de`; a language in which Parley does not speak counts as none. */
const language = line(10).optional();

/** The words of the form, in the visitor's language. `{shop}` and `{email}` stand for names. */
export const personWords = z.object({
  title: z.string().default('Talk to someone'),
  intro: z.string().default('Write to us. A person reads it and answers you.'),
  email: z.string().default('Your e-mail address'),
  name: z.string().default('Your name (optional)'),
  message: z.string().default('Your message'),
  consent: z
    .string()
    .default(
      'I agree that {shop} stores my e-mail address, my name, this message and this conversation in order to answer me. The service Parley does this on behalf of the shop. I can ask at any time that {shop} deletes it all.',
    ),
  privacy: z.string().default('Privacy policy'),
  send: z.string().default('Send'),
  back: z.string().default('Back to the chat'),
  /** Said in the chat when the message was stored. */
  sent: z.string().default('Your message has arrived. The answer appears here while this window is open; otherwise we mail it to {email}.'),
  /** Stands before an answer of the owner. */
  from: z.string().default('{shop} answers:'),
  badEmail: z.string().default('Please enter an e-mail address like name@example.com.'),
  missing: z.string().default('Please fill this in.'),
  noConsent: z.string().default('We need your consent to answer you.'),
  tooMany: z.string().default('That were many messages at once. Please try again later.'),
  closed: z.string().default('Messages are not taken here at the moment.'),
  failed: z.string().default('This could not be sent. Please try again.'),
});
export type PersonWords = z.output<typeof personWords>;

export const getPersonForm = defineCall({
  method: 'GET',
  path: paths.visitorPersonForm,
  summary:
    "The words of the form 'Talk to someone', in the given language or else in the recommender's. 403 from a website that is not allowed, 404 for an unknown recommender.",
  auth: 'visitor',
  params: recommenderParams,
  query: z.object({ language }),
  answer: z.object({ words: personWords }),
});

export const askPerson = defineCall({
  method: 'POST',
  path: paths.visitorPerson,
  summary:
    'Stores a visitor’s request to talk to a person, with their consent, and mails the owner. A request is stored once by its requestId. 403 for an engagement that this server did not sign, or from a website that is not allowed; 404 for an unknown recommender, 409 `person_off` when the owner takes no requests, 409 `request_id_taken` when another engagement used the requestId, 429 after several requests.',
  auth: 'visitor',
  params: conversationParams,
  body: z.object({
    requestId,
    email,
    name: line(handoverLimits.name).default(''),
    message: requiredProse(handoverLimits.message),
    /** The visitor agreed to the sentence `consent` of the words. */
    consent: z.literal(true, 'Without consent nothing may be stored'),
    language,
  }),
  answer: done,
});

export const getPersonAnswers = defineCall({
  method: 'GET',
  path: paths.visitorPerson,
  summary:
    'The owner’s answers to the requests of an engagement that the visitor has not seen; `after` confirms that those up to this id are shown. `open`: a request still waits for an answer, so that it is worth asking again. Errors as for the request; 404 also after the visit was erased.',
  auth: 'visitor',
  params: conversationParams,
  query: z.object({ after: textId.optional() }),
  answer: z.object({ open: z.boolean(), answers: z.array(z.object({ id: z.int(), text: z.string() })) }),
});

/** A request in the owner's list. */
export const handoverSummary = z.object({
  id: z.int(),
  at: instant,
  email: z.string(),
  name: z.string(),
  /** The beginning of the message. */
  message: z.string(),
  popup_id: z.int(),
  /** Nobody has answered it yet. */
  open: z.boolean(),
});
export type HandoverSummary = z.output<typeof handoverSummary>;

export const handoverStates = ['open', 'answered'] as const;

export const listHandovers = defineCall({
  method: 'GET',
  path: paths.handovers,
  summary: 'Requests of visitors to talk to a person, newest first. `open` counts those without an answer, up to 1,000.',
  auth: 'owner',
  query: z.object({ state: z.enum(handoverStates).optional(), ...page(100, 25) }),
  answer: z.object({ handovers: z.array(handoverSummary), total: z.int(), open: z.int() }),
});

export const countHandovers = defineCall({
  method: 'GET',
  path: paths.handoverCount,
  summary: 'The number of requests without an answer, up to 1,000. Cheap enough to poll.',
  auth: 'owner',
  answer: z.object({ open: z.int() }),
});

/**
 * The state of an answer. `waiting`: the visitor's widget was open, so it is shown there, or mailed when it is not fetched; also while a mail is
 * on its way. `shown`: in the widget. `mailed`: to the visitor's address. `tomorrow`: the address got its mails of today. `stopped`: the
 * visitor does not want mails of this shop. `failed`: the mail server refused it several times.
 */
export const replyPlaces = ['waiting', 'shown', 'mailed', 'tomorrow', 'stopped', 'failed'] as const;
export type ReplyPlace = (typeof replyPlaces)[number];

/** How the owner gave an answer: on the screen, or as a reply to the mail about the request (`receiveMail`). */
export const answerWays = ['screen', 'mail'] as const;
export type AnswerWay = (typeof answerWays)[number];

export const handover = handoverSummary.extend({
  /** The whole message. */
  message: z.string(),
  engagementId: z.string(),
  page: z.string(),
  /** What the visitor agreed to, and when. */
  consent: z.object({ text: z.string(), at: instant }),
  answers: z.array(z.object({ id: z.int(), at: instant, text: z.string(), by: z.enum(answerWays), place: z.enum(replyPlaces) })),
  /** The newest messages of the conversation, oldest first. */
  chats: z.array(z.object({ id: z.int(), inputChatGPT: z.string(), outputChatGPT: z.string() })),
  /** The visitor's widget is open, so that an answer appears in it. */
  watching: z.boolean(),
  /** The visitor asked for no more mails from this shop. */
  stopped: z.boolean(),
});
export type Handover = z.output<typeof handover>;

const handoverParams = z.object({ id: textId });

export const getHandover = defineCall({
  method: 'GET',
  path: paths.handover,
  summary: 'One request with its conversation and answers. 404 for an unknown one, also after it was erased.',
  auth: 'owner',
  params: handoverParams,
  answer: z.object({ handover }),
});

export const answerHandover = defineCall({
  method: 'POST',
  path: paths.handoverAnswers,
  summary:
    'Answers a request: in the visitor’s widget while it is open, else by mail. 404 for an unknown request, also after it was erased; 409 `stopped` when the visitor wants no mails and their widget is closed, 409 `too_many_answers` after 50.',
  auth: 'owner',
  params: handoverParams,
  body: z.object({ text: requiredProse(handoverLimits.answer) }),
  answer: z.object({ handover }),
  status: 201,
});

export const settleHandover = defineCall({
  method: 'PUT',
  path: paths.handover,
  summary: 'Marks a request as answered, for example by telephone or by a mail to the visitor, or as open again. 404 for an unknown one.',
  auth: 'owner',
  params: handoverParams,
  body: z.object({ open: z.boolean() }),
  answer: z.object({ handover }),
});

/**
 * The outcome of a message. `answered`: it is the owner's answer now. `repeated`: it arrived before. `dropped`: nobody wrote it (an automatic
 * reply, a bounce), or it names no request
 * of this installation. `refused`: it names a request and is not passed on; the owner got a mail that says why.
 */
export const mailOutcomes = ['answered', 'repeated', 'dropped', 'refused'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

export const receiveMail = defineCall({
  method: 'POST',
  path: paths.inboundMail,
  summary:
    'Takes a mail as it arrived (RFC 5322, the whole message as body, whatever its content type), and makes it the owner’s answer to the request that its recipient `name+token@domain` names, as if the owner had written it on the screen. `Authorization` holds INBOUND_MAIL_SECRET: as a bearer token, or as the password of basic authentication. Every message that was read is answered with 200, so that the mail server neither repeats it nor tells its sender; `outcome` says what became of it. 401 for another secret, 404 where INBOUND_MAIL_ADDRESS is not set, 413 for more than 10 MB, 503 when it should be sent again.',
  auth: 'public',
  answer: z.object({ outcome: z.enum(mailOutcomes) }),
});

export const stopPersonMails = defineCall({
  method: 'POST',
  path: paths.noMoreMail,
  summary:
    'Ends the mails of a shop to a visitor, or of Parley about drafts. The link is in each mail; the same address is a page that asks for confirmation, and this call for mail programs that post to it. 404 for an invalid link.',
  auth: 'public',
  params: z.object({ token: z.string().min(1).max(300) }),
  answer: done,
});
