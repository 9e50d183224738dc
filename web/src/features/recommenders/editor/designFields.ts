/** All design settings, in the groups and order of the editor. */
import type { PopupDesign } from '@parley/contract';

export type FieldKind = 'line' | 'prose' | 'picture' | 'color' | 'font' | 'pixels' | 'percentage';

export interface DesignField {
  name: keyof PopupDesign;
  label: string;
  kind: FieldKind;
  hint?: string;
  /** May be empty for the default size. */
  optional?: boolean;
  min?: number;
  max?: number;
}

export interface DesignGroup {
  title: string;
  hint?: string;
  fields: readonly DesignField[];
}

const color = (name: keyof PopupDesign, label: string, hint?: string): DesignField => ({
  name,
  label,
  kind: 'color',
  ...(hint ? { hint } : {}),
});
const pixels = (name: keyof PopupDesign, label: string, min: number, max: number): DesignField => ({
  name,
  label,
  kind: 'pixels',
  min,
  max,
});
const percentage = (name: keyof PopupDesign, label: string, hint: string): DesignField => ({
  name,
  label,
  kind: 'percentage',
  hint,
  min: 0,
  max: 100,
});
const line = (name: keyof PopupDesign, label: string, hint?: string): DesignField => ({
  name,
  label,
  kind: 'line',
  ...(hint ? { hint } : {}),
});

export const designGroups: readonly DesignGroup[] = [
  {
    title: 'Texts',
    fields: [
      line('popupTitle', 'Title'),
      { name: 'popupContent', label: 'Content', kind: 'prose' },
      { name: 'popupChatStartMessage', label: 'Start message of the chat', kind: 'prose' },
      line('popupExampleInputChatGPT', 'Example in the chat field'),
      line('popupChatButtonText', 'Chat button', 'Also on the launcher.'),
      line('popupSendButtonText', 'Send button'),
      line('popupQuestionarySubmitButtonText', 'Submit button', 'After answers that are typed.'),
      line('popupCloseButtonText', 'Close button', 'Read out by screen readers.'),
      line('popupWordForAnd', 'Word for “and”', 'Joins several answers into one message.'),
    ],
  },
  {
    title: 'Pictures',
    fields: [
      { name: 'teaserImage', label: 'Teaser image', kind: 'picture', hint: 'Large, beside or above the first question.' },
      { name: 'popupImage', label: 'Popup image', kind: 'picture', hint: 'Round, at the head of the chat.' },
      { name: 'popupLogo', label: 'Logo', kind: 'picture', hint: 'Beside the title; in the chat too without a popup image.' },
    ],
  },
  {
    title: 'Size and frame',
    fields: [
      { ...pixels('popupWidth', 'Width', 240, 1600), optional: true },
      { ...pixels('popupHeight', 'Height', 240, 1200), optional: true },
      pixels('popupBorderRadius', 'Corner radius', 0, 60),
      pixels('popupBorderWidth', 'Border width', 0, 20),
      color('popupBorderColor', 'Border colour'),
      color('popupBackgroundColor', 'Background colour'),
      percentage('popupChatHistoryPercentage', 'Share of the chat history', 'In a wide chat.'),
      percentage('popupCTAPercentage', 'Share of the answers', 'In the column beside it.'),
    ],
  },
  {
    title: 'Type',
    fields: [
      { name: 'popupFontFamily', label: 'Font', kind: 'font' },
      pixels('popupTitleFontSize', 'Title size', 12, 60),
      pixels('popupTextFontSize', 'Text size', 10, 32),
      color('popupTitleColor', 'Title colour'),
      color('popupTextColor', 'Text colour'),
    ],
  },
  {
    title: 'Header, buttons and launcher',
    fields: [
      color('popupHeaderColor', 'Header colour'),
      color('popupHeaderTextColor', 'Header text colour'),
      color('popupButtonColor', 'Button colour'),
      color('popupButtonTextColor', 'Button text colour'),
      color('popupLauncherColor', 'Launcher colour'),
      color('popupLauncherTextColor', 'Launcher text colour'),
      color('popupCloseButtonColor', 'Close button colour'),
    ],
  },
  {
    title: 'Answers',
    hint: 'Single answers can have a look of their own: in the questionnaire.',
    fields: [
      color('popupAnswerColor', 'Answer colour'),
      color('popupAnswerTextColor', 'Answer text colour'),
      color('popupAnswerBorderColor', 'Answer border colour'),
      pixels('popupAnswerBorderRadius', 'Answer corner radius', 0, 60),
    ],
  },
  {
    title: 'Conversation',
    fields: [
      color('popupBotMessageColor', 'Assistant’s message colour'),
      color('popupBotMessageTextColor', 'Assistant’s text colour'),
      color('popupVisitorMessageColor', 'Visitor’s message colour'),
      color('popupVisitorMessageTextColor', 'Visitor’s text colour'),
      color('popupSuggestionColor', 'Suggestion colour'),
      color('popupSuggestionTextColor', 'Suggestion text colour'),
    ],
  },
];
