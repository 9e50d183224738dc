import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'ist is sind hat hab haben habt kann kannst konnt koennt konnen darf muss soll wird werden gibt gibts geht gehts gehen passt passen halt halten kommt kommen lasst braucht brauche riecht stinkt macht macht_ihr liefert schickt nehmt taugt reicht eignet vertragt hilft lauft klappt bekomm bekomme kriegt krieg lohnt enthalt was wie wieviel wieviele wer wann wo woher wohin warum wieso welche welcher welches welchen wofur womit ob',
    String.raw`\b(?:wie (?:viel|viele|lang|lange|oft|gross|schwer|hoch|breit)|ob (?:die|der|das|es|man|ich)|oder (?:nicht|ohne|wie))\b|\b(?:geht|kann|darf|ist|hat|passt) (?:das|die|der|es|man|ich|er|sie)\b`,
  ),
  kinds: {
    duration:
      'wie ?lange|wie lang (?:dauert|braucht|halt|reicht|lauft|ladt|geht)|wie viele? (?:minuten|stunden|tage|wochen|zeit)|wieviel zeit|dauert (?:das|es|die|der) lange?',
    people:
      'wie ?viele? (?:personen|leute|spieler|menschen|mann|gaste)|fur wie ?viele|(?:passen|reicht|schlafen) (?:\\w+ ){0,3}(?:personen|leute|erwachsene\\w*)',
    warmth: 'wie (?:warm|kalt|heiss)|wie ?viel(?:e)? grad|welche temperatur|bis wie ?viel grad',
    energy: 'kalorien|kcal|brennwert',
    age: 'welche[ms] alter|wie alt|ab wie ?viele?n? jahr|ab wann',
    distance: 'wie weit|wie ?viele? (?:km|kilometer\\w*)|welche reichweite|bis zu welcher entfernung',
    year: '(?:welche[rsmn]?|was fur ein) (?:jahr|jahrgang|baujahr)',
  },
  deeds: (opening) => ({
    verb: new RegExp(
      `\\b(?:konnt|koennt|konnen|koennen|konntet|konnten|wurdet|wurden|wollt) (?:ihr|sie) (?:[a-z\\d]+ )*?([a-z]{3,}en)$|${opening}([a-z]{3,}(?:en|t)) (?:ihr|sie)\\b`,
      'u',
    ),
    selling: /^verkauf/u,
    light:
      /^(?:konnt|konn|koenn|wurd|bringt|bringen|lasst|lassen|stellt|stellen|leiht|kommt|kommen|wollt|wollen|meint|meinen|denkt|zeigt|zeigen)/u,
  }),
  haveDone:
    /\b(?!liefern|schicken|senden|zusenden|kommen|trocknen|liegen|stehen|fallen|kochen|ziehen|einwirken|verschicken)\p{L}{3,}(?:en|ern|eln) (?:zu )?lassen\b|\bkostet (?:es )?(?:mich )?(?:das |ein |eine |einen )?(?:[\p{L}\d]+ ){0,4}?(?!schicken|senden|verschicken|liefern|kaufen|bestellen|haben|bekommen)\p{L}*(?:zu )(?!schicken|senden|verschicken|liefern|kaufen|bestellen|haben|bekommen)\p{L}{3,}en\b/u,
  visits: {
    place:
      /\b(?:showroom|ausstellung(?:sraum)?|ladengeschaft|verkaufsraum|vor ort (?:ansehen|anschauen|testen|probieren|kaufen|abholen)|filialen?|wo (?:seid|sitzt|befindet|finde ich) (?:ihr|sie|euch|euer|eur|eure)|wo (?:sind|sitzen|befinden) sie\b|wo (?:is|ist|ware|liegt) (?:euer|eur|ihr|der|das) (?:laden|geschaft|shop))\b/u,
    shop: /\b(?:habt ihr|haben sie|gibt es|gibts|hatten sie|fuhrt ihr|betreibt ihr)(?: \p{L}+){0,3} (?:laden|ladengeschaft|geschaft|shop|filiale|verkaufsstelle)\b|\b(?:in|bei) (?:eurem|ihrem|euch im|ihnen im) (?:laden|geschaft)\b/u,
    coming:
      /\b(?:(?:vorbei|rein|hin)(?:kommen|schauen|gucken|fahren|komme|schaue)|komm\p{L}* (?:ich )?(?:vorbei|rein)|(?:live|direkt|personlich|vorher|irgendwo|selber|selbst) (?:an(?:sehen|sehn|schauen|gucken|fassen|probieren)|sehen|testen|probieren|abholen|holen)|(?:selbst|selber|direkt|lieber|personlich|bei euch|bei ihnen) (?:ab)?holen|selbstabhol\p{L}*|in die hand nehmen|(?:mal )?(?:ansehen|ansehn|anschauen|angucken|anfassen|anprobieren|ausprobieren) (?:kann|konnte|kommen))\b/u,
    questions: ['Habt ihr einen Laden, und wo ist er?', 'Kann ich meine Bestellung selbst abholen?', 'Wann ist der Laden geöffnet?'],
  },
  fears: {
    reads: 'words',
    condition: 'wenn|falls|angenommen|sollte[nst]?',
    misfit:
      'zu (?:gross|klein|eng|weit|lang|kurz|hart|weich|schwer|breit|schmal|dick|dunn)|(?:nicht|nichts|ned|net) (?:\\w+ )?(?:passt|passen|gefallt|gefallen|zufrieden|mag|gut|bequem|richtig|klarkomm\\w*)|(?:passt|passen|gefallt|gefallen|mag)(?: \\w+){0,2} nicht|falsche \\w+',
    owned: '(?:schon|bereits) (?:\\w+ )?(?:hat|besitzt|haette|hatte)|hat (?:\\w+ ){0,2}(?:schon|bereits)',
    arrivesBroken:
      '(?:kaputt|beschadigt|zerbrochen|defekt|zerkratzt) (?:an|ankommt|ankommen|ist bei|geliefert)|(?:kommt|kommen) (?:\\w+ )?(?:kaputt|beschadigt|zerbrochen)',
    breaks:
      'kaputt ?geh\\w*|reisst|bricht|abbricht|nicht mehr (?:geht|funktioniert)|kaputt ist|den geist|nicht mehr (?:ladt|lauft|leuchtet|schliesst|halt|dicht|angeht|anspringt|klebt)|nicht (?:funktioniert|geht)(?! das)',
    orders: '(?:ich|wir)(?: \\w+){0,5} bestell\\w*|bestell\\w* (?:ich|wir)',
    soon: 'jetzt|heute|morgen|gleich|bis|vor|noch|diese',
    plain: {
      misfit: 'Kann ich es umtauschen oder zurückgeben?',
      owned: 'Kann man ein Geschenk umtauschen oder zurückgeben?',
      arrivesBroken: 'Was ist, wenn etwas beschädigt ankommt?',
      breaks: 'Wie lange ist die Garantie, wenn es kaputtgeht?',
    },
  },
  explained: {
    meaning: 'was (?:bedeutet|bedeuten|heisst|heissen|meint ihr mit)|was (?:\\w+ ){1,6}(?:bedeutet|bedeuten|heissen soll)|bedeutung von',
    fit: '(?:fallt|fallen) (?:\\w+ ){0,5}(?:gross|klein|normal|eng|weit|grosser|kleiner|aus)|welche grosse (?:soll|sollte|brauch|nehm|muss|wurde)\\w*|grosse (?:nehmen|bestellen|wahlen)|(?:normale|ubliche|gewohnte|gewohnliche)n? grosse|zwischen zwei grossen|eine (?:nummer|grosse) (?:grosser|kleiner)',
  },
  betweenSizes: ['zwischen', 'und'],
  howMany: 'wieviel viel',
  howToChoose:
    /\bwie (?:weiss|erkenne|finde|messe|wahle|ermittle) ich\b|\bwelche[rsnm]? \p{L}+ (?:brauche|nehme|benotige|bestelle|soll|muss) ich\b|\bwoher weiss ich\b/u,
  forIt:
    /\b(?:dazu|dafur)\b|\bfur (?:ihn|sie|diese[nmrs]? da|beide)(?= |$)|\bpass(?:t|en|end\p{L}*) (?:(?:da)?zu|da(?:rauf|rein|ran|runter)|d(?:rauf|rein|ran|runter))\b|\b(?:da(?:rauf|rein|ran|runter)|d(?:rauf|rein|ran|runter)) pass(?:t|en)\b/u,
  pieces:
    /\bwie ?viele?(?: (?:stuck|teile|einzelteile))?(?: (?:ist|is|sind|da|denn|drin|dabei|enthalten|in|der|dem|einer|packung|set|es|davon))*$|\bwie ?viele? (?:stuck|teile)\b|\bwas (?:ist|is|gehort|kommt|liegt) (?:da |denn |alles |da alles |noch )*(?:drin|dabei|enthalten|dazu|mit|bei)\b|\bwas (?:bekomm|krieg)\p{L}* (?:ich|man|wir) (?!fur|wenn|als)|\b(?:ein|im|als|das) paar oder\b|\boder einzeln\b/u,
  included:
    /\blieferumfang\b|\bwas (?:ist|is|gehort|kommt|bekomm\p{L}*|krieg\p{L}*|liegt|wird|hat) (?:[\p{L}\d]+ ){0,4}?(?:dabei|dazu|mit|bei|mitgeliefert|im (?:paket|karton|set))\b|\bmit (?:[\p{L}\d]+ ){1,2}geliefert\b|\b(?:bekommt|bekomm|bekomme|bekommen|kriegt|krieg|kriege|kriegen) (?:[\p{L}\d]+ ){1,8}?(?:dazu|mit|mitgeliefert|zusammen)\b|\b(?:liegt|liegen|wird|werden) (?:[\p{L}\d]+ ){1,4}?(?:bei|mitgeliefert|mitgeschickt)\b|\bmit oder ohne\b|\bmit (?:\p{L}+ )?\p{L}+ oder ohne\b|\b(?:ist|is|sind|da|denn|auch|schon) (?:[\p{L}\d]+ ){0,5}?(?:dabei|mit dabei|drin|enthalten|inklusive|mitgeliefert|inbegriffen)\b|\bgehor(?:t|en) (?:[\p{L}\d]+ ){0,4}?dazu\b|\b(?:extra|separat|zusatzlich|getrennt|einzeln|noch) (?:da)?(?:zu)?(?:kaufen|bestellen|besorgen)\b|\bdazukaufen\b/u,
  belonging:
    /\b(?:dabei|enthalten|inklusive|mitgeliefert|beiliegend|liegt bei|liegen bei|gehort\p{L}* dazu|separat erhaltlich|geliefert (?:mit|ohne)|verkauf\p{L}* (?:\p{L}+ ){0,4}(?:mit|ohne)|mitgeschickt)\b/u,
  contents: /\bwie ?viel (?:\w+ )?(?:ist|sind|kommt|passt)(?: denn| da| eigentlich)* (?:drin|in|im)\b|\bwie ?viel (?:\w+ )?enthalt/u,
  sent: /\b(?:geliefert|verschickt|versendet|geschickt|zugeschickt|zugesandt)\b/u,
  instalments: /\S+ (?:gleichen )?\p{L}*raten\b/u,
  sendingIt:
    /\b(?:versand\p{L}*|porto|\p{L}*lieferung|lieferkosten)\b.{0,30}\b(?:dafur|hierfur|davon|dazu|fur (?:beides?|alles|diese[nmrs]?|(?:das|die|den)(?= nach |$))|von (?:dem|denen|diese[nmr]))\b|\b(?:das|es|die|den|ihn|sie|beides?|diese[nrs]?)\b.{0,30}\bzu (?:schicken|senden|verschicken|versenden|liefern)\b|\bdafur\b.{0,20}\b(?:versand\p{L}*|porto|lieferung)\b/u,
  beforeDoing:
    /(?<!\p{L})(?:vor (?:de[mr] )?(?:erst(?:en|er|em|maligen) )?(?:be)?(?:nutz|gebrauch|verwend|trag|wasch|einsatz|inbetriebnahme)\p{L}*|bevor (?:ich|man|wir|er|sie|es)(?!\p{L}))/giu,
  inOrder: /\b(?:zuerst|oben|beginn\p{L}*|angefangen|anfang\p{L}*)\b|\bvon (?:gunstig|billig)\p{L}* (?:nach|bis|zu) teuer|\bnach preis\b/u,
  load: /\bmax(?:imal\p{L}*)? (?:gewicht|belastung|last)\b|\bmaximalgewicht\b|\bbelastbar\b|\bwie ?viel (?:gewicht |kilo |kg )?.*(?:tragt|tragen|aushalt|halt .*aus|belast\p{L}*)|\bbis (?:wie viel|wieviel|zu wie viel) (?:kilo|kg)\b|\bwie schwer (?:darf|durfen)\b|\bwie ?viele? (?:kilo|kg|gewicht) (?:geh|pass|konn|kann|komm|vertrag|nimmt|darf|duerf|durf|schaff|pack)\p{L}*/u,
  warranty: 'Welche Garantie gibt es?',
  ways: 'optionen option arten art methoden methode moglichkeiten moglichkeit wege weisen varianten',
};
