import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'schlaf, schlafe, nickerchen, im bett, ins bett, hinlegen, liegen=, nachts, über nacht, übernacht',
  swimming: 'schwimm, baden=, schwimmbad, pool=, meerwasser, salzwasser, chlor, strand, sauna, tauchen, see=',
  washing: 'wasch, waschmaschine, gewasch, handwäsche, spülen, ausspülen, schleuder, grad waschen, wäsche',
  cleaning: 'reinig, sauber, schmutz, dreck, staub, putz, auffrisch, stink, abwisch, entfern',
  ironing: 'bügel, dampf, falten, knitter, geknittert',
  sport: 'sport, fitness, jogg, laufen=, schwitz, training, radfahren',
  walking: 'wander, spazier, zu fuß, kilomet, gehen=, laufstreck, den ganzen tag stehen, tour=',
  eating: 'essen=, isst, gegessen, beiß, knabber, kau=, kauen, schluck, leck=, ablecken, essbar, anknabber, trinken=, fressen, frisst',
  reheating: 'aufwärm, aufwarm, erhitz, warm machen, auftau, erwärm',
  watering: 'gieß, gegossen, wässer, bewässer, austrock, staunäss, zu viel wasser, trockene erde, erde trock, wasser=',
  pruning: 'beschneid, zurückschneid, rückschnitt, schneid, äste, zweige, gartenschere',
  wilting:
    'welk, gelbe blätter, blätter gelb, wird gelb, werden gelb, braune blätter, wird braun, verdorr, eingegang, eingeht, sterb, gestorb, tot=, kaputtgegang',
  insects: 'insekt, blattlaus, blattläuse, läuse, milbe, käfer, trauermücke, ungeziefer, schädling, motte, ameise, schneck',
  picturing: 'foto, kamera, knips, bilder machen, aufnehmen, film=, filmen',
  copying: 'kopier, kopie, scann, vervielfält, lizenz, abschreib',
  lookInside:
    'reinschau, hineinschau, blätter, durchblätter, vorschau, leseprobe, vorher anseh, vorher anschau, probeseite, reinlesen, blick ins',
  device: 'tablet, laptop, computer, handy, ipad, smartphone, rechner, pc=, e reader, browser, telefon',
  tearing:
    'riss, reiß, gerissen, loch=, löcher, naht, nähte, aufgegang, ausfrans, auseinander, undicht, platzt, geplatzt, bricht, gebrochen',
  comesOff: 'abgefall, abgegang, löst sich, gelöst, abgelöst, abgeplatzt, blättert ab, knopf, lose=, locker, abgerissen',
  pilling: 'pilling, knötchen, fussel, haart, fusselt, knubbel',
  stuck: 'klemm, verstopf, quietsch, knarr, hakt, geht nicht auf, geht nicht zu, blockiert, verklemm, schwergängig',
  replacing: 'ersetz, austausch, erneuer, wechsel, auswechsel, neuen kaufen, abgenutzt, verschlissen, verbraucht, muss neu',
  adapting: 'anpass, umbau, umbauen, umarbeit, transponier, tonart, ändern=, abänder, umrüst, kürzer machen, verläng',
  adjusting: 'einstell, justier, kalibrier, stimm, gestimmt, ausricht, nachstell, kollimier, verstimmt, einmess',
  installing: 'einbau, einbauen, montier, montage, anbring, anschließ, anschluss, installier, aufstell, aufbau, bauen sie, einbauservice',
  building:
    'aufbau, aufbauen, zusammenbau, zusammenbauen, selber bauen, selbst bauen, bausatz, schrauben, werkzeug, fertig montiert, zerlegt, vormontiert, in einem stück',
  helpNeeded: 'alleine, allein=, zu zweit, zwei personen, hilfe brauch, helfer, zweite person',
  pain: 'schmerz, weh=, tut weh, tun weh, drückt, blasen=, wund, scheuer, unangenehm, taub',
  tight:
    'zu klein, zu eng, drückt, spannt, zwickt, kneift, eng=, zu kurz, größere größe, größer, andere größe, falsche größe, passt nicht, passen nicht, passt mir nicht, nicht gepasst',
  loose:
    'zu groß, zu weit, schlabber, locker, rutsch, zu lang, kleinere größe, andere größe, falsche größe, passt nicht, passen nicht, nicht gepasst',
  gettingUsed:
    'gewöhn, eingewöhn, einlauf, einlaufen, einfahr, erste zeit, ersten tage, ersten wochen, ungewohnt, komisch, anfangs, einlaufzeit',
  bodyHeight: 'körpergröße, ich bin 1, cm groß, groß bin, meine größe, meine maße, kopfumfang, brustumfang',
  usualSize:
    'normalerweise, sonst trage, trage sonst, ich trage, ich habe größe, übliche größe, gewohnte größe, fällt klein, fallen klein, fällt groß, fallen groß, nummer größer, nummer kleiner, halbe größe, halbe nummer, straßenschuh, welche größe, größe nehm, größe brauch',
  healthPlan: 'krankenkasse, kasse=, kassen, versicherung, rezept=, verordn, erstatt, zuschuss, beihilfe, hilfsmittel, absetzen, abrechn',
  doctor: 'arzt, ärzt, medizin, medikament, überweis, herzschrittmacher, krankheit, operation, hebamme, erkrank, tierarzt',
  reaction: 'allergi, unverträg, vertrag nicht, reagier, reaktion, stich=, stiche, ausschlag, schwindel, juckt',
  hygiene: 'hygien, gesundheitlich, infekt, desinfi, keime, steril',
  elderly: 'senior, ältere, alte leute, oma=, opa=, großmutter, großvater, rentner, pflegebedürft, rollator, gelenk',
  level:
    'zu schwer, zu schwierig, schwierig, schwierigkeit, stufe, niveau, schwierigkeitsgrad, zu anspruchsvoll, anfänger, fortgeschritt, überfordert, wie lange spiel, jahre übung, kenntnis, erfahrung',
  group:
    'gruppe, mit freund, team, junggesell, wie viele personen, wie viele leute, kollegen, teilnehm, plätze, mitbring, zu mehreren, kindergeburtstag',
  away: 'im urlaub, in urlaub, in den urlaub, verreis, weg sind, weg bin, unterwegs sind, auf reisen, abwesend, wegfahren, wochen weg, ferien',
  accident: 'unfall, zusammenstoß, sturz, runtergefall, heruntergefall, fallen lassen, aufprall, umgefall, gestürzt, fiel',
  frequency:
    'wie oft, wie häufig, in welchen abständen, jede woche, jeden tag, jeden monat, jedes jahr, einmal im, zweimal im, einmal pro, zweimal pro, mal pro, mal im, mal am, täglich, wöchentlich, monatlich, jährlich, alle * wochen, alle * tage, alle * monate, alle * jahre, regelmäß, abstand, pro woche',
  choosing:
    'welches passt, welcher passt, welche passt, richtige für mich, passt zu mir, passt zu meinem, welche soll ich, welches soll ich, welchen soll ich, welchen brauch, welches brauch, welche brauch, was brauche ich, wie finde ich, wie wähle, zu welchem, geeignet für mich',
  difference: 'unterschied, unterscheid, vergleich, besser als, gleiche wie, anders als',
  bulk: 'große menge, größere menge, großbestell, hundert, palette, mengenrabatt, sammelbestell, viele stück, kiste, dutzend',
  freeFrom:
    'ab welchem betrag, ab welcher summe, ab wie viel, ab wieviel, ab wann kostenlos, ab wann zahl, ab wann * versandkosten, ab wann * porto, wie viel muss ich bestellen, wieviel muss ich bestellen, für wie viel muss, mindestens bestell, kein porto, keine versandkosten, ohne versandkosten, versandkosten spar, porto spar, versandkostenfrei, portofrei, frei haus, versandfrei, warenwert, bestellwert, einkaufswert, ab * euro, ab * eur, entfallen die, entfällt, schenken wir, übernehmen wir den versand, tragen wir',
  sendOut:
    'verschick, losschick, geht raus, rausgeh, geht * raus, verlässt, verlassen, abgeschickt, übergeben wir, gepackt, wir packen, versandtag, welchen tagen, rausschick, auf den weg, unterwegs',
  nextDay:
    'morgen=, am nächsten tag, nächsten werktag, folgetag, am selben tag, noch heute, heute noch, heute bestell, bis wie viel uhr, bis wieviel uhr, bis wann muss, bis wann bestell, spätestens bestell, bis 1, bis mittag, bestellschluss, über nacht, bestellungen bis, bestellt bis, eingang bis',
  stairs:
    'treppe, stock=, stockwerk, etage, bordstein, bordsteinkante, hochtrag, hinauftrag, hineintrag, in die wohnung, aufzug, fahrstuhl, obergeschoss, trag=, tragen=, verwendungsstelle, spedition',
  keptParcel:
    'aufbewahrt, liegt bereit, lagert, wie lange liegt, wie lange bleibt, abholfrist, zurückgeschickt, nie da, nie zuhause, nie zu hause, nicht zuhause, nicht zu hause, nicht da bin, nicht daheim, niemand da, keiner da, auf arbeit, den ganzen tag arbeit, nachbar, ablageort, abstellort',
  proof: 'kaufbeleg, kassenbon, bon=, quittung, rechnung verloren, beleg, ohne rechnung, bestellnummer, kaufnachweis',
  refundTime:
    'geld zurück, geld wieder, mein geld, das geld, erstatt, rückerstatt, gutgeschr, gutschrift, wieder auf dem konto, auf meinem konto, aufs konto, überweisen wir, zurückzahl, zurückgezahlt, zurücküberw, rückzahl',
};
