/**
 * The owner's colours and sizes as a style sheet of custom properties, which keep the names that they have in the contract.
 * Only values that are what they claim to be get in.
 */
import type { defaultSize as DefaultSize, VisitorPopup, VisitorQuestion } from '@parley/contract';

/** The contract's figures; only its types may come here, so the compiler holds the two together. */
const defaultSize: typeof DefaultSize = { Popup: { width: 800, height: 500 }, Chatbot: { width: 550, height: 350 } };

/** A rule that holds the colours, and the numbers (pixels, or parts where the name says percentage: at least one), among the values. */
function rule(selector: string, values: object): string {
  const lines = Object.entries(values).map(([name, value]) => {
    // The end of 'Percentage'.
    const part = /ntage$/.test(name);
    if (Number.isFinite(value)) return `--${name}:${value || +part}${part ? 'fr' : 'px'}`;
    return typeof value === 'string' && /^#[\da-f]{6,8}$/i.test(value) ? `--${name}:${value}` : '';
  });
  return `${selector}{${lines.join(';')}}`;
}

/** The style sheet of one recommender, and of the answers that have a look of their own. */
export function lookOf(popup: VisitorPopup, questions: readonly VisitorQuestion[]): string {
  const { width, height } = defaultSize[popup.popupOrChat];
  const size = { popupWidth: popup.popupWidth ?? width, popupHeight: popup.popupHeight ?? height };
  const font = /^[a-z-]+$/.exec(popup.popupFontFamily)?.[0];
  const answers = questions.flatMap((question) => question.answers.map(({ id, style }) => rule(`[data-a="${+id}"]`, style)));
  return `${rule('.p', { ...popup, ...size }).slice(0, -1)};--font:${font}}${answers.join('')}`;
}
