/** Whether a question about a thing in view is answered by the shop, and by nothing that is stated of the thing. Pure. */
import { asksDeed } from '../../../../kit/languages/deeds.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { findSenses } from '../../../../kit/languages/topics/index.ts';

/** 'Do you cut it to the right length?' asks for no length, and 'are there spare parts if the sisal wears out?' for no material. */
export const asksShop = (message: string, language: ChatLanguage): boolean =>
  asksDeed(message, language) || findSenses(message, language, { asked: true }).some(({ sense, weak }) => !weak && ofShop.has(sense));

const ofShop: ReadonlySet<string> = new Set(['spareParts', 'rental']);
