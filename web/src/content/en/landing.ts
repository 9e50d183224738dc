import { peers } from '../peers.ts';
import type { LandingContent } from '../shapes.ts';
import { caseStudyCards } from './caseStudyCards.ts';
import { plans } from './plans.ts';

const kB = peers.map(({ bytes }) => Math.round(bytes / 1000));

export const landing: LandingContent = {
  head: {
    title: 'Parley: the shop assistant your website is missing',
    description:
      'Parley asks the visitors of your shop a few questions, answers theirs, and recommends the product that fits. One line of code.',
    structured: [
      {
        '@type': 'Organization',
        name: 'Parley',
        url: 'https://parley.invalid/',
        logo: 'https://parley.invalid/icon-512.png',
      },
      ...plans.map(({ name, price, points }) => ({
        '@type': 'Product',
        name: `Parley: ${name}`,
        description: points.join(', '),
        image: 'https://parley.invalid/og.png',
        brand: { '@type': 'Brand', name: 'Parley' },
        offers: {
          '@type': 'Offer',
          price: String(price),
          priceCurrency: 'USD',
          availability: 'https://schema.org/PreOrder',
          url: 'https://parley.invalid/signup',
        },
      })),
    ],
  },
  hero: {
    title: 'The shop assistant your website is missing',
    typed: ['It asks what your visitors need.', 'It answers what they want to know.', 'It recommends what you really sell.'],
    lead: 'A few questions, an honest conversation, and the product that fits. Made from your catalogue in under a minute.',
    address: {
      label: 'The address of your shop',
      placeholder: 'yourshop.com',
      button: 'Try it with your shop',
      note: 'Free, no card. Nothing on your website changes until you paste one line.',
    },
    stage: {
      label: 'The recommender of a sample shop',
      caption: 'Kaffeekontor is a shop that we made up. Its recommender is real: answer it, or ask it something.',
      play: 'Show me a result',
      open: 'Open this shop',
    },
    scene: {
      question: 'How do you brew your coffee?',
      answer: 'French press, and I like it mild',
      advice: 'Then these will suit you. Both are ground coarse and roasted light.',
      products: [
        { name: 'Morning Blend', price: '€12.90' },
        { name: 'Highland Light', price: '€14.50' },
      ],
      suggestions: ['Show me more', 'Shipping?'],
    },
  },
  weights: {
    title: '2 kB on your page',
    text: 'That is what a page view loads. The conversation itself, less than 18 kB, arrives when a visitor needs it. Your layout never moves.',
    soon: 'measured when the button in the corner appears',
    measured: 'measured in your browser just now',
    open: 'with an open conversation, at most',
    note: 'The others: the file that their own instructions embed, with the conversation in it, measured by us on {day}, each at the version shown and compressed alike.',
    page: 'This page with everything on it: {size} so far.',
  },
  liveDemos: {
    title: 'Three shops, three conversations',
    intro: 'The shops are samples, and their recommenders work. Each knows the pages of its own shop and nothing else.',
    list: [
      { id: 'coffee', title: 'Coffee, by taste', text: 'Beans, brewers and machines. Ask which one is best for espresso.' },
      {
        id: 'outdoor',
        title: 'Outdoor wear, by weather',
        text: 'A dark shop with sharp corners. Ask what keeps the rain out below €100.',
      },
      { id: 'plants', title: 'House plants, by room', text: 'Light, care and pets. Ask what is safe for cats.' },
    ],
    open: 'Try it live',
    note: 'The questions of the last two were made by Parley from their catalogues, as with yours.',
  },
  features: {
    title: 'Made to feel like part of your shop',
    intro: 'You decide what it asks, what it knows and how it looks. The rest it reads from your shop.',
    list: [
      {
        id: 0,
        title: 'Easy integration',
        text: 'One script tag on any shop system. Your catalogue is read from your shop, nothing is typed twice.',
        picture: 'embed',
        alt: 'The dialog with the snippet, the allowed websites and notes for each shop system',
      },
      {
        id: 2,
        title: 'Flexible placement',
        text: 'A popup in the middle or a chatbot in the corner; on leaving, on scroll, after a pause, or when the AI decides.',
        picture: 'placement',
        alt: 'The behaviour tab with its triggers beside the live preview',
      },
      {
        id: 3,
        title: 'Seamless user experience',
        text: 'A few kilobytes that never move your layout. Works with the keyboard, a screen reader and a small phone.',
        picture: 'conversation',
        alt: 'A visitor answers a question and is shown products of the shop',
      },
      {
        id: 4,
        title: 'Fully customizable',
        text: 'Every text, colour and corner follows your brand, down to the single answer.',
        picture: 'design',
        alt: 'The design tab with colours and corners beside the live preview',
      },
    ],
  },
  integrations: {
    title: 'At home on your platform',
    text: 'Paste one line into the header of your shop. Step-by-step notes for each system are in the embed dialog.',
    names: ['Shopify', 'Wix', 'Ikas', 'WooCommerce', 'Squarespace', 'BigCommerce', 'Magento', 'Google Tag Manager'],
    note: 'The names are trade marks of their owners, which have nothing to do with Parley.',
  },
  useCases: {
    title: 'What shops use it for',
    intro: 'The same conversation, four jobs.',
    list: [
      {
        title: 'Lead capture',
        text: 'Qualitative leads: visitors say what they look for before they leave their address.',
        example: '“Tell me when the walnut version is back.”',
      },
      {
        title: 'Product quizzes',
        text: 'A few questions that narrow a thousand products to the three that fit.',
        example: '“Which tent for two in November?”',
      },
      {
        title: 'Event registration',
        text: 'Ask who is coming, when, and how many, then send them on to the booking.',
        example: '“Two places on Saturday morning, please.”',
      },
      {
        title: 'Satisfaction surveys',
        text: 'Short questions at the right moment; every answer counted, every comment readable.',
        example: '“Delivery was quick, the box was torn.”',
      },
    ],
  },
  comparison: {
    title: 'Not another popup',
    intro: 'What traditional widgets do, and what Parley does instead.',
    heads: ['', 'Traditional widgets', 'Parley'],
    rows: [
      ['What it says', 'The same offer to everybody', 'Advice from your own catalogue, with the reason'],
      ['When it shows', 'After a fixed number of seconds', 'On leaving, on scroll, after a pause, or when the AI decides'],
      ['What it may promise', 'Whatever was typed into it', 'Only what you sell, at your price, never beyond your discount'],
      [
        'What it weighs',
        `${kB[0]} to ${kB.at(-1)} kB on every page, for the three that we measured`,
        'About 2 kB on every page, less than 19 kB with an open conversation',
      ],
      ['What you learn', 'Clicks', 'Every answer and every conversation'],
      ['What it needs', 'Questions, texts and rules that you write', 'Your address. An AI key is optional'],
    ],
    note: 'What we aim at in the beta, and do not claim as results: 36% openings, 29% conversion, and 100+ recommenders or businesses. Better rates than upsell popups is the goal; your own analytics show whether it holds.',
  },
  demo: {
    title: 'See what you get',
    intro: 'Four parts of Parley, as they are.',
    list: [
      {
        id: 'form',
        title: 'Custom form',
        text: 'Answers can carry a field of their own. What visitors type is collected and sent together.',
        picture: 'form',
        alt: 'A visitor types into the field of an answer',
      },
      {
        id: 'popup',
        title: 'Custom popup and/or chatbot',
        text: 'Change a colour and watch the real widget follow, on a desktop and on a phone.',
        picture: 'popup',
        alt: 'The recommender editor with the live preview on a phone',
      },
      {
        id: 'funnel',
        title: 'Funnel',
        text: 'The whole questionnaire as a map, with the visitors on every path and where they leave.',
        picture: 'funnel',
        alt: 'The map of a questionnaire with visitors on each path',
      },
      {
        id: 'analytics',
        title: 'Analytics',
        text: 'What was asked, answered, recommended and clicked, for any period, beside the one before.',
        picture: 'analytics',
        alt: 'Charts and tables of the analytics screen',
      },
    ],
  },
  pricing: {
    title: 'Two plans, paid once',
    intro: 'Both come with the 100% money-back guarantee.',
    plans,
    all: 'All about pricing',
  },
  caseStudies: {
    title: 'How it could look in your shop',
    intro: 'Three case studies, written as samples: no customer is quoted, because none has been asked yet.',
    sample: 'Sample',
    read: 'Read the case study',
    list: caseStudyCards,
  },
  faq: {
    title: 'Questions about the beta',
    list: [
      {
        question: 'What does beta mean here?',
        answer: ['Parley works and is in use, and it still changes every week. Whoever joins now helps to decide what comes next.'],
      },
      {
        question: 'How do I get in?',
        answer: ['Sign up with your shop’s address. You get an access invite by email, and your account is ready when you accept it.'],
      },
      {
        question: 'Does my shop get slower?',
        answer: ['No. A page view loads about 2 kB. Everything else is fetched when a visitor needs it, and your layout never moves.'],
      },
      {
        question: 'Do I need an AI key?',
        answer: [
          'No. Without one the built-in assistant answers from your company profile and your catalogue. With one of your own it words its answers better; what it may say stays the same.',
        ],
      },
      {
        question: 'Can it promise something that I do not sell?',
        answer: [
          'No. Products, prices and links are drawn from your catalogue and never from the model’s words, and a discount above the one you allow does not reach a visitor.',
        ],
      },
      {
        question: 'What happens to what visitors say?',
        answer: [
          'It belongs to you. You decide how long conversations are kept, you can export all of it, and you can delete a single visitor’s data.',
        ],
      },
    ],
  },
  blog: { title: 'From the blog', all: 'All posts' },
  closing: {
    title: 'See it speak for your products',
    text: 'One address, under a minute, and you can leave without a trace: the draft is deleted after 24 hours.',
    address: {
      label: 'The address of your shop',
      placeholder: 'yourshop.com',
      button: 'Try it with your shop',
      note: 'Reading begins on the next page, when you say so.',
    },
  },
};
