import { type PopupSettings, popupBehaviour, popupDesign, productChoice } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { designGroups } from './design/designFields.ts';
import { changesBetween, problemsOf, settingsOf, tabOf } from './settings.ts';

const popup: PopupSettings = {
  ...popupDesign.extend(popupBehaviour.shape).extend(productChoice.shape).parse({}),
  id: 1,
  clientId: 2,
  popup_name: 'Coffee finder',
  status: false,
  questionnaireId: null,
  askFollowUps: true,
  handover: 'asked',
  popupAdditionals: [{ popupAdditionalId: 9, popupAdditionalText: 'Shipping', popupAdditionalChatText: '' }],
  version: 3,
  updatedAt: '2026-01-01T00:00:00Z',
};
const settings = settingsOf(popup);

describe('the editor', () => {
  it('shows every design setting exactly once', () => {
    const shown = designGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(shown.toSorted()).toEqual(Object.keys(popupDesign.shape).toSorted());
  });
  it('sends nothing when nothing changed, and else only what did', () => {
    expect(changesBetween(settings, structuredClone(settings))).toEqual({});
    expect(changesBetween(settings, { ...settings, popupTitle: 'New', questionnaireId: 4 })).toEqual({
      popupTitle: 'New',
      questionnaireId: 4,
    });
    expect(changesBetween(settings, { ...settings, popupAdditionals: [] })).toEqual({ popupAdditionals: [] });
  });
  it('finds no fault in the defaults, and names the field of each fault', () => {
    expect(problemsOf(settings)).toEqual({});
    const faulty = { ...settings, popupTitleColor: 'red', popupAdditionals: [{ popupAdditionalText: '', popupAdditionalChatText: '' }] };
    expect(Object.keys(problemsOf(faulty)).toSorted()).toEqual(['popupAdditionals.0.popupAdditionalText', 'popupTitleColor']);
    expect(problemsOf({ ...settings, popupTextFontSize: '' as unknown as number })).toEqual({ popupTextFontSize: 'This is required' });
  });
  it('finds the tab of each field', () => {
    expect(tabOf('popupTitle')).toBe('design');
    expect(tabOf('activateOnScroll')).toBe('behaviour');
    expect(tabOf('popup_name')).toBe('behaviour');
    expect(tabOf('popupAdditionals.0.popupAdditionalText')).toBe('suggestions');
    expect(tabOf('product_rules.0.values')).toBe('products');
    expect(tabOf('pinnedProducts')).toBe('products');
    expect(tabOf('questionnaireId')).toBe('publish');
  });
});
