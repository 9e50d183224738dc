import type { Telling } from '../../shapes/telling.ts';
import { sentences } from './sentences.ts';

export const telling: Telling = {
  verbs: undefined,
  pieces:
    'sack sacks pair pairs piece pieces pcs box boxes set sets pack packs packet packets bag bags tin tins can cans bottle bottles jar jars tube tubes roll rolls bundle bundles copy copies unit units item items ball balls skein skeins',
  pointing: {
    demonstratives: 'that those these',
    small: 'small little tiny',
    large: 'big large',
    light: 'light',
    heavy: 'heavy',
    other: /\b(?:the|that) other(?: one)?\b/u,
  },
  definiteComparatives: { before: sentences.definiteArticles, form: /er$/u },
  comparing: {
    most: 'most more highest higher greatest greater largest biggest',
    least: 'least less fewest fewer lowest lower smallest',
    ending: /^(.{3,}?)i?(?:er|est)$/,
  },
  endingAlike: new Set(
    'never ever however whatever whether together after over under other another either neither rather later sooner water paper leather summer winter power dinner order offer number letter beginner runner father mother brother sister daughter computer printer partner teacher customer answer matter quarter corner finger shoulder river shower weather forest guest test rest request interest honest'.split(
      ' ',
    ),
  ),
  utmost: /\b(?:\p{L}{2,}est|most|least)\b/iu,
  beyond: undefined,
  bearing: "weigh|weighs|weighing|i'm|i am|he is|he's|she is|she's|holds?|bears?|takes|supports?|carry|carries",
  polite: /\b(?:please|pls|plz|thanks)\b/u,
  rather: (opening) => ({
    no: 'no nope nah',
    behind: 'rather better actually then wait sorry the lets let make i id ill ok maybe instead just',
    rather: new RegExp(`\\b(?:rather|instead|prefer)\\b|${opening}(?:better|actually)\\b`, 'u'),
  }),
  preferring: 'rather instead prefer actually preferably ideally',
  best: /^(?:preferably|ideally|best of all)\b/u,
  or: { words: 'or' },
  failing: undefined,
  shortened:
    'u you, ur your, r are, hw how, wht what, wat what, abt about, pls please, plz please, thx thanks, ty thanks, cld could, wld would, hav have, gimme give me, wanna want to, b4 before, w8 wait, tho though, cos because, bc because, ppl people, asap soon, p&p postage, + plus',
  plainly: [],
  basket: {
    takes: /\b(?:i ?ll (?:take|have|get)|ill take|take|i want|give me|gimme|get me|put me down for|i ?d like|order)\b/u,
    adds: /\b(?:too|as well|also|add|on top|another)\b/u,
    leaves: /\b(?:leave (?:\w+ )?(?:out|off)|drop|remove|take (?:\w+ ){0,3}(?:out|off)|skip|forget|lose|scrap|minus)\b/u,
    changes: /\b(?:instead|make (?:it|that)|swap|change|rather|actually|switch)\b/u,
    single: /\b(?:just|only) (?:the )?(?:one|1)\b|\bone (?:will do|is enough)\b/u,
    insteadOf: /\b(?:instead of|rather than|in place of|not)\b/iu,
    insteadBehind: null,
  },
  together: /\b(?:together|both|combined)\b/u,
  services: {
    wrapping: 'gift wrap*, giftwrap*, wrapped, wrapping, wrap it, wrap them, wrap your, wrap presents, gift packag*, wrap each, as a gift',
    lettering:
      'engrav*, lettering, monogram*, personalis*, personaliz*, embroider*, name on it, names on it, with a name, with his name, with her name, with their names, with my name, initials',
    alteration: 'hemmed, hemming, shortened, shortening, taken in, alteration*, cut to size, cut to length',
    assembly: 'assembly, assembled, fitting service, fitted, put together for you, installation, installed',
    cashOnDelivery: 'cash on delivery, pay on delivery, cod',
    express: 'express, next day, next working day, overnight, same day, expedited, priority, 24 hour, 24h',
    pickupPoint:
      'parcel shop, parcel shops, inpost, lockers, pickup points, pick up points, collection points, pickup point, pick up point, collection point, parcel locker, locker, click and collect, drop off point',
    courier: 'courier',
  },
  partsOfSum: {
    goods: 'goods',
    delivery: 'delivery',
    wrapping: 'gift wrapping',
    lettering: 'personalisation',
    alteration: 'alteration',
    assembly: 'assembly',
    cashOnDelivery: 'cash on delivery',
  },
  everyDay: 'every day|daily|7 days a week',
  partsOfDay: 'morning mornings afternoon afternoons evening evenings night lunchtime noon midday early late',
  calendar: { weekdays: 'cut', isRead: true },
  load: undefined,
  unspaced: undefined,
  openings: {
    questions: 'ok okay k oh ah hm+ and but so also well thanks cool hi hey hello',
    shop: 'hi hey hello and so ok',
    secondThoughts: 'ok okay hm+ oh ah uf+ well also then no',
  },
};
