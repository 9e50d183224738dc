/**
 * Every design and behaviour field of a recommender with its default (specification sections 3 and 9).
 * Sizes are CSS pixels, percentages 0 to 100, times seconds.
 */
import { z } from 'zod';
import { color, line, optionalWebAddress, prose } from './fields.ts';
import { uploadedFiles } from './paths.ts';
import { showFields } from './show-fields.ts';
import { quickTriggerSettings, triggerSettings } from './trigger-fields.ts';

const pixels = (min: number, max: number) => z.int().min(min).max(max);
const percentage = z.int().min(0).max(100);
/** An http(s) address, the path of an upload (`/uploads/...`), or empty for none. */
const picture = z.union([optionalWebAddress, z.string().regex(new RegExp(`^${uploadedFiles}[\\w./-]{1,200}$`))]);

export const fontFamilies = ['inherit', 'system-ui', 'serif', 'monospace'] as const;

/** The look and the texts of a recommender. */
export const popupDesign = z.object({
  popupTitle: line(200).default('Need help choosing?'),
  popupContent: prose(2000).default('Answer a few questions and we will find the right product for you.'),
  teaserImage: picture.default(''),
  popupImage: picture.default(''),
  popupLogo: picture.default(''),
  /** 800x500 is the popup's default, 550x350 the chatbot's (section 9); null is the default for `popupOrChat`. */
  popupWidth: pixels(240, 1600).nullable().default(null),
  popupHeight: pixels(240, 1200).nullable().default(null),
  popupBorderRadius: pixels(0, 60).default(20),
  popupBorderWidth: pixels(0, 20).default(0),
  popupBorderColor: color.default('#d0d5dd'),
  popupBackgroundColor: color.default('#ffffff'),
  popupTitleColor: color.default('#17141f'),
  popupTextColor: color.default('#17141f'),
  popupTitleFontSize: pixels(12, 60).default(20),
  popupTextFontSize: pixels(10, 32).default(15),
  popupFontFamily: z.enum(fontFamilies).default('inherit'),
  popupHeaderColor: color.default('#ffffff'),
  popupHeaderTextColor: color.default('#17141f'),
  popupButtonColor: color.default('#6d28d9'),
  popupButtonTextColor: color.default('#ffffff'),
  popupCloseButtonColor: color.default('#5d5869'),
  popupAnswerColor: color.default('#ffffff'),
  popupAnswerTextColor: color.default('#17141f'),
  popupAnswerBorderColor: color.default('#dedae7'),
  popupAnswerBorderRadius: pixels(0, 60).default(12),
  popupSuggestionColor: color.default('#ffffff'),
  popupSuggestionTextColor: color.default('#6d28d9'),
  popupBotMessageColor: color.default('#ffffff'),
  popupBotMessageTextColor: color.default('#17141f'),
  popupVisitorMessageColor: color.default('#f5f3ff'),
  popupVisitorMessageTextColor: color.default('#4c1d95'),
  popupLauncherColor: color.default('#6d28d9'),
  popupLauncherTextColor: color.default('#ffffff'),
  popupChatStartMessage: prose(2000).default('Hello! How can I help you today?'),
  popupWordForAnd: line(40).default('and'),
  /** The shares of the chat view's width, in percent, for the history and the answers when both fit side by side. */
  popupChatHistoryPercentage: percentage.default(69),
  popupCTAPercentage: percentage.default(31),
  popupChatButtonText: line(80).default('Lets Start'),
  popupSendButtonText: line(80).default('Send'),
  popupCloseButtonText: line(80).default('Close'),
  popupQuestionarySubmitButtonText: line(80).default('Submit'),
  popupExampleInputChatGPT: line(200).default('Ask me anything about our products'),
  /** The shop's privacy page, linked where visitors leave an address. */
  popupPrivacyUrl: optionalWebAddress.default(''),
});

type PictureName = {
  [Name in keyof typeof popupDesign.shape]: (typeof popupDesign.shape)[Name] extends z.ZodDefault<typeof picture> ? Name : never;
}[keyof typeof popupDesign.shape];

/** The names of the picture fields. They may be paths of uploads, which visitors get as absolute addresses. */
export const designPictures = Object.entries(popupDesign.shape)
  .filter(([, field]) => field.unwrap() === picture)
  .map(([name]) => name) as PictureName[];

