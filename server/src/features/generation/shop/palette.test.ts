import { colorNames, cornerNames, popupBehaviour, popupDesign, quickCustomizationLook } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { designOf } from './palette.ts';

/** Contrast as WCAG 2 defines it. */
function contrast(first: string, second: string): number {
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [bright, dark] = [light(first), light(second)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const fields = popupDesign.extend(popupBehaviour.shape);
const look = (more: object) => fields.parse(designOf(quickCustomizationLook.parse(more)));

describe('the design of Quick Customization', () => {
  it.each(colorNames)('%s is a complete and readable design', (color) => {
    const design = look({ color });
    const pairs = [
      [design.popupHeaderColor, design.popupHeaderTextColor],
      [design.popupButtonColor, design.popupButtonTextColor],
      [design.popupAnswerColor, design.popupAnswerTextColor],
      [design.popupSuggestionColor, design.popupSuggestionTextColor],
      [design.popupVisitorMessageColor, design.popupVisitorMessageTextColor],
      [design.popupLauncherColor, design.popupLauncherTextColor],
      [design.popupBackgroundColor, design.popupTitleColor],
      [design.popupBackgroundColor, design.popupTextColor],
    ] as const;
    for (const [ground, text] of pairs) expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  });

  it('rounds corners as the specification says (section 9)', () => {
    expect(cornerNames.map((corner) => look({ corner }).popupBorderRadius)).toEqual([0, 20, 30]);
  });

  it('takes over display and triggers, with the defaults of section 4', () => {
    expect(look({})).toMatchObject({
      popupOrChat: 'Chatbot',
      activateOnAI: true,
      activateOnExit: false,
      activateOnInactivity: false,
      activateOnScroll: false,
    });
    expect(look({ popupOrChatbot: 'Popup', activateOnScroll: true })).toMatchObject({ popupOrChat: 'Popup', activateOnScroll: true });
  });
});
