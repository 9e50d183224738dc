/** What a choice in Quick Customization does to the recommender that is shown beside it. Pure; the server saves the same. */
import { type Bootstrap, colorPalettes, cornerRadius, type QuickCustomizationLook, type ShopColors } from '@parley/contract';

/** Answers are smaller than the popup, and so are their corners. */
const answerRadiusShare = 0.6;

/** What is chosen; `shopColors` wears the shop's own colours instead of the named one. */
export interface Look extends QuickCustomizationLook {
  shopColors: boolean;
}

/** The recommender with the chosen look and suggestions; `own` are the shop's colours, where it has any. */
export const customized = (bootstrap: Bootstrap, look: Look, own: ShopColors | null): Bootstrap => {
  const { strong, soft, deep, edge } = (look.shopColors && own) || colorPalettes[look.color];
  const radius = cornerRadius[look.corner];
  return {
    ...bootstrap,
    popup: {
      ...bootstrap.popup,
      popupOrChat: look.popupOrChatbot,
      popupBorderRadius: radius,
      popupAnswerBorderRadius: Math.round(radius * answerRadiusShare),
      popupBorderColor: edge,
      popupHeaderColor: strong,
      popupButtonColor: strong,
      popupAnswerColor: soft,
      popupAnswerTextColor: deep,
      popupAnswerBorderColor: edge,
      popupSuggestionTextColor: strong,
      popupVisitorMessageColor: strong,
      popupLauncherColor: strong,
      popupAdditionals: [look.suggestionFirst, look.suggestionSecond, look.suggestionThird]
        .filter((text) => text.trim() !== '')
        .map((text, index) => ({ popupAdditionalId: index + 1, popupAdditionalText: text, popupAdditionalChatText: text })),
    },
  };
};
