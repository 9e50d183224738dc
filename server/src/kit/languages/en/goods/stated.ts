import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'years?|yrs?|yo|y o|yr old|year olds?',
  beforeAge: "aged?|she['’]?s|he['’]?s|she is|he is|turning|turns|they['’]?re",
  leadsToAge: /^(?:is|are|turns|turned|just|nearly|almost|now|only|s)$/u,
  agesInWords: 'one two three four five six seven eight nine ten eleven twelve thirteen',
  tens: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  underAYear: 'weeks?|wks?|months?|mths?',
  behindAge: 'olds?',
  people:
    'friend friends mate mates colleague colleagues coworker coworkers boss teacher teachers neighbour neighbours neighbor neighbors host hosts partner partners parents grandparents family couple couples cousin cousins somebody someone flatmate housemate guest guests',
  oneself: /\bfor (?:me|myself)\b/iu,
  numberOfPeople:
    /\b(?:(?:there|theres|there s|were|we re|we are)(?: are| is| s)? )?(#) of us\b|\bwe are (#)\b|\b(?:for|serves?) (#) (?:people|persons|adults|guests)\b|\b(?:family|party|group) of (#)\b|\b(#) (?:people|persons|adults|grown ?ups|guests)\b/u,
  sizes: {
    small: 'small smaller smallest little mini$ tiny compact$',
    medium: 'medium mid$',
    large: 'large big$ bigger biggest huge giant xl$ xxl$ maxi$',
  },
  madeForBefore: 'for use with|compatible with|works? with|compatible|replacement for|fits|for',
  madeForBehind: undefined,
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 'and|or',
  thingsWithModels:
    'smart ?phones?|phones?|cell|mobiles?|tablets?|printers?|cameras?|watch(?:es)?|laptops?|notebooks?|consoles?|machines?|cars?|vehicles?|models?|devices?|series|your|my|all',
  freeOf: { before: 'without no zero non not never', behind: 'free', prefixes: 'de un non in', suffixes: 'free less' },
  setPhrases:
    'cat eye, cat eyes, cats eye, cat s eye, cateye*, dog tag, dog tags, hot dog, hot dogs, dog rose, cat tail, cat tails, baby s breath, baby breath, baby corn, baby spinach, baby leaf, baby doll, baby dolls, babydoll*, kitten heel, kitten heels, man cave, kid leather, kid glove, kid gloves, lady finger, lady fingers, lady s mantle, mother of pearl, button down, step down, fold down, drop down, lie down, upside down, top down, down light, down lights, down pipe, down tube, table tennis, wood screw, wood screws, wood drill, wood drills, wood stove, wood stoves, wood burner, wood burners, wood burning, wood filler, glass cutter, glass cutters, paper cutter, paper cutters, paper shredder, paper shredders, paper clip, paper clips, stone wash, stone washed',
  notMadeOf:
    '~ effect, ~ effects, ~ look, ~ finish, ~ finished, ~ style, ~ print, ~ printed, ~ pattern, ~ grain, ~ tone, ~ toned, ~ plated, ~ coloured, ~ colored, ~ colour, ~ color, ~ like, ~ imitation, faux ~, fake ~, mock ~, imitation ~, simulated ~, artificial ~, ~ cleaner, ~ polish, ~ glue, ~ adhesive, ~ oil, ~ wax, ~ stain, ~ varnish, ~ paint, ~ primer, ~ care, ~ conditioner, ~ protector, ~ sealer, ~ sealant, ~ wash, ~ detergent, ~ shampoo, for ~, for all ~',
  namedQuestion: {
    sentences: [{ text: 'Which {name} are you looking for?' }],
    numbered: {
      names: /^(?!.*\b(?:of|for|in)\b).*[^s]s$/u,
      text: 'How many {name}?',
      values: /^\d+(?:[\s-]?(?:pcs?|pieces?|players?|sheets?|pages?|count|ct))?$/iu,
    },
    short: [
      [/^(?:no\.?|nr\.?|#) (?:of )?/i, 'number of '],
      [/^(?:dia|diam)\b\.?/i, 'diameter'],
      [/^max\.? /i, 'maximum '],
      [/^min\.? /i, 'minimum '],
    ],
  },
  limits: {
    holds:
      'apply, applies, applied, valid, qualif*, eligible, count, counts, included, part of, available, offer, offers, promotion, entitled, covered, concerned',
    below: 'below, under, less, smaller, otherwise, else, up to, lower',
    out: 'excepted, left out, leave out, leaves out, outside, own way, on request, freight, quote, quoted, payable, carriage, own expense, your expense, own cost, surcharge, extra charge',
  },
};
