import type { CaseStudyCard } from '../page.ts';

export const caseStudyCards: readonly CaseStudyCard[] = [
  { slug: 'Roarcraft', name: 'Roarcraft', text: 'Eine Werkstatt, die nicht mehr dieselben drei Fragen per E-Mail beantwortet.' },
  {
    slug: 'ChiefOfHappiness',
    name: 'Chief of Happiness',
    text: 'Ein Trainingsanbieter, der für jedes Team den passenden Workshop findet.',
  },
  { slug: 'GetRight24', name: 'GetRight24', text: 'Ein Teilehandel, dessen Besucher nicht mehr raten, welches Teil passt.' },
];
