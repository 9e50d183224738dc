import { endingIn, firstWord } from '../../row-patterns.ts';
import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'jaar|jarige?|jr',
  beforeAge: undefined,
  leadsToAge: /^(?:is|wordt|net|nu|bijna|pas|zijn)$/u,
  agesInWords: 'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien',
  tens: 'en',
  underAYear: 'weken|week|maand(?:en)?',
  behindAge: 'oud',
  people:
    'vriend vriendin vrienden vriendinnen collega_ baas leraar lerares juf meester buur_ gastheer gastvrouw partner ouders grootouders gezin familie neef nicht iemand huisgenoot_',
  oneself: /\bvoor (?:mij(?:zelf)?|mezelf|me(?=\s*(?:$|[.,!?])))(?!\p{L})/iu,
  numberOfPeople:
    /\bwe zijn (?:met |met z n |met zijn )?(#)\b|\bvoor (#) (?:personen|mensen|gasten|man)\b|\b(#) (?:personen|mensen|volwassenen|gasten)\b/u,
  sizes: { small: 'klein mini$', medium: 'middel medium$', large: 'groot$ grote$ groter reuze maxi$ xl$ xxl$' },
  madeForBefore: 'compatibel met|past op|voor',
  madeForBehind: undefined,
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 'en|of',
  thingsWithModels:
    'smartphones?|telefoons?|tablets?|printers?|cameras?|horloges?|laptops?|consoles?|machines?|autos?|voertuig(?:en)?|modellen|model|toestel(?:len)?|serie|uw|je|jouw',
  freeOf: { before: 'zonder geen niet', behind: 'vrij', prefixes: 'on', suffixes: 'vrij vrije loos loze' },
  setPhrases:
    'kattenoog*, cat eye, kattentong*, hondsroos*, vrouwenmantel*, hotdog*, hot dog, tafeltennis*, houtskool*, houtkachel*, houtschroef*, houtschroeven, houtboor*, houtzaag*, papiermand*, papierversnipperaar*, wolwas*, babydoll*, zijdeglans, zijdemat*',
  notMadeOf:
    '~look, ~ look, ~effect, ~ effect, ~print, ~ print, ~dessin, ~motief, ~kleur, ~ kleur, ~kleurig, ~ kleurig, ~imitatie, ~ imitatie, imitatie ~, nep ~, faux ~, ~reiniger, ~ reiniger, ~onderhoud, ~verzorging, ~lijm, ~olie, ~was, ~beits, ~lak, ~verf, ~vet, ~wasmiddel, voor ~',
  namedQuestion: {
    sentences: [
      { names: firstWord('aantal|type|percentage|soort'), text: 'Welk {name} zoekt u?' },
      {
        names: endingIn(
          'type|materiaal|formaat|model|vermogen|gewicht|gebruik|thema|doel|merk|motief|patroon|systeem|aantal|volume|gehalte|niveau|land|seizoen|geslacht|percentage|ras|effect|dessin|profiel|vlak|bereik|hout|licht|glas|aroma|ventiel|stuur|zadel|papier|garen|hoofd',
        ),
        text: 'Welk {name} zoekt u?',
      },
      {
        names: endingIn(
          'ing|heid|teit|tie|sie|te|kleur|maat|smaak|vorm|geur|stijl|kant|melk|groep|graad|klasse|regio|taal|stof|bron|serie|lijn|diameter|fase|kracht|tijd|plaats|methode|leeftijd|druif|hals|mouw|fitting|dop|punt|soort|naam|plant|bloem|boom|struik|noot|steel',
        ),
        text: 'Welke {name} zoekt u?',
      },
    ],
  },
  limits: {
    holds: 'geldt, gelden, geldig*, doen, doet, mee, tellen, telt, inbegrepen, vallen, valt, actie, aanbieding, onderdeel, betreft',
    below: 'daaronder, onder, minder, anders, lager, kleiner*, tot',
    out: 'op aanvraag, offerte, op uw kosten, voor eigen rekening, toeslag*, meerprijs, tegen betaling',
  },
};
