/**
 * The owner's colours and sizes as a style sheet of custom properties, which have the same names as in the contract.
 * Values that are not valid colours or numbers are left out.
 */
import type { defaultSize as DefaultSize, VisitorPopup, VisitorQuestion } from '@parley/contract';

/** Repeats the contract's values, because the widget imports only its types; the compiler checks that they are equal. */
const defaultSize: typeof DefaultSize = { Popup: { width: 800, height: 500 }, Chatbot: { width: 550, height: 350 } };

/** A rule with the colours and numbers among the values. Numbers are pixels, or `fr` (at least 1) when the name ends in Percentage. */
function rule(selector: string, values: object): string {
  const lines = Object.entries(values).map(([name, value]) => {
    // The end of 'Percentage'.
    const isShare = /ntage$/.test(name);
    if (Number.isFinite(value)) return `--${name}:${value || +isShare}${isShare ? 'fr' : 'px'}`;
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
  return `${rule('.p', { ...popup, ...size }).slice(0, -1)};--font:${font}}${answers.join('')}`;
}
