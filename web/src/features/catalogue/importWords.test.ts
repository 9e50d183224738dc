import { expect, test } from 'vitest';
import { countsText, messageText, pagesText, progressOf, waitingText } from './importWords.ts';

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

test('what the server says of an import stays as it is in English', () => {
  const message = '12 products imported. 2 could not be read. See shop.example for more.';
  expect(messageText(message)).toBe(message);
});
