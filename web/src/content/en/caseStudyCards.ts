import type { CaseStudyCard } from '../page.ts';

export const caseStudyCards: readonly CaseStudyCard[] = [
  { slug: 'Roarcraft', name: 'Roarcraft', text: 'A craft workshop that stopped answering the same three questions by email.' },
  { slug: 'ChiefOfHappiness', name: 'Chief of Happiness', text: 'A training provider that finds the right workshop for each team.' },
  { slug: 'GetRight24', name: 'GetRight24', text: 'A parts shop whose visitors no longer guess which part fits.' },
];
