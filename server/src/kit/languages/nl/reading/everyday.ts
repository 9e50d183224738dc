import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'slaap, slapen, slaapt, dutje, in bed, naar bed, liggen, ’s nachts, s nachts, nacht=',
  swimming: 'zwem, zwembad, bad=, baden, chloor, zout water, zeewater, zee=, strand, sauna, duik',
  washing: 'was=, wassen, wast=, gewassen, wasmachine, wasbaar, handwas, spoel, uitspoel, centrifug, shampoo, wasbeurt, wasje, weken=',
  cleaning: 'schoon, schoonmaak, vies=, vuil, stof=, stoffig, opfris, fris=, stink, poets, afnem, reinig, verwijder',
  ironing: 'strijk, stoom, kreuk, vouwen',
  sport: 'sport, fitness, hardlop, rennen, zweet, zweten, training, fiets',
  walking: 'wandel, lopen=, loop=, te voet, kilomet, km=, hele dag staan, staan=, tocht',
  eating: 'eten=, eet=, gegeten, bijt, knabbel, kauw, inslik, slik, likt, eetbaar, drink, knagen, knaagt',
  reheating: 'opwarm, verwarm, ontdooi, warm maken',
  watering: 'water geven, water=, begiet, gieten, uitdro, te veel water, droge grond, gietwater',
  pruning: 'snoei, bijknip, terugknip, takken, tak=, snoeischaar',
  wilting: 'verwelk, slap, gele blader, blad geel, wordt geel, worden geel, bruine blader, wordt bruin, dood, sterft, gestorven, verdor',
  insects: 'insect, bladluis, bladluizen, luis=, luizen, beestjes, mijt, rouwvlieg, ongedierte, plaag, mier=, mieren, mot=, motten, slak',
  picturing: 'foto, camera, fotografe, filmen, plaatje',
  copying: 'kopie, kopier, scan=, scannen, licentie, verveelvoud',
  lookInside:
    'inkijk, inzien, doorblader, bladeren door, voorproef, vooraf bekijk, eerst bekijk, van binnen, binnenkant, eerst zien, fragment',
  device: 'tablet, laptop, computer, telefoon=, ipad, mobiel, smartphone, pc=, e reader, browser',
  tearing: 'scheur, gescheurd, gat=, gaten, naad, naden, uit elkaar, rafel, barst, kapot, lek=, lekt, breekt, gebroken',
  comesOff: 'losgelaten, laat los, laten los, eraf, af gevallen, afgevallen, knoop=, loszit, zit los, losgeraakt, bladdert, losgegaan',
  pilling: 'pluis, pluizen, pillen=, pilling, verhaart, haren=',
  stuck: 'klem, verstopt, piept, kraakt, gaat niet open, gaat niet dicht, vast=, vastzit, blokkeer, hapert',
  replacing: 'vervang, vernieuw, versleten, verwissel, aan vervanging, slijt, slijtage, gaan ze mee, gaat het mee, meegaan',
  adapting: 'aanpas, pas je aan, passen * aan, wijzig, vermaak, vermaken, verbouw, transponer, toonsoort, inkort, verleng, korter maken',
  adjusting: 'afstel, bijstel, instel, stem=, stemmen, gestemd, kalibre, uitlijn, collime, ontstemd',
  installing: 'installe, monteer, monteren, montage, inbouw, bevestig, aansluit, plaatsen, ophang, aanbreng',
  building:
    'in elkaar, opbouw, opbouwen, zelf bouwen, bouwpakket, schroef, schroeven, gereedschap, gemonteerd, montage, uit één stuk, losse delen',
  helpNeeded: 'alleen kan, in mijn eentje, eentje, met twee, twee personen, hulp=, hulp nodig, twee man, helpen',
  pain: 'pijn, zeer=, doet zeer, doen zeer, schuur, blaar, blaren, drukt, oncomfort, stijf, zere',
  tight:
    'te klein, te krap, krap, knel, knellen, strak, nauw, te kort, te smal, maat groter, grotere maat, andere maat, verkeerde maat, past niet, passen niet, pas niet',
  loose:
    'te groot, te ruim, ruim=, slobber, glijdt, te lang, te wijd, maat kleiner, kleinere maat, andere maat, verkeerde maat, past niet, passen niet, slipt',
  gettingUsed: 'wennen, wen=, gewend, gewenn, inlopen, inloop, opbouw, eerste dagen, eerste weken, in het begin, raar=, vreemd, wennings',
  bodyHeight: 'ik ben 1, cm lang, mijn lengte, lichaamslengte, mijn maat, mijn hoofd, omtrek, ik meet',
  usualSize:
    'normaal gesproken, normaal draag, ik draag, draag ik, meestal maat, gewone maat, valt klein, vallen klein, valt groot, vallen groot, halve maat, maatje groter, maatje kleiner, welke maat, maat nemen, maat heb',
  healthPlan:
    'zorgverzeker, zorgpolis, polis=, verzeker, verzekeraar, vergoed, aanvullend, declar, eigen risico, recept=, belasting aftrek, krijg ik iets terug',
  doctor: 'arts=, dokter, huisarts, medisch, medicijn, ziekte, operatie, pacemaker, verloskund, verwijz, dierenarts, briefje van',
  reaction: 'allerg, overgevoelig, reageer, reactie, steek=, steken, uitslag, jeuk, duizelig, intoleran',
  hygiene: 'hygi, gezondheidsred, ontsmet, bacter, steriel',
  elderly: 'ouder iemand, ouderen, bejaard, senior, oma=, opa=, grootmoeder, grootvader, gepensioneer, rollator, artrose',
  level:
    'te moeilijk, moeilijk, moeilijkheid, niveau, te zwaar, gevorderd, beginner, ervaring, jaar ervaring, te lastig, makkelijk, ik speel al',
  group:
    'groep, met vriend, vrienden, vrijgezel, hoeveel personen, hoeveel mensen, collega, deelnem, plaatsen=, verjaardag, kinderfeest, meenemen, gezelschap',
  away: 'op vakantie, met vakantie, vakantie, weg ben, weg zijn, op reis, afwezig, van huis, weekje weg, weken weg',
  accident: 'ongeluk, ongeval, botsing, gevallen, laten vallen, val=, klap=, stoot, omgevallen',
  frequency:
    'hoe vaak, om de hoeveel, elke dag, elke week, elke maand, elk jaar, iedere dag, iedere week, ieder jaar, een keer per, eens per, eens in de, één keer per, keer per, dagelijks, wekelijks, maandelijks, jaarlijks, regelmatig, om de * jaar, om de * weken',
  choosing:
    'welke past bij, bij mij past, past bij mijn, geschikt voor mij, welke moet ik, welke kies, hoe kies, welke heb ik nodig, wat heb ik nodig, de juiste, welk model, welke zool, welke is voor mij, ik draag',
  difference: 'verschil, vergelijk, beter dan, hetzelfde als, anders dan',
  bulk: 'grote aantal, grote hoeveel, honderden, pallet, grote bestelling, kwantum, staffel, dozijn, veel stuks',
  freeFrom:
    'vanaf welk bedrag, vanaf hoeveel, vanaf wanneer gratis, hoeveel moet ik, voor hoeveel moet, geen verzendkosten, gratis verzending, gratis verzonden, verzendkosten bespar, gratis bezorg, vanaf * euro, vanaf * eur, boven de, bestelbedrag, besteed, betaal je niets, betaalt u niets, bij besteding, rekenen we geen, nemen wij de, geen bezorgkosten, minimaal bestel, gratis vanaf, boven * euro',
  sendOut:
    'verstuur, versturen, verzenden we, verlaat, vertrek, gaat de deur uit, meegeven, ingepakt, pakken in, welke dagen, welke dag, op de post, onderweg, klaarmaken',
  nextDay:
    'morgen=, volgende dag, dezelfde dag, vandaag, vandaag nog, tot hoe laat, t m hoe laat, uiterlijk, voor 1, voor 2, besteld voor, vóór, in huis, voor 12, vanavond besteld, de dag erna',
  stairs: 'trap=, trappen, verdieping, stoep, stoeprand, drempel, naar boven, tillen, lift=, etage, binnen zetten, begane grond',
  keptParcel:
    'bewaard, bewaar, ligt klaar, ligt daar, blijft liggen, hoe lang ligt, teruggestuurd, nooit thuis, niet thuis, niemand thuis, aan het werk, hele dag weg, buren, buurman, buurvrouw, afhaalpunt',
  proof: 'kassabon, bon=, bonnetje, aankoopbewijs, factuur kwijt, bewijs, ordernummer, zonder bon',
  refundTime:
    'geld terug, mijn geld, het geld, geld=, terugbeta, terugstort, gestort, op mijn rekening, op mn rekening, op rekening, op de rekening, teruggave',
};
