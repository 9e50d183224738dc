/**
 * The owner's colours and sizes as a style sheet of custom properties, which have the same names as in the contract.
 * Values that are not valid colours or numbers are left out.
 */
import type { defaultSize as DefaultSize, VisitorPopup, VisitorQuestion } from '@parley/contract';

/** Repeats the contract's values, because the widget imports only its types; the compiler checks that they are equal. */
const defaultSize: typeof DefaultSize = { Popup: { width: 800, height: 500 }, Chatbot: { width: 550, height: 350 } };

/** A rule with the colours, and with the numbers as pixels, among the values. */
function rule(selector: string, values: object): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (Number.isFinite(value)) return `--${name}:${value}px`;
    return typeof value === 'string' && /^#[\da-f]{6,8}$/i.test(value) ? `--${name}:${value}` : '';
  });
  return `${selector}{${lines.join(';')}}`;
}

/** The style sheet of one recommender, with the styles of individual answers. */
export function lookOf(popup: VisitorPopup, questions: readonly VisitorQuestion[]): string {
  const { width, height } = defaultSize[popup.popupOrChat];
  const size = { popupWidth: popup.popupWidth ?? width, popupHeight: popup.popupHeight ?? height };
  const font = /^[a-z-]+$/.exec(popup.popupFontFamily)?.[0];
  const answers = questions.flatMap((question) => question.answers.map(({ id, style }) => rule(`[data-a="${+id}"]`, style)));
  // Words on the panel's own surface need no bubble.
  const bubble = popup.popupBotMessageColor === popup.popupBackgroundColor ? 0 : '7px 14px';
  // Both columns stay readable and clickable whatever the setting.
  const { popupChatHistoryPercentage: log, popupCTAPercentage: side } = popup;
  const share = Math.min(0.7, Math.max(0.3, log + side ? side / (log + side) : 0.5));
  return `${rule('.p', { ...popup, ...size }).slice(0, -1)};--font:${font};--bubble:${bubble};--side:${share}}${answers.join('')}`;
}
