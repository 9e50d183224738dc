import { endingIn } from '../../row-patterns.ts';
import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'jahre?n?|jährige[nrs]?|jahrige[nrs]?|j',
  beforeAge: 'wird|er ist|sie ist|alter',
  leadsToAge: /^(?:ist|wird|gerade|jetzt|erst|fast|sind)$/u,
  agesInWords: 'ein zwei drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn',
  tens: 'und',
  underAYear: 'wochen?|monate?n?',
  behindAge: 'alt',
  people:
    'freund freunde freunden freundin kolleg_ chef chefin lehrer_ nachbar_ gastgeber_ partner_ eltern grosseltern familie cousin cousine jemand jemanden jemandem bekannte_ mitbewohner_ kumpel kumpels',
  oneself: /\bf(?:ü|ue)r mich\b/iu,
  numberOfPeople:
    /\bwir sind (?:zu |nur |immer )?(#)\b|\bsind (?:zu |immer )?(#) (?:personen|leute|erwachsene)\b|\b(?:fur|mit) (#) (?:personen|leute|gaste|erwachsene)\b|\b(#) (?:personen|leute|erwachsenen?|gaste)\b/u,
  sizes: { small: 'klein mini$ winzig', medium: 'mittel', large: 'gross riesig maxi$ xl$ xxl$' },
  madeForBefore: 'kompatibel (?:mit|zu)|pass(?:t|end) (?:zu|auf|für)|für|fuer',
  madeForBehind: undefined,
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 'und|oder|sowie',
  thingsWithModels:
    'smartphones?|handys?|tablets?|drucker|kameras?|uhren|uhr|laptops?|notebooks?|konsolen?|maschinen?|autos?|fahrzeuge?|modelle?|gerate?|serie|dein\\p{L}*|ihr\\p{L}*',
  freeOf: {
    before: 'ohne kein keine keinen nicht null',
    behind: 'frei',
    prefixes: 'ent un',
    suffixes: 'frei freie freier freies freien los',
  },
  setPhrases:
    'Katzenauge*, Katzenzunge*, Hundsrose*, Hundemarke*, Frauenmantel*, Männertreu, Mädchenauge*, Babydoll*, Babyspinat, Babyleaf, Tischtennis*, Holzkohle*, Holzschraube*, Holzbohrer*, Holzsäge*, Holzofen*, Holzspalter*, Holzwolle*, Metallbohrer*, Metallsäge*, Steinbohrer*, Steinofen*, Glasbohrer*, Glasschneider*, Papierkorb*, Papierschere*, Papierschneider*, Wollwasch*, Seidenmatt*, Seidenglanz, Seidenglänzend*, Stonewash*',
  notMadeOf:
    '~optik, ~ optik, ~look, ~ look, ~dekor, ~ dekor, ~imitat, ~ imitat, ~imitation, ~ imitation, ~effekt, ~ effekt, ~print, ~ print, ~nachbildung, ~ nachbildung, ~muster, ~farben, ~farbend, ~ähnlich, ~reiniger, ~reinigung, ~pflege, ~politur, ~leim, ~kleber, ~öl, ~wachs, ~lack, ~lasur, ~farbe, ~beize, ~schutz, ~imprägnierung, ~fett, ~balsam, ~kitt, ~spachtel, ~grundierung, ~waschmittel, ~shampoo, falsches ~, unechtes ~, wie ~, für ~',
  namedQuestion: {
    capitalNouns: true,
    sentences: [
      {
        names: endingIn(
          'material|ventil|format|muster|gewicht|volumen|design|modell|system|thema|motiv|mass|finish|gewinde|licht|holz|polster|profil|gestell|niveau|land|geraet|fach|aroma|instrument|tempo|alter|laub|futter|vermogen|fleisch|korn|verfahren|zubehor|brett|blatt|band|kissen|gehause|rad|modul|kabel|tuch|loch|dach|brennstoff|segment',
        ),
        text: 'Welches {name} suchen Sie?',
      },
      {
        names: endingIn(
          'typ|schutz|kreis|stil|raum|grad|umfang|durchmesser|anschluss|verschluss|schnitt|stoff|bezug|duft|ton|geschmack|inhalt|antrieb|belag|einsatz|zweck|bereich|filter|faktor|motor|standort|boden|kragen|sockel|kopf|griff|rahmen|fuss|absatz|charakter|effekt|gehalt|anbau|wuchs|radius|abstand|modus|trager|strom|wert|hals|armel|saum|lack|halt|winkel|druck|kern',
        ),
        text: 'Welchen {name} suchen Sie?',
      },
      {
        names: endingIn(
          'ung|heit|keit|schaft|tat|tion|sion|anz|enz|art|form|weise|flache|farbe|grosse|lange|breite|hohe|tiefe|starke|dicke|dichte|weite|harte|klasse|marke|sorte|linie|serie|kategorie|reihe|quelle|seite|zeit|zahl|menge|leistung|optik|note|kraft|sprache|region|schicht|gruppe|stufe|lage|temperatur|basis|familie|technik|methode|kollektion|textur|struktur|bremse|spitze|ebene|mine|saite|hulle|decke|platte|kante|rolle|klinge|schale|linse|scheibe|klappe|taste|sohle|phase|probe|matte|leiste|blende|achse|felge|faser|blute|ernte|pflege|reife|traube|rinde|dosis|masche|saison|garnitur|figur|variante|auflage|edition|ausgabe',
        ),
        text: 'Welche {name} suchen Sie?',
      },
    ],
    short: [
      [/^(?:anz\.?) /i, 'Anzahl '],
      [/^max\.? (?=\p{L})/iu, 'Maximale '],
    ],
  },
  limits: {
    holds: 'gilt, gelten, betrifft, zählt, zählen, teil, dabei, enthalten, inbegriffen, aktion, angebot, davon, hiervon, dafür, möglich',
    below: 'darunter, unter, unterhalb, kleiner*, sonst, ansonsten, andernfalls, weniger, bis',
    out: 'davon aus, hiervon aus, schließt, schließen, auf anfrage, nach aufwand, kostenpflichtig*, aufpreis, mehrpreis, zuschlag*, zu ihren lasten, auf ihre kosten, frachtkosten',
  },
};
