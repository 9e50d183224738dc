/** The look that Quick Customization stands for. Pure. */
import {
  colorPalettes,
  cornerRadius,
  type PopupBehaviour,
  type PopupDesign,
  type QuickCustomizationLook,
  type ShopColors,
} from '@parley/contract';

/** Answers are smaller than the popup, and so are their corners. */
const ANSWER_RADIUS_SHARE = 0.6;

/** The design and behaviour fields that a choice of colour, corner, display and triggers sets (specification sections 5 and 9); `own` colours come before the named one. */
export function designOf(look: QuickCustomizationLook, own: ShopColors | null = null): Partial<PopupDesign & PopupBehaviour> {
  const { strong, soft, deep, edge } = own ?? colorPalettes[look.color];
  const radius = cornerRadius[look.corner];
  return {
    popupBorderRadius: radius,
    popupAnswerBorderRadius: Math.round(radius * ANSWER_RADIUS_SHARE),
    popupBorderColor: edge,
    popupHeaderColor: strong,
    popupHeaderTextColor: '#ffffff',
    popupButtonColor: strong,
    popupButtonTextColor: '#ffffff',
    popupAnswerColor: soft,
    popupAnswerTextColor: deep,
    popupAnswerBorderColor: edge,
    popupSuggestionColor: '#ffffff',
    popupSuggestionTextColor: strong,
    popupVisitorMessageColor: strong,
    popupVisitorMessageTextColor: '#ffffff',
    popupLauncherColor: strong,
    popupLauncherTextColor: '#ffffff',
    popupOrChat: look.popupOrChatbot,
    activateOnExit: look.activateOnExit,
    activateOnInactivity: look.activateOnInactivity,
    activateOnScroll: look.activateOnScroll,
    activateOnAI: look.activateOnAI,
  };
}
