/** Applies Quick Customization to the previewed recommender. Pure; the server saves the same result. */
import { type Bootstrap, colorPalettes, cornersIn, designIn, type QuickCustomizationLook, type ShopColors } from '@parley/contract';

/** The choices; `shopColors` uses the shop's own colours instead of the named one. */
export interface Look extends QuickCustomizationLook {
  shopColors: boolean;
}

/** The recommender with the chosen look and suggestions; `own` are the shop's colours, if any were found. */
export const customized = (bootstrap: Bootstrap, look: Look, own: ShopColors | null): Bootstrap => {
  return {
    ...bootstrap,
    popup: {
      ...bootstrap.popup,
      popupOrChat: look.popupOrChatbot,
      ...cornersIn(look.corner),
      ...designIn((look.shopColors && own) || colorPalettes[look.color]),
      popupAdditionals: [look.suggestionFirst, look.suggestionSecond, look.suggestionThird]
        .filter((text) => text.trim() !== '')
        .map((text, index) => ({ popupAdditionalId: index + 1, popupAdditionalText: text, popupAdditionalChatText: text })),
    },
  };
};
