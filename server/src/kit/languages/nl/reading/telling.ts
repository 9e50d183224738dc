import type { Telling } from '../../shapes/telling.ts';
import { sentences } from './sentences.ts';

export const telling: Telling = {
  verbs: /en$/u,
  pieces:
    'paar paren stuk stuks doos dozen doosje doosjes set sets pak pakken pakje pakjes zak zakken zakje zakjes fles flessen flesje flesjes pot potten potje potjes blik blikken rol rollen tube tubes bol bollen streng strengen',
  pointing: {
    demonstratives: 'die dat deze',
    small: 'kleine kleintje',
    large: 'grote',
    light: 'lichte',
    heavy: 'zware',
    other: /\b(?:de|het|die) andere\b/u,
  },
  definiteComparatives: { before: [...sentences.definiteArticles, 'die'], form: /re$/u },
  comparing: {
    most: 'meeste meest meer hoogste hoogst grootste hogere',
    least: 'minste minst minder laagste laagst kleinste',
    ending: /^(.{3,}?)d?(?:ste?|ere?|er)$/,
  },
  endingAlike: new Set(
    'water kamer zomer winter over onder achter zonder later leder leer papier moeder vader broer zuster dochter kinderen nummer venster vinger schouder koffer beginner keer weer meer eerste laatste beste volgende feest rest'.split(
      ' ',
    ),
  ),
  utmost: /\b(?:de|het|die)\s\p{L}{3,}ste?\b/iu,
  beyond: undefined,
  bearing: 'weeg|weegt|wegen|draagt|dragen|houdt',
  polite: /\b(?:alstublieft|alsjeblieft|aub|ajb|graag|bedankt)\b/u,
  rather: (opening) => ({ no: 'nee', behind: '', rather: new RegExp(`\\b(?:liever|toch)\\b(?! niet)|${opening}beter\\b`, 'u') }),
  preferring: 'liever toch beter liefst voorkeur idealiter',
  best: /^(?:het liefst|liefst|bij voorkeur|idealiter)\b/u,
  or: { words: 'of' },
  failing: undefined,
  shortened:
    'hvl hoeveel, hoevl hoeveel, ff even, idd inderdaad, mss misschien, iig in ieder geval, aub alstublieft, svp alstublieft, vd van de, vr voor, nr naar, gr groet, wrm waarom, jll jullie, jlie jullie, jllie jullie, ivm in verband met, thx bedankt, m hem, ie hij, + plus',
  plainly: [],
  basket: {
    takes: /\b(?:neem|nemen|doe(?: mij| mij maar| maar)?|wil graag|ik wil|geef me|geef mij|graag|bestel)\b/u,
    adds: /\b(?:ook|erbij|nog|extra|daarbij|toevoegen)\b/u,
    leaves: /\b(?:laat (?:\p{L}+ )*(?:weg|maar)|haal (?:\p{L}+ )*(?:weg|eraf|eruit)|schrap\p{L}*|weglaten|toch niet)\b/u,
    changes: /\b(?:in plaats daarvan|toch|liever|ruil\p{L}*|wissel\p{L}*|maak er|verander\p{L}*)\b/u,
    single: /\b(?:maar|slechts|alleen|toch maar) (?:een|1)\b(?! \d)/u,
    insteadOf: /(?<!\p{L})(?:in plaats van|ipv|i\.p\.v\.)(?!\p{L})/iu,
    insteadBehind: null,
  },
  together: /\b(?:samen|bij elkaar|allebei|beide)\b/u,
  services: {
    wrapping: 'cadeauverpak*, inpak*, ingepakt, pakken jullie, pakken we het in, cadeaupapier, geschenkverpak*, als cadeau',
    lettering:
      'graver*, gegraveer*, gravur*, borduur*, geborduur*, personali*, gepersonali*, met naam, met een naam, met zijn naam, met haar naam, met de naam, initialen, opdruk',
    alteration: 'inkort*, ingekort, zomen, gezoomd, vermaken, vermaakt, op maat gesneden',
    assembly: 'montage*, gemonteerd, in elkaar gezet, opbouw',
    cashOnDelivery: 'rembours, onder rembours',
    express: 'express*, spoed*, volgende dag, avondlevering',
    pickupPoint: 'afhaalpunt*, servicepunt*, dhl punt, postnl punten, pakketpunt*, postnl punt, ophaalpunt*, pakketautomaat',
    courier: 'koerier',
  },
  partsOfSum: {
    goods: 'artikelen',
    delivery: 'verzending',
    wrapping: 'cadeauverpakking',
    lettering: 'personalisatie',
    alteration: 'vermaken',
    assembly: 'montage',
    cashOnDelivery: 'rembours',
  },
  everyDay: 'elke dag|dagelijks',
  partsOfDay: 'ochtend ochtends morgen middag middags avond avonds vroeg laat',
  calendar: { weekdays: 'cut', isRead: true },
  load: undefined,
  unspaced: undefined,
  openings: { questions: 'en maar dus dan', shop: 'hallo en', secondThoughts: 'dan nee' },
};
