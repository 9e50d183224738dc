/** The field to write in. What is typed outlives closing the panel and leaving the page. */
import type { VisitorPopup } from '@parley/contract';
import type { Conversation } from '../conversation/conversation.ts';

export interface ComposerProps {
  popup: VisitorPopup;
  conversation: Conversation;
  /** The text of the button. */
  label: string;
  /** Called with the trimmed text, which may be empty. */
  onSend(text: string): void;
}

/** Renders the field with its button. */
export function Composer({ popup, conversation, label, onSend }: ComposerProps) {
  const { popupExampleInputChatGPT: example } = popup;
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.querySelector('textarea') as HTMLTextAreaElement;
        const text = field.value.trim();
        conversation.type('');
        field.value = '';
        onSend(text);
        // On a touch screen the field is focused by the visitor, because that opens the keyboard.
        if (text || !matchMedia('(pointer:coarse)').matches) field.focus();
      }}
    >
      <textarea
        rows={1}
        dir="auto"
        maxLength={4000}
        placeholder={example}
        aria-label={example || label}
        defaultValue={conversation.typed}
        onInput={({ currentTarget }) => conversation.type(currentTarget.value)}
        onKeyDown={(event) => {
          // React wraps the event, Preact does not. keyCode 229: an input method is composing, and its Enter must not send the message.
          const { isComposing, keyCode } = event.nativeEvent ?? event;
          if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" className="primary" dir="auto">
        {label}
      </button>
    </form>
  );
}
