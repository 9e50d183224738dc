/**
 * Talking to a person: the form, and the answers of the shop. Fetched when a visitor opens the form, or comes back to a page with a message that
 * is not answered yet, so it may be large where the panel may not. The panel imports nothing else of this folder.
 */
import type { PersonWords } from '@parley/contract';
import { addressOf, visitorPerson, visitorPersonForm } from '@parley/contract/paths';
import type { Conversation, Desk } from '../panel/conversation/conversation.ts';
import { newId } from '../panel/conversation/ids.ts';
import { toJson } from '../panel/conversation/json.ts';
import { createForm, type Draft, type Sending, type View } from './PersonForm.tsx';
import { readRecord, watch } from './watch.ts';

/** The words where there is no server: in the owner's preview. */
const ownWords: PersonWords = {
  title: 'Talk to someone',
  intro: 'Write to us. A person reads it and answers you.',
  email: 'Your e-mail address',
  name: 'Your name (optional)',
  message: 'Your message',
  consent: 'I agree that the shop stores my e-mail address, my name, this message and this conversation in order to answer me.',
  privacy: 'Privacy policy',
  send: 'Send',
  back: 'Back to the chat',
  sent: 'This is a preview: nothing was sent.',
  from: '',
  badEmail: 'Please enter an e-mail address like name@example.com.',
  missing: 'Please fill this in.',
  noConsent: 'We need your consent to answer you.',
  tooMany: '',
  closed: '',
  failed: '',
};

/**
 * Creates the desk of a conversation, and asks for answers to a message that was sent before. `show` shows a form, or the chat again; `failed`
 * is said when the form cannot be fetched.
 */
export function createDesk(conversation: Conversation, show: (form?: View) => void, failed: string): Desk {
  const { place, tell } = conversation;
  const drafts = new Map<string, Promise<Draft>>();
  const watching = place && watch(conversation, place);
  watching?.begin(readRecord(conversation.person));

  async function draftIn(language: string): Promise<Draft> {
    let words = ownWords;
    if (place) {
      const answer = await fetch(`${place.base}${addressOf(visitorPersonForm, place)}?language=${encodeURIComponent(language)}`);
      if (!answer.ok) throw answer.status;
      words = (await answer.json()).words;
    }
    return { words, requestId: newId(), email: '', name: '', message: '', consent: false };
  }

  /** Sends a draft; gives the reason when the server does not take it. */
  async function send(language: string, { words, ...draft }: Draft): Promise<Sending> {
    if (place) {
      const { email, name, message, requestId } = draft;
      try {
        const { ok, status } = await fetch(place.base + addressOf(visitorPerson, place), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: toJson({ email, name, message, requestId, consent: draft.consent, language }),
        });
        if (!ok) return status === 429 ? 'tooMany' : status === 409 || status === 404 ? 'closed' : status === 400 ? 'badEmail' : 'failed';
      } catch {
        return 'failed';
      }
      watching?.begin({ from: words.from, after: 0, since: Date.now() });
    }
    drafts.delete(language);
    tell(words.sent.replace('{email}', () => draft.email));
    return 'sent';
  }

  return {
    ask(language) {
      if (!language) return;
      conversation.begin();
      const pending = drafts.get(language) ?? draftIn(language);
      drafts.set(language, pending);
      pending.then(
        (draft) => show(createForm(draft, () => send(language, draft), show)),
        () => {
          drafts.delete(language);
          tell(failed);
        },
      );
    },
  };
}
