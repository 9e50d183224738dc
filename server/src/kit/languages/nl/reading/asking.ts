import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'is zijn heeft heb hebben hebt kan kunnen mag mogen moet moeten gaat gaan zit zitten past passen komt komen werkt doet doen roest ruikt stinkt wordt worden krijg krijgen leveren sturen pakken wat wie waar wanneer waarom hoe hoeveel welke welk waarvan is_er zijn_er',
    String.raw`\b(?:of (?:niet|zonder)|hoe (?:veel|lang|groot|zwaar|vaak|duur)|hoeveel|kan (?:ie|dat|het|ik|er)|is (?:ie|dat|het)|past (?:ie|dat|het)|mag (?:ik|dat|het))\b`,
  ),
  kinds: {
    duration:
      'hoe ?lang (?:duurt|duren|doet|doe|gaat|blijft|werkt|laadt|moet|kan|houdt)|hoeveel (?:minuten|uur|uren|dagen|weken|tijd)|duurt (?:het|dat) lang',
    people: '(?:voor )?hoeveel (?:personen|mensen|spelers|man)|(?:passen|past|groot genoeg) (?:\\w+ ){0,2}(?:personen|volwassenen|mensen)',
    warmth: 'hoe (?:warm|koud|heet)|welke temperatuur|hoeveel graden',
    energy: 'calorie\\w*|kcal',
    age: 'welke leeftijd|hoe oud',
    distance: 'hoe ver|hoeveel (?:km|kilomet\\w*)|welke (?:afstand|actieradius)|wat is het bereik',
    year: '(?:welk|van welk) (?:jaar|oogstjaar|bouwjaar)',
  },
  deeds: (opening) => ({
    verb: new RegExp(`${opening}(?:kunnen|zouden|willen) jullie (?:[a-z\\d]+ )*?([a-z]{3,}en)$|${opening}([a-z]{3,}en) jullie\\b`, 'u'),
    selling: /^verko/u,
    light: /^(?:kunnen|zouden|willen|brengen|laten|komen|zetten|leggen|denken|willen|tonen|helpen)/u,
  }),
  haveDone:
    /\b(?:te )?laten (?!staan|liggen|weten|zien|drogen|zitten|groeien|koken|trekken|weken|bezorgen|leveren|sturen|opsturen|komen)\p{L}{3,}en\b|\blaten? (?:jullie |u )?(?:mijn|onze) /u,
  visits: {
    place:
      /\b(?:showroom|fysieke winkel|afhaalpunt|verkooppunt|waar (?:zitten|zit|zijn) (?:jullie|u|de winkel)|waar moet ik (?:dan )?zijn)\b/u,
    shop: /\b(?:hebben jullie|heeft u|heb je|hebt u|is er|bestaat er)(?: \p{L}+){0,3} (?:winkel|vestiging|filiaal|afhaalpunt)\b|\bbij (?:jullie|u) in de winkel\b/u,
    coming:
      /\b(?:lang(?:s)?komen|langs kom\p{L}*|binnenlopen|(?:zelf|ook|bij jullie|komen|gaan|te) (?:af|op)? ?(?:halen|te halen|afhalen|ophalen)|af ?te ?halen|op ?te ?halen|afhalen|ophalen|(?:zien|bekijken|voelen|passen|proberen|uitproberen) (?:voor|voordat) (?:ik|we)|in het echt|ter plaatse)\b/u,
    questions: [
      'Hebben jullie een winkel en waar is die?',
      'Kan ik mijn bestelling zelf ophalen of afhalen?',
      'Wat zijn de openingstijden?',
    ],
  },
  fears: {
    reads: 'words',
    condition: 'als|stel|stel dat|indien|mocht|wat als',
    misfit:
      'te (?:groot|klein|krap|strak|wijd|lang|kort|hard|zacht|zwaar|smal|breed)|niet (?:\\w+ ){0,4}?(?:past|passen|bevalt|bevallen|goed|lekker|mooi|leuk|tevreden|fijn|zit)|(?:past|passen|bevalt|bevallen)(?: \\w+){0,2} niet|verkeerde (?:maat|kleur)',
    owned: 'al (?:\\w+ )?heeft|heeft (?:\\w+ ){0,3}al',
    arrivesBroken:
      '(?:kapot|beschadigd|gebroken|stuk) (?:aankom\\w*|binnenkom\\w*|is bij|geleverd)|(?:komt|komen) (?:\\w+ ){0,2}(?:kapot|beschadigd|gebroken|stuk)',
    breaks:
      '(?:kapot|stuk) ?ga\\w*|breekt|scheurt|niet meer (?:werkt|doet)|kapot is|stopt met \\w+|niet meer (?:laadt|oplaadt|aangaat|sluit|brandt)|het niet doet|niet (?:werkt|doet)',
    orders: '(?:ik|we|wij)(?: \\w+){0,6} (?:bestel|bestellen|bestelde|koop)|bestel (?:ik|het|je)',
    soon: 'nu|vandaag|vanavond|vanmiddag|morgen|voor|deze|op tijd|straks',
    plain: {
      misfit: 'Kan ik het ruilen of terugsturen?',
      owned: 'Kan een cadeau geruild of teruggestuurd worden?',
      arrivesBroken: 'Wat als iets beschadigd aankomt?',
      breaks: 'Hoe lang is de garantie als het stukgaat?',
    },
  },
  explained: {
    meaning: 'wat (?:betekent|betekenen)|wat (?:\\w+ ){1,6}betekent|betekenis van',
    fit: '(?:valt|vallen) (?:\\w+ ){0,4}(?:groot|klein|normaal|ruim|krap|uit)|welke maat (?:moet|neem|zal|kan|bestel|heb ik nodig)|(?:normale|gewone|gebruikelijke) maat|tussen twee maten|maat(?:je)? (?:groter|kleiner)',
  },
  betweenSizes: ['tussen', 'en'],
  howMany: 'hoeveel',
  howToChoose: /\bhoe (?:weet|kies|meet|bepaal|kom) ik\b|\bwelke? \p{L}+ (?:heb ik nodig|moet ik|neem ik|kies ik)\b/u,
  forIt:
    /\b(?:ervoor|daarvoor|erbij|daarbij|erop|daarop)\b(?=.*\b(?:past|passen|hoort|horen|nodig)\b)|\bvoor (?:die|deze|allebei)(?= (?:nodig|hebben|heb|kost|past)|$)|\b(?:past|passen|hoort|horen) (?:er|daar) ?(?:bij|op|in|onder)\b|\b(?:erin|daarin|eronder|daaronder)\b(?=.*\b(?:past|passen)\b)/u,
  pieces:
    /\bhoeveel(?: (?:stuks|delen))?(?: (?:zijn|zitten|zit|er|erin|in|het|de|een|doos|set|pak|dat|krijg|ik))*$|\bhoeveel (?:stuks|delen)\b|\bwat (?:zit er|zit erin|hoort er|krijg ik|krijgen we|krijg je|zit er allemaal|wordt er meegeleverd)\b|\been paar of\b|\bof per stuk\b/u,
  included:
    /\b(?:geleverd|verkocht) met\b|\bmeegeleverd\b|\bwat (?:zit|zat|krijg|krijgen|krijgt|hoort|komt) (?:[\p{L}\d]+ ){0,4}?(?:bij|erbij|in (?:de|het) (?:doos|pakket|verpakking|set))\b|\b(?:zit|zitten|hoort|horen|krijg|krijgt|krijgen|is er|zijn er) (?:[\p{L}\d]+ ){0,4}?(?:bij|erbij)\b|\b(?:bijgeleverd|bijgevoegd|bijgesloten)$|\bkomt (?:\p{L}+ ){1,2}met \p{L}+|\bmet of zonder\b|\bmet \p{L}+ of zonder\b|\bin de doos\b|\b(?:inbegrepen|meegeleverd|inclusief)\b|\b(?:apart|los|extra|zelf|nog) (?:bij)?(?:kopen|bestellen)\b|\bbijkopen\b/u,
  belonging:
    /\b(?:inbegrepen|meegeleverd|inclusief|zit(?:ten)? (?:\p{L}+ )?(?:bij|in de doos)|apart verkrijgbaar|los verkrijgbaar|geleverd (?:met|zonder)|verko(?:cht|pen) (?:\p{L}+ ){0,4}(?:met|zonder)|zelf (?:kopen|aanschaffen)|bijgeleverd|bijgesloten|er (?:niet )?bij)\b/u,
  contents: /\bhoeveel (?:\w+ )?(?:zit|gaat)(?: er| daar)? in\b/u,
  sent: /\b(?:verzonden|verstuurd|geleverd|bezorgd|opgestuurd|toegestuurd|gestuurd)\b/u,
  instalments: /\S+ termijnen\b/u,
  sendingIt:
    /\b(?:verzend\p{L}*|bezorg\p{L}*|porto|levering)\b.{0,30}\b(?:daarvoor|hiervoor|ervoor|daarvan|voor (?:die|dat|deze|dit|beide|allebei|alles))\b|\b(?:die|dat|deze|dit|hem|het|ze)\b.{0,30}\b(?:te|laten) (?:sturen|verzenden|versturen|bezorgen|opsturen)\b/u,
  beforeDoing: /(?<!\p{L})(?:voordat (?:ik|je|we|men|u)|voor (?:het |de )?eerste (?:gebruik|keer|was\p{L}*))(?!\p{L})/giu,
  inOrder: /\b(?:eerst|eerste|bovenaan|begin\p{L}*)\b|\bvan goedkoop naar duur\b|\bop prijs\b|\bprijs oplopend\b/u,
  load: /\bmax(?:imaal|imum|imale)? (?:gewicht|belasting|draagvermogen)\b|\bhoeveel (?:gewicht |kilo |kg )?.*(?:draagt|dragen|houdt|houden|aan kan)|\bhoe zwaar (?:mag|mogen)\b|\btot hoeveel (?:kilo|kg)\b|\bhoeveel (?:kilo|kg|gewicht) (?:kan|past|passen|mag|gaat|kun)\b/u,
  warranty: 'Hoe lang is de garantie?',
  ways: 'opties optie methoden methodes methode manieren mogelijkheden wijzen wijze keuzes',
};
