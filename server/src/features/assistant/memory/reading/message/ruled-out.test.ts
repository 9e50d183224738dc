/** What a message rules out ends with its sentence. */
import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading.ts';

describe('exclusions in one sentence', () => {
  it.each([
    ['en', 'No ladders? Perhaps ropes?', 'ladders', 'ropes'],
    ['de', 'Keine Leitern? Vielleicht Seile?', 'leitern', 'seile'],
    ['fr', 'Pas d’échelles ? Des cordes peut-être ?', 'echelles', 'cordes'],
    ['es', 'Sin escaleras. ¿Cuerdas quizás?', 'escaleras', 'cuerdas'],
    ['it', 'Senza scale? Corde magari?', 'scale', 'corde'],
    ['nl', 'Geen ladders? Touwen misschien?', 'ladders', 'touwen'],
    ['pl', 'Bez drabin. Liny może?', 'drabin', 'liny'],
    ['ar', 'بدون سلالم؟ حبال مثلا؟', 'سلالم', 'حبال'],
  ] as const)('rules out nothing of the next, in %s', (language, message, out, sought) => {
    const { exclusions, content } = readMessage(message, language);
    expect(exclusions.map(({ text }) => text)).toEqual([out]);
    expect(content.map(({ text }) => text)).toContain(sought);
  });
});

describe('words of negation', () => {
  it.each([
    ['en', 'No, the cheaper one'],
    ['es', '¿No se moja?'],
    ['it', 'Non si bagna?'],
    ['pl', 'Nie przemoknie?'],
    ['es', 'Mejor no, gracias'],
  ] as const)('rule nothing out in an answer or a question, in %s: %s', (language, message) => {
    expect(readMessage(message, language).exclusions).toEqual([]);
  });

  it.each([
    ['es', 'de exterior no, es para el salón', 'exterior'],
    ['it', 'da esterno no, è per il salotto', 'esterno'],
  ] as const)('rule out what stands before them, in %s: %s', (language, message, out) => {
    expect(readMessage(message, language).exclusions.map(({ text }) => text)).toEqual([out]);
  });
});
