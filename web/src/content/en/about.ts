import type { AboutContent } from '../shapes.ts';

export const about: AboutContent = {
  head: { title: 'About', description: 'Why we build Parley, what sets it apart, and ten questions that we are often asked.' },
  title: 'Good advice should not need a counter',
  mission: [
    'In a good shop somebody asks what you need, listens, and shows you two things instead of two hundred. Online that person is missing. Filters take the place of questions, and popups take the place of conversation.',
    'We build Parley to bring that person back: for shops of any size, without a project, and without promises that the shop cannot keep.',
  ],
  advantages: {
    title: 'What sets it apart',
    list: [
      { title: 'Honest', text: 'It recommends what you sell, at your price, and says so when it does not know.' },
      { title: 'Light', text: 'About 2 kB until a visitor needs it. Your layout never moves.' },
      { title: 'Yours', text: 'Your words, your design, your data. Export all of it whenever you like.' },
      { title: 'Ready', text: 'Built from your catalogue in under a minute. An AI key is optional.' },
    ],
  },
  signUp: 'Sign Up For Beta',
  faq: {
    title: 'Ten questions, ten answers',
    list: [
      {
        question: 'What is a recommender?',
        answer: [
          'A popup, or a chatbot in the corner of your page, that asks visitors a few questions, chats with them and recommends products of your shop.',
        ],
      },
      {
        question: 'Which shop systems does it work with?',
        answer: [
          'With any that lets you paste a script tag: Shopify, WooCommerce, Wix, Ikas, Squarespace, BigCommerce, Magento and hand-made pages alike.',
        ],
      },
      {
        question: 'Where do my products come from?',
        answer: [
          'From your shop. Give its address, and Parley reads its catalogue; a CSV file works too. Importing again updates, and never doubles.',
        ],
      },
      {
        question: 'When does it show itself?',
        answer: ['When a visitor is about to leave, scrolls, pauses, or when the AI decides. Or always, if you like. You choose.'],
      },
      {
        question: 'What does the assistant know?',
        answer: [
          'What you tell it in the company profile, what your pages say about delivery, returns and the like, and your catalogue. Nothing else.',
        ],
      },
      {
        question: 'Which AI is behind it?',
        answer: [
          'None, unless you want one. The built-in assistant needs no key. With a key of your own, any OpenAI-compatible endpoint, OpenAI or Anthropic can write the answers.',
        ],
      },
      {
        question: 'Can I see what visitors say?',
        answer: ['Yes: every conversation in the history, every answer in the analytics, for any period, and all of it as a file.'],
      },
      {
        question: 'Does it set cookies?',
        answer: [
          'No. It keeps a conversation in the browser’s own storage for at most a day, and only after a visitor has done something.',
        ],
      },
      {
        question: 'Is it accessible?',
        answer: [
          'It works with the keyboard, with screen readers, at 200% zoom, on small phones and from right to left. We test for it on every change.',
        ],
      },
      {
        question: 'Can I get my money back?',
        answer: ['Yes, all of it. The guarantee is 100%.'],
      },
    ],
  },
};
