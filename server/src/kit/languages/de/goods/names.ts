import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'gewicht',
    long: 'lang',
    wide: 'breite',
    tall: 'hohe',
    deep: 'tiefe',
    big: 'abmessung, masse, grosse, mass, durchmesser',
    holds: 'fassungsvermogen, volumen, inhalt',
    power: 'leistung, watt, lumen, helligkeit, starke, intensitat, alkohol',
    lasts: 'brenndauer, laufzeit',
  },
  kinds: {
    duration: { names: 'dauer|\\w+dauer|laufzeit|\\w+zeit', units: 'min|minut\\w*|std|stunden?|tage?n?|wochen?|monate?n?' },
    people: { names: 'spieler\\w*|personen\\w*|schlafplatze|platze', units: 'spieler\\w*|personen|leute' },
    warmth: { names: 'temperatur\\w*|\\w*temperatur|komfort\\w*', units: 'grad' },
    energy: { names: 'energ\\w*|kalori\\w*|brennwert', units: 'kcal|kj|kalori\\w*' },
    age: { names: 'alter|\\w*alter', units: 'jahren?' },
    distance: { names: 'reichweite|\\w*reichweite|entfernung', units: 'km|kilometern?' },
    year: { names: 'jahrgang|baujahr|erntejahr', units: '(?!)' },
  },
  pieces: 'enthalt, umfang, stuck, anzahl, teile, inhalt, lieferumfang',
  load: 'belastbarkeit, belastung, tragkraft, tragfahigkeit, traglast, nutzlast, maximalgewicht, nutzergewicht, korpergewicht',
  woods: 'larche, esche, eschen, birke, birken, kirsch, ahorn, ulme, zeder, fichte, erle, linde, akazie',
  absence: 'ohne, frei von, nicht enthalten',
  without: 'ohne, kein, keine',
  warranty: 'garant',
  birth: 'geburt|neugeboren',
  yes: 'ja',
  no: 'nein',
  none: 'keine, keiner, keines',
};
