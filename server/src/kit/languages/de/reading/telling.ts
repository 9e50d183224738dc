import type { Telling } from '../../shapes/telling.ts';
import { sentences } from './sentences.ts';

export const telling: Telling = {
  verbs: /en$/u,
  pieces:
    'paar paare stuck stucke packung packungen pack packchen set sets dose dosen flasche flaschen glas glaser tute tuten beutel schachtel schachteln karton rolle rollen mal exemplar exemplare tube tuben sack knauel strang strange',
  pointing: {
    demonstratives: 'diese diesen dieser',
    small: 'klein_',
    large: 'gross_',
    light: 'leichte_',
    heavy: 'schwere_',
    other: /\b(?:der|die|das|den|dem) andere?[nrs]?\b/u,
  },
  definiteComparatives: { before: sentences.definiteArticles, form: /r(?:e[nmrs]?)$/u },
  comparing: {
    most: 'meiste meisten mehr hochste hochsten hochster grosste grossten hohere',
    least: 'wenigste wenigsten weniger niedrigste niedrigsten geringste geringsten kleinste kleinsten',
    ending: /^(.{3,}?)e?(?:ste[nmrs]?|er(?:e[nmrs]?)?)$/,
  },
  endingAlike: new Set(
    'immer nimmer meiner deiner seiner unser unserer euer eurer ihrer keiner einer dieser jener jeder welcher mancher solcher oder aber uber unter hinter leider wieder weiter voller lieber sicher wasser kinder mutter vater bruder schwester tochter zimmer fenster messer teller leder kupfer silber winter sommer anfanger lager schalter koffer finger schulter wetter fest obst gast rest erste ersten letzte letzten beste besten nachste nachsten durchmesser'.split(
      ' ',
    ),
  ),
  utmost: /\b\p{L}{3,}ste[nmrs]?\b/iu,
  beyond: undefined,
  bearing: 'wiege|wiegt|wiegen|bin|hält|trägt|tragen|halten',
  polite: /\b(?:bitte|danke)\b/u,
  rather: (opening) => ({
    no: 'nein nee noe no',
    behind: '',
    rather: new RegExp(`\\b(?:lieber|doch)\\b(?! nicht| nich| ned)|${opening}besser\\b`, 'u'),
  }),
  preferring: 'lieber doch besser liebsten vorzugsweise bevorzugt idealerweise moglichst',
  best: /^(?:am liebsten|vorzugsweise|bevorzugt|idealerweise|moglichst)\b/u,
  or: { words: 'oder' },
  failing: undefined,
  shortened:
    'wg wegen, mfg danke, vllt vielleicht, evtl eventuell, wieviel wie viel, wievil wie viel, iwas irgendwas, iwo irgendwo, nich nicht, ned nicht, bitteschon bitte, gibs gibts, kost kostet, kosn kosten, wielang wie lange, + plus',
  plainly: [],
  basket: {
    takes: /\b(?:nehm|nehme|nehmen|nimm|hatte gern|hatt gern|will|mochte|geben sie mir|gib mir|bestell\p{L}*)\b/u,
    adds: /\b(?:dazu|auch noch|noch|zusatzlich|obendrauf|hinzu)\b/u,
    leaves: /\b(?:lass\p{L}* (?:\p{L}+ )*weg|weglassen|streich\p{L}*|nimm (?:\p{L}+ )*(?:raus|weg)|raus|weg|doch nicht)\b/u,
    changes: /\b(?:stattdessen|doch|lieber|tausch\p{L}*|wechsel\p{L}*|mach\p{L}* (?:\p{L}+ )?draus)\b/u,
    single: /\b(?:nur|bloss|doch nur) (?:eine?[nrs]?|1)\b|\bein einzige\p{L}*\b/u,
    insteadOf: /(?<!\p{L})(?:statt|anstatt|anstelle)(?: von| der| des| dem)?(?!\p{L})/iu,
    insteadBehind: null,
  },
  together: /\b(?:zusammen|beide[ns]?|gemeinsam)\b/u,
  services: {
    wrapping:
      'geschenkverpack*, geschenkpapier, einpack*, eingepackt, verpackt als geschenk, als geschenk, geschenke ein, packt ihr, geschenkservice, geschenkbox, geschenktute',
    lettering:
      'gravur*, gravier*, beschrift*, personalis*, bestick*, mit namen, mit dem namen, mit seinem namen, mit ihrem namen, namen drauf, einen namen, einbrenn*, monogramm*, initialen, wunschtext',
    alteration: 'gekurzt, kurzung, kurzer machen, umnahen, umgenaht, zuschnitt, zugeschnitten, anderungsschneider*',
    assembly: 'montage*, montier*, aufbauservice, aufbau, aufgebaut, einbau, eingebaut',
    cashOnDelivery: 'nachnahme, per nachnahme',
    express: 'express*, eilversand, am nachsten tag, nachster tag, uber nacht, overnight',
    pickupPoint: 'packstation, packstationen, paketstation, paketshop, paketshops, dhl shop, abholstation, abholpunkt',
    courier: 'kurier',
  },
  partsOfSum: {
    goods: 'Ware',
    delivery: 'Versand',
    wrapping: 'Geschenkverpackung',
    lettering: 'Beschriftung',
    alteration: 'Änderung',
    assembly: 'Montage',
    cashOnDelivery: 'Nachnahme',
  },
  everyDay: 'taglich|jeden tag',
  partsOfDay: 'morgen morgens fruh vormittag vormittags mittag mittags nachmittag nachmittags abend abends spat',
  calendar: { weekdays: 'cut', isRead: true },
  load: undefined,
  unspaced: undefined,
  openings: { questions: 'und aber also achso danke', shop: 'hallo moin und', secondThoughts: 'ach also dann nein nee' },
};
