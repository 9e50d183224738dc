/** The design that Quick Customization sets. Pure. */
import {
  colorPalettes,
  cornersIn,
  designIn,
  type PopupBehaviour,
  type PopupDesign,
  type QuickCustomizationLook,
  quickTriggersOf,
  type ShopColors,
} from '@parley/contract';

/**
 * The design and behaviour fields that a choice of colour, corner, display and triggers sets (specification sections 5 and 9); `own`
 * colours come before the named one.
 */
export function designOf(look: QuickCustomizationLook, own: ShopColors | null = null): Partial<PopupDesign & PopupBehaviour> {
  return {
    ...cornersIn(look.corner),
    ...designIn(own ?? colorPalettes[look.color]),
    // White text on the strong colour, and a white background for suggestions.
    popupButtonTextColor: '#ffffff',
    popupSuggestionColor: '#ffffff',
    popupLauncherTextColor: '#ffffff',
    popupOrChat: look.popupOrChatbot,
    ...quickTriggersOf(look),
  };
}
