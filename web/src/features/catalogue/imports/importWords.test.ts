import { expect, test } from 'vitest';
import { countsText, pagesText, placeText, progressOf, waitingText } from './importWords.ts';

test('counts name what failed only where something did', () => {
  expect(countsText({ found: 120, imported: 80, failed: 0 })).toBe('120 found, 80 imported');
  expect(countsText({ found: 120, imported: 80, failed: 2 })).toBe('120 found, 80 imported, 2 failed');
});

test('progress is unknown until something is found, and never beyond the end', () => {
  expect(progressOf({ found: 0, imported: 0, failed: 0, pages: null })).toBeNull();
  expect(progressOf({ found: 8, imported: 3, failed: 1, pages: null })).toBe(50);
  expect(progressOf({ found: 8, imported: 9, failed: 0, pages: null })).toBe(100);
});

test('progress goes by the pages of a shop whose pages are counted', () => {
  expect(progressOf({ found: 8, imported: 8, failed: 0, pages: { read: 30, total: 120 } })).toBe(25);
  expect(pagesText({ read: 30, total: 120 })).toBe('page 30 of 120');
  expect(pagesText(null)).toBeNull();
});

test('a waiting import shows its place in the queue, if known', () => {
  expect(waitingText({ status: 'queued', place: 3 })).toBe('Waiting for its turn, number 3 in line');
  expect(waitingText({ status: 'queued', place: null })).toBe('Waiting for its turn');
  expect(waitingText({ status: 'running', place: null })).toBeNull();
});

test('the place of what failed keeps the name that follows it', () => {
  expect(placeText('Row 12: Red boot: size 42')).toBe('Row 12: Red boot: size 42');
  expect(placeText('https://shop.example/a')).toBe('https://shop.example/a');
});
