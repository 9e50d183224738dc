/** All design settings, in the groups and order of the editor. */
import type { PopupDesign } from '@parley/contract';
import type { Plain } from '../../../../words/t.ts';

type FieldKind = 'line' | 'prose' | 'picture' | 'color' | 'font' | 'pixels' | 'percentage';

interface Control {
  label: Plain;
  kind: FieldKind;
  hint?: Plain;
  /** May be empty for the default size. */
  optional?: boolean;
  min?: number;
  max?: number;
}

export interface DesignField extends Control {
  name: keyof PopupDesign;
}

export interface DesignGroup {
  title: Plain;
  hint?: Plain;
  fields: readonly DesignField[];
}

const titles = [
  'Words|of the recommender',
  'Buttons and small words',
  'Pictures',
  'Size and frame',
  'Type',
  'Header, buttons and launcher',
  'Answers',
  'Conversation',
] as const satisfies readonly Plain[];
type Title = (typeof titles)[number];

const hints: Partial<Record<Title, Plain>> = { Answers: 'Single answers can have a look of their own: in the questionnaire.' };

interface PlacedControl extends Control {
  group: Title;
}

const plain =
  (kind: FieldKind) =>
  (group: Title, label: Plain, hint?: Plain): PlacedControl => ({ group, label, kind, ...(hint && { hint }) });
const [line, prose, picture, color, font] = [plain('line'), plain('prose'), plain('picture'), plain('color'), plain('font')];
const pixels = (group: Title, label: Plain, min: number, max: number, more: { optional?: true } = {}): PlacedControl => ({
  group,
  label,
  kind: 'pixels',
  min,
  max,
  ...more,
});
const percentage = (group: Title, label: Plain, hint: Plain): PlacedControl => ({
  group,
  label,
  kind: 'percentage',
  hint,
  min: 0,
  max: 100,
});

/** The control of each setting, in order within its group. A design setting of the contract without one does not compile. */
const controls: Readonly<Record<keyof PopupDesign, PlacedControl>> = {
  popupTitle: line('Words|of the recommender', 'Title'),
  popupContent: prose('Words|of the recommender', 'Content'),
  popupChatStartMessage: prose('Words|of the recommender', 'Start message of the chat'),
  popupExampleInputChatGPT: line('Buttons and small words', 'Example in the chat field'),
  popupChatButtonText: line('Words|of the recommender', 'Chat button', 'Also on the launcher.'),
  popupSendButtonText: line('Buttons and small words', 'Send button'),
  popupQuestionarySubmitButtonText: line('Buttons and small words', 'Submit button', 'After answers that are typed.'),
  popupCloseButtonText: line('Buttons and small words', 'Close button', 'Read out by screen readers.'),
  popupPrivacyUrl: line(
    'Buttons and small words',
    'Privacy page',
    'Its address, linked where visitors leave an address for a message to you.',
  ),
  popupWordForAnd: line('Buttons and small words', 'Word for “and”', 'Joins several answers into one message.'),
  teaserImage: picture('Pictures', 'Teaser image', 'Large, beside or above the first question.'),
  popupImage: picture('Pictures', 'Popup image', 'Round, at the head of the chat.'),
  popupLogo: picture('Pictures', 'Logo', 'Beside the title; in the chat too without a popup image.'),
  popupWidth: pixels('Size and frame', 'Width', 240, 1600, { optional: true }),
  popupHeight: pixels('Size and frame', 'Height', 240, 1200, { optional: true }),
  popupBorderRadius: pixels('Size and frame', 'Corner radius', 0, 60),
  popupBorderWidth: pixels('Size and frame', 'Border width', 0, 20),
  popupBorderColor: color('Size and frame', 'Border colour'),
  popupBackgroundColor: color('Size and frame', 'Background colour'),
  popupChatHistoryPercentage: percentage('Size and frame', 'Share of the chat history', 'In a wide chat.'),
  popupCTAPercentage: percentage('Size and frame', 'Share of the answers', 'In the column beside it.'),
  popupFontFamily: font('Type', 'Font'),
  popupTitleFontSize: pixels('Type', 'Title size', 12, 60),
  popupTextFontSize: pixels('Type', 'Text size', 10, 32),
  popupTitleColor: color('Type', 'Title colour'),
  popupTextColor: color('Type', 'Text colour'),
  popupHeaderColor: color('Header, buttons and launcher', 'Header colour'),
  popupHeaderTextColor: color('Header, buttons and launcher', 'Header text colour'),
  popupButtonColor: color('Header, buttons and launcher', 'Button colour'),
  popupButtonTextColor: color('Header, buttons and launcher', 'Button text colour'),
  popupLauncherColor: color('Header, buttons and launcher', 'Launcher colour'),
  popupLauncherTextColor: color('Header, buttons and launcher', 'Launcher text colour'),
  popupCloseButtonColor: color('Header, buttons and launcher', 'Close button colour'),
  popupAnswerColor: color('Answers', 'Answer colour'),
  popupAnswerTextColor: color('Answers', 'Answer text colour'),
  popupAnswerBorderColor: color('Answers', 'Answer border colour'),
  popupAnswerBorderRadius: pixels('Answers', 'Answer corner radius', 0, 60),
  popupBotMessageColor: color('Conversation', 'Assistant’s message colour'),
  popupBotMessageTextColor: color('Conversation', 'Assistant’s text colour'),
  popupVisitorMessageColor: color('Conversation', 'Visitor’s message colour'),
  popupVisitorMessageTextColor: color('Conversation', 'Visitor’s text colour'),
  popupSuggestionColor: color('Conversation', 'Suggestion colour'),
  popupSuggestionTextColor: color('Conversation', 'Suggestion text colour'),
};

/** The groups with their fields, both in the order of the editor. */
export const designGroups: readonly DesignGroup[] = titles.map((title) => ({
  title,
  ...(hints[title] && { hint: hints[title] }),
  fields: (Object.entries(controls) as [keyof PopupDesign, PlacedControl][]).flatMap(([name, { group, ...control }]) =>
    group === title ? [{ name, ...control }] : [],
  ),
}));
