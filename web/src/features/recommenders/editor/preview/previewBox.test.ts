import { expect, test } from 'vitest';
import { usual } from '../design/presets.ts';
import { panelSize, stageSize } from './previewBox.ts';

test('on a desktop it has its own size, and the chat view the height of the specification', () => {
  expect(panelSize('desktop', 'intro', { ...usual, popupOrChat: 'Popup' })).toEqual({ width: 800, height: 500 });
  expect(panelSize('desktop', 'intro', usual)).toEqual({ width: 550, height: 350 });
  expect(panelSize('desktop', 'chat', usual)).toEqual({ width: 550, height: 570 });
  expect(panelSize('desktop', 'intro', { ...usual, popupWidth: 1600, popupHeight: 1200 })).toEqual({ width: 1248, height: 768 });
});

test('on a phone it is as wide as the screen, and leaves the shop visible when it cannot be closed', () => {
  expect(panelSize('phone', 'intro', usual)).toEqual({ width: 374, height: 540 });
  expect(panelSize('phone', 'chat', usual)).toEqual({ width: 374, height: 764 });
  expect(panelSize('phone', 'chat', { ...usual, alwaysDisplay: true }).height).toBeLessThan(780 * 0.6);
});

test('the stage has room for both views, so that nothing jumps between them', () => {
  for (const popupHeight of [240, 570, 1200]) {
    const { width, height } = stageSize('desktop', { ...usual, popupHeight });
    for (const view of ['intro', 'chat'] as const) {
      const panel = panelSize('desktop', view, { ...usual, popupHeight });
      expect(width).toBeGreaterThan(panel.width);
      expect(height).toBeGreaterThan(panel.height);
    }
  }
});