export const popupKinds = ['Popup', 'Chatbot'] as const;
export const closedFor = ['session', 'days', 'ever'] as const;
export const popupSides = ['Left', 'Right'] as const;

/** When and where a recommender shows. */
export const popupBehaviour = z.object({
  popupOrChat: z.enum(popupKinds).default('Chatbot'),
  /** The corner a chatbot docks in. */
  popupSide: z.enum(popupSides).default('Right'),
  /** For how long a visitor who closed it sees it no more by itself: until the browser's session ends, for some days, or for ever. */
  popupClosedFor: z.enum(closedFor).default('session'),
  popupClosedForDays: z.int().min(1).max(365).default(7),
  /** Dark colours in place of a light design on pages with a dark background. */
  darkWithShop: z.boolean().default(true),
  ...triggerSettings,
  ...showFields,
});

export type PopupDesign = z.output<typeof popupDesign>;
export type PopupBehaviour = z.output<typeof popupBehaviour>;

/** The popup's default size in pixels (section 9). */
export const defaultSize = { Popup: { width: 800, height: 500 }, Chatbot: { width: 550, height: 350 } } as const;

/** The height of the whole popup and of its chat area in the chat view, in pixels (sections 2 and 9). */
export const chatViewHeight = { popup: 570, chatArea: 415 } as const;

/** A ready-made chat text behind a button (section 3, PopupAdditional). */
export const suggestion = z.object({
  popupAdditionalId: z.int(),
  popupAdditionalText: z.string(),
  popupAdditionalChatText: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;

export const colorNames = ['Purple', 'Brown', 'Black', 'Blue', 'Orange'] as const;
export const cornerNames = ['Square', 'Standart', 'Rounded'] as const;
/** Corner radii in pixels (section 9). */
export const cornerRadius = { Square: 0, Standart: 20, Rounded: 30 } as const;

/** Four matching colours: `strong` behind white text, `deep` text on `soft`, and `edge` as its border. */
export interface Palette {
  strong: string;
  soft: string;
  deep: string;
  edge: string;
}

/** The palette of each colour name. The server saves its colours; the web previews them. */
export const colorPalettes: Readonly<Record<(typeof colorNames)[number], Palette>> = {
  Purple: { strong: '#6d28d9', soft: '#f5f3ff', deep: '#4c1d95', edge: '#ddd6fe' },
  Brown: { strong: '#7c4a21', soft: '#faf5ef', deep: '#5c3515', edge: '#e7d8c7' },
  Black: { strong: '#18181b', soft: '#f4f4f5', deep: '#18181b', edge: '#d4d4d8' },
  Blue: { strong: '#1d4ed8', soft: '#eff6ff', deep: '#1e3a8a', edge: '#bfdbfe' },
  Orange: { strong: '#c2410c', soft: '#fff7ed', deep: '#7c2d12', edge: '#fed7aa' },
};

/**
 * The colour fields of a design in a palette's colours. All other colours keep their defaults: the colour is for what a visitor can do and has
 * chosen, not for surfaces.
 */
export const designIn = ({ strong, soft, deep, edge }: Palette) => ({
  popupBorderColor: edge,
  popupButtonColor: strong,
  popupSuggestionTextColor: strong,
  popupVisitorMessageColor: soft,
  popupVisitorMessageTextColor: deep,
  popupLauncherColor: strong,
});

/** The radius of answers as a share of the popup's, because answers are smaller. */
const answerRadiusShare = 0.6;

/** The radius fields of a design, in pixels, for a named corner style. */
export const cornersIn = (name: (typeof cornerNames)[number]) => ({
  popupBorderRadius: cornerRadius[name],
  popupAnswerBorderRadius: Math.round(cornerRadius[name] * answerRadiusShare),
});

/** What Quick Customization offers, with the defaults of sections 4 and 5. */
export const quickCustomizationLook = z.object({
  color: z.enum(colorNames).default('Purple'),
  corner: z.enum(cornerNames).default('Standart'),
  popupOrChatbot: z.enum(popupKinds).default('Chatbot'),
  ...quickTriggerSettings,
  suggestionFirst: line(200).default(''),
  suggestionSecond: line(200).default(''),
  suggestionThird: line(200).default(''),
});
export type QuickCustomizationLook = z.output<typeof quickCustomizationLook>;
