import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'does do did is are was were can could will would has have should may isnt isn_t doesnt doesn_t dont don_t cant can_t arent aren_t wont what whats which who whose when where wheres why how hows any_idea got',
    String.raw`\b(?:or (?:not$|without)|how (?:many|much|long|big|often|old|do|does|is|are|can)|do (?:i|you|they|we) |can (?:i|you|it|we|they) |is (?:it|that|this|there) |are (?:they|these|those|there) |does (?:it|that|this) )`,
  ),
  kinds: {
    duration:
      'how long (?:are (?:we|you)|am i|have|can|do|does|did|will|would|should|can|until|before|for|till)|how (?:many|much) (?:minutes?|hours?|days?|weeks?|time)|tak\\w+ long|long to (?:make|do|build|charge|set)',
    people:
      'how many (?:people|persons|players|guests|adults|kids|can|of us)|for how many|(?:fits?|sleeps?|room for|enough for|big enough for) \\w+ (?:people|persons|adults)',
    warmth: 'how (?:warm|hot|cold)|what temperature|how many degrees',
    energy: 'calories|kcal|how much energy',
    age: '(?:what|which) age|how old',
    distance: 'how far|how (?:many|much) (?:km|kms|kilomet\\w*|miles)|what range',
    year: '(?:what|which) (?:year|vintage)',
  },
  deeds: () => ({
    verb: /\b(?:do|can|could|will|would) (?:you|u|ya|yall)(?: (?:guys|also|still|ever|even|please|perhaps|maybe))* ([a-z]+)/u,
    selling: /^sell/u,
    light: /^(?:bring|drop|let|lend|put|leave|keep|come|go|use|think|want|like|allow|tell|say|show|help|find)/u,
  }),
  haveDone:
    /\b(?:have|get|having|getting) (?:my|our|it|them|this|these|an? old|the old) (?:[\p{L}\d]+ ){0,4}?(?!delivered|shipped|sent|posted|wrapped|included|used|need|red)\p{L}{2,}ed\b|\bcosts? to (?!ship|send|post|deliver|buy|get|order|return|have|run|use)\p{L}{3,} (?:an?|my|our|the|it|one)\b/u,
  visits: {
    place:
      /\b(?:showroom|brick and mortar|(?:physical|actual|real life|real) (?:shop|store)|where (?:r|are) (?:you|u|ya)\b(?! sending| getting)|where (?:s|is) (?:your|the|ur) (?:shop|store|showroom))\b/u,
    shop: /\b(?:have|got|is there|run|where s?) (?:you )?(?:got )?(?:a|any|your) (?:[a-z]+ )?(?:shop|store|branch|place)s?\b(?= (?:where|i|we|that|near|around|in|to|so|and)\b|$)/u,
    coming:
      /\b(?:(?:pop|drop|swing|stop|call) (?:by|in|over|round|along)|(?:i|we|could|can) come (?:by|over|round|along|in (?:and|to)|and (?:see|look|try|get|collect|pick|fetch|have)|get it|to you|to your|see|look)|come and (?:see|look|try|collect|fetch)|(?:see|try|view|touch|hold|feel|smell|test|look at|have a look at) (?:it|them|one|this|these|that) (?:out )?(?:in (?:person|real life|the flesh|store|a shop|your shop|your store|a store)|somewhere|anywhere|first|before (?:i|we|buying))|(?:collect|fetch|pick(?: it| them)? up) (?:it |them |this )?(?:myself|ourselves|in person|from (?:you|your|the shop|the store)|instead)|(?:i|we) (?:could |can )?(?:collect|fetch|pick) (?:it|them|this)|(?:collect|fetch) (?:it|this|that|them|one|these)|pick (?:it|this|that|them|one|these) up|visit you)\b/u,
    questions: ['Do you have a shop, and where is it?', 'Can I collect my order myself?', 'When is your shop open?'],
  },
  fears: {
    reads: 'words',
    condition: 'if|suppose|in case|what happens when',
    misfit:
      'too (?:big|small|tight|loose|large|long|short|wide|narrow|hard|soft|heavy|thin|thick)|(?:do|does|did|is|are|am|was|wo|ca)n ?t (?:\\w+ ){0,2}?(?:fit|suit|like|get on|work|match|right|happy|comfortable|enough)|not (?:\\w+ )?(?:fit|suit|like|right|happy|satisfied|comfortable)|(?:doesnt|dont|isnt|wont) (?:fit|suit|like|right|work)|the wrong (?:size|colou?r)|(?:she|he|they) hates? (?:it|them)',
    owned:
      '(?:he|she|they|hes|shes|theyve|hed|theyd|dad|mum|mom)(?: \\w+)? already (?:has|have|had|got|owns?)|(?:he|she|they|hes|shes|theyve)(?: s| ve)? already got|already (?:has|owns) (?:one|it|this|that)|(?:he|she|they) (?:has|have|owns?) (?:one|it|this|that) already',
    arrivesBroken:
      '(?:arrives?|turns? up|comes?|gets? here) (?:\\w+ )?(?:broken|damaged|smashed|cracked|bent|faulty)|(?:is|are) (?:broken|damaged|smashed) (?:when|on)',
    breaks:
      '(?:breaks?|stops? working|snaps?|rips?|tears?|packs? up|gives? up)(?! it)|go(?:es)? wrong|is faulty|stops? \\w+ing|(?:won t|wont|doesn t|doesnt|does not|no longer) (?:charge|work|turn on|start|close|shut|light|hold)s?(?: any ?more)?',
    orders: '(?:if|when|once) (?:i|we) (?:order|ordered|buy|bought|place)|order(?:ed|ing)? (?:it|them|now|today|tonight|by|before|this)',
    soon: 'now|today|tonight|tomorrow|this (?:morning|afternoon|evening|week)|by|before|in time',
    plain: {
      misfit: 'Can I return or exchange it?',
      owned: 'Can a present be exchanged with a gift receipt?',
      arrivesBroken: 'What if something arrives damaged?',
      breaks: 'Is there a guarantee if it breaks?',
    },
  },
  explained: {
    meaning: 'what (?:does|do|did) (?:\\w+ ){1,6}mean|what is meant by|(?:the )?meaning of',
    fit: '(?:run|runs|comes? up) (?:\\w+ )?(?:small|large|big|true|tight|narrow|wide)|true to size|(?:usual|normal|regular) size|size (?:up|down)|(?:which|what) size (?:should|do|would|shall|must) (?:i|we|he|she|they) (?:take|need|order|get|choose|buy|pick)|between (?:two )?sizes|how do(?:es)? (?:they|it|these|those) (?:fit|run|come up)',
  },
  betweenSizes: ['between', 'and'],
  howMany: undefined,
  howToChoose:
    /\bhow (?:do|can|should|would) (?:i|we|you) (?:know|tell|find out|choose|pick|measure|work out)\b|\b(?:which|what) \p{L}+ (?:do|should|would) (?:i|we|he|she) (?:need|take|get|order|choose)\b/u,
  forIt:
    /\b(?:for (?:it|this one|that one|them|both)|(?:fits?|suits?|match(?:es)?|goes? (?:with|on|in)|compatible with|works? with) (?:it|this|that|this one|that one|them|those|these|both))\b/u,
  pieces:
    /\bhow many(?: (?:pieces|pcs|items|parts|of them|of those))?(?: (?:are|is|do|does|come|comes|in|inside|you|u|i|we|get|there|it|one|a|the|set|box|pack)\b)*$|\bhow many (?:pieces|pcs|items|parts)\b|\bwhat(?: ?s| is| else is| all is| else s)?(?: all| else)? in (?:it|there|the (?:box|set|pack|package|parcel))\b|\bwhat (?:else )?(?:does it (?:come with|include|contain)|is included|(?:do|will|would) (?:i|we|you) get|comes (?:with it|with that|with this|in the box)|all comes)|(?:what|which) (?:\p{L}+ ){1,4}(?:are|is|come|comes|get|s) (?:\p{L}+ )?(?:supplied|included|with it|with this|with that)\b|\ba pair or\b|\bsold (?:singly|individually|as a pair|in pairs)\b/u,
  included:
    /\b(?:part of (?:it|the set|the deal|the package)|what(?: s| is| else)? (?:in the box|comes?|supplied|come) ?(?:with)?|(?:do|will|would) (?:i|we|you) (?:also )?get (?:[\p{L}\d]+ ){0,4}?(?:(?:along|together) )?with (?:it|them|that|this)|(?:is|are) there (?:an? |any )?(?:\p{L}+ ){1,3}(?:in the box|with (?:it|them))|thrown in|in the (?:package|packaging|pack|parcel)|with or without)\b|\b(?:included|supplied|in the box|bundled)\b|\b(?:comes?|coming|sold|supplied) with\b|\b(?:buy|get|order|purchase|need) (?:[\p{L}\d]+ ){0,4}?(?:separately|extra|as well)\b|\bsold separately\b/u,
  belonging:
    /\b(?:included|supplied|sold separately|in the box|sell (?:\p{L}+ ){0,4}(?:with|without)|(?:comes?|packed|sold) (?:in|with|without))\b/u,
  contents: /\bhow much (?:\w+ )?(?:is|are|comes|do i get|do you get|s)(?: there)? in(?:side)?\b/u,
  sent: /\b(?:sent|shipped|posted|delivered|mailed)\b/u,
  instalments: /\S+ (?:equal |monthly |easy )?(?:instal\p{L}+|payments)\b/u,
  sendingIt:
    /\b(?:delivery|shipping|postage|carriage|courier)\b.{0,30}\b(?:for|on|of) (?:it|that|this|them|those|these|both|the lot|all)\b|\b(?:send|sending|ship|shipping|post|posting|deliver|delivering|bring|bringing|get|getting) (?:it|that|this|them|those|these|both)\b.{0,10}\b(?:to|over)\b/u,
  beforeDoing:
    /\bbefore (?:(?:the |its |their |my )?(?:first|initial) (?:us(?:e|ing)|wash|wear|time)\p{L}*|(?:i|you|we|they|he|she) \p{L}+|(?!shipping|discount)\p{L}{2,}ing\b)/giu,
  inOrder: /\b(?:first|top|start\p{L}*|begin\p{L}*)\b|\blow(?:est)? to high|\bcheap(?:est)? to\b|\b(?:by|in order of) price\b/u,
  load: /\bmax(?:imum|imal)? (?:user |rider )?(?:weight|load)\b|\b(?:weight|load) (?:limit|capacity)\b|\bhow (?:much weight|heavy|many (?:kilos|kg))\b.*\b(?:hold|bear|support|carry|take)s?\b|\bhow much (?:does|do|can|will|would) (?:it|they|that|this|one|the \p{L}+) (?:bear|support|carry)\b|\bhow (?:many (?:kilos|kg)|much weight) (?:can|does|do|will|may|goes|go|fit|fits)\b(?! (?:it|they|this|that) weigh)/u,
  warranty: 'Is there a warranty?',
  ways: 'option options method methods modality modalities ways choices possibilities means alternatives',
};
