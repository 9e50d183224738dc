import type { CaseStudiesContent } from '../shapes.ts';

export const caseStudies: CaseStudiesContent = {
  kicker: 'Case study',
  sample: 'Sample content: company, people and figures of this page are invented to show what a case study looks like.',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  advice: 'Final advice',
  banner: { title: 'Write the next one', text: 'Try it with your own shop; it takes under a minute.', button: 'Quick Try' },
  list: [
    {
      slug: 'Roarcraft',
      name: 'Roarcraft',
      title: 'the same three questions, answered once',
      summary: 'A craft workshop stopped answering the same three questions by email.',
      facts: [
        ['Trade', 'Leather goods, made to order'],
        ['Team', '4 people'],
        ['Products', '86'],
        ['Shop system', 'WooCommerce'],
      ],
      challenge: [
        'Half of all emails asked the same: which leather ages how, does a strap fit, how long does engraving take. Answers came in the evening, when the buyer was gone.',
      ],
      solution: [
        'A chatbot in the corner with three questions: what it is for, how it is worn, in which tone. Each answer carries rules over the catalogue, so the last step shows two or three pieces.',
        'The care pages were imported with the products. Since then the assistant answers about leather in the workshop’s own words.',
      ],
      results: [
        'Fewer emails with those three questions.',
        'Visitors who finish the funnel look at fewer products, and stay longer with each.',
      ],
      advice: ['Start with the questions you are asked anyway. You know the answers by heart, and so will your recommender.'],
    },
    {
      slug: 'ChiefOfHappiness',
      name: 'Chief of Happiness',
      title: 'a workshop for every team',
      summary: 'A training provider finds the right workshop for each team.',
      facts: [
        ['Trade', 'Workshops and coaching'],
        ['Team', '11 people'],
        ['Products', '32 formats'],
        ['Shop system', 'Wix'],
      ],
      challenge: ['Thirty-two formats with similar names. Whoever planned a team day read five of them and then asked for a call.'],
      solution: [
        'A popup asks how many people come, for how long, and what should be different afterwards. The last answer has a field for a date, and leads to the booking page.',
      ],
      results: [
        'Calls begin with a choice and not with an overview.',
        'The history shows which words teams use; two formats were renamed after them.',
      ],
      advice: ['Put the field for the date at the end. Whoever has answered three questions will fill in a fourth, too.'],
    },
    {
      slug: 'GetRight24',
      name: 'GetRight24',
      title: 'no more guessing which part fits',
      summary: 'The visitors of a parts shop no longer guess which part fits.',
      facts: [
        ['Trade', 'Spare parts for household appliances'],
        ['Team', '23 people'],
        ['Products', '41,000'],
        ['Shop system', 'Shopify'],
      ],
      challenge: [
        'Forty thousand parts, and buyers who know their appliance but not its number. Returns were the largest cost after shipping.',
      ],
      solution: [
        'The recommender asks for the appliance, the maker and what is broken. Prices, stock and links come from the catalogue, which is imported again every night.',
        'When nothing fits, it says so and offers the phone number.',
      ],
      results: ['Fewer parts sent back as “does not fit”.', 'Questions without an answer are reviewed each week and become FAQs.'],
      advice: ['Let it say “I do not know”. A part that does not fit costs more than a visitor who calls.'],
    },
  ],
};
