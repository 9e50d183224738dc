/** The look that Quick Customization stands for. Pure. */
import { type colorNames, cornerRadius, type PopupBehaviour, type PopupDesign, type QuickCustomizationLook } from '@parley/contract';

interface Palette {
  /** Under white text: at least 4.5 : 1 (WCAG AA). */
  strong: string;
  soft: string;
  /** On `soft`. */
  deep: string;
  edge: string;
}

const palettes: Record<(typeof colorNames)[number], Palette> = {
  Purple: { strong: '#6d28d9', soft: '#f5f3ff', deep: '#4c1d95', edge: '#ddd6fe' },
  Brown: { strong: '#7c4a21', soft: '#faf5ef', deep: '#5c3515', edge: '#e7d8c7' },
  Black: { strong: '#18181b', soft: '#f4f4f5', deep: '#18181b', edge: '#d4d4d8' },
  Blue: { strong: '#1d4ed8', soft: '#eff6ff', deep: '#1e3a8a', edge: '#bfdbfe' },
  Orange: { strong: '#c2410c', soft: '#fff7ed', deep: '#7c2d12', edge: '#fed7aa' },
};

/** Answers are smaller than the popup, and so are their corners. */
const ANSWER_RADIUS_SHARE = 0.6;

/** The design and behaviour fields that a choice of colour, corner, display and triggers sets (specification sections 5 and 9). */
export function designOf(look: QuickCustomizationLook): Partial<PopupDesign & PopupBehaviour> {
  const { strong, soft, deep, edge } = palettes[look.color];
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
