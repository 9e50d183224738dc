import type { EverydayMeanings } from '../../meanings/everyday/shape.ts';

export const everyday: EverydayMeanings = {
  sleeping: 'dorm, sonno, pisolino, a letto, nel letto, sdrai, di notte, la notte',
  swimming: 'nuot, piscina, bagno=, cloro, acqua salata, mare=, spiaggia, sauna, immersion',
  washing: 'lavare, lava=, lavo=, lavat, lavagg, lavatrice, bucato, sciacqu, centrifug, shampoo, a mano, ammollo, detersiv',
  cleaning: 'puli, sporc, polvere, rinfresc, puzz, smacchi, spolver, strofin, togliere, lucid',
  ironing: 'stir, vapore, pieghe, stropicc, ferro da',
  sport: 'sport, palestra, correre, corsa, sudare, sudo=, allena, bici=, ginnastica',
  walking: 'cammin, escursion, a piedi, chilomet, passegg, in piedi tutto, trekking',
  eating: 'mangi, mord, mordicch, mastic, ingoi, ingeri, lecc, commestibil, bere=, berlo, bevo=, bevut, beve=',
  reheating: 'riscald, scald, scongel, intiepid',
  watering: 'innaffi, annaffi, bagnare, acqua=, troppa acqua, terra secca, secca=, ristagn',
  pruning: 'potare, pota=, potat, potatur, rami=, ramo=, cesoi, tagliare i',
  wilting: 'appass, ingiall, foglie gialle, foglie marroni, morta, morto, muore, secc, sta morendo, avvizz',
  insects: 'insett, afid, pidocch, cocciniglia, moscerin, parassit, acari, formic, tarm, vermi',
  picturing: 'foto, fotocamera, macchina fotografica, ripres, immagin, scattare',
  copying: 'copia, copie, copiare, fotocop, scansion, duplic, licenza, riprodu',
  lookInside: 'sfogli, anteprima, estratto, guardare dentro, vedere dentro, vedere prima, guardare prima, un occhiata, prime pagine',
  device: 'tablet, computer, telefono=, cellulare, ipad, smartphone, portatile, pc=, browser, telefonino',
  tearing: 'strapp, buco, buchi, cucitur, scucit, si apre, sfilacc, crep, in pezzi, rott, scheggi',
  comesOff: 'si stacca, staccat, cade=, cadut, bottone, scollat, si svita, allentat, si sfila',
  pilling: 'pelucch, palline, pilling, perde pelo, pelo=',
  stuck: 'incastr, blocc, intas, cigol, non si apre, non si chiude, incepp, scricch',
  replacing: 'sostitu, cambiare, ricambi, rinnov, consumat, usurat, logor',
  adapting: 'adatt, modific, traspor, tonalita, convert, trasform, accorci, allung, ritocc',
  adjusting: 'regol, calibr, accord, allinea, mettere a punto, taratur, scordat, collim, messa a punto',
  installing: 'install, montare, montagg, fissare, collegare, attacc, posa=, applic, venite a montare',
  building: 'montare, montagg, assembl, kit=, viti=, attrezz, gia montat, smontat, da montare, unico pezzo',
  helpNeeded: 'da solo, da sola, aiuto, in due, due persone, una persona',
  pain: 'male=, fa male, fanno male, dolor, vesc, sfreg, preme=, stringe, indolenz, fastidio',
  tight:
    'troppo piccol, strett, string, troppo cort, taglia in piu, piu grande, altra taglia, taglia sbagliata, non mi entra, non mi sta, non mi va, misura sbagliata, calza stretto, piccol',
  loose:
    'troppo grand, larg, scivol, troppo lung, taglia in meno, piu piccol, altra taglia, taglia sbagliata, non mi sta, mi balla, abbondant',
  gettingUsed: 'abitu, primi giorni, prime settimane, all inizio, strano, strana, rodagg, graduale, prendere confidenza',
  bodyHeight: 'sono alto, sono alta, alto 1, alta 1, altezza, la mia altezza, statura, circonferenza, misuro',
  usualSize:
    'di solito, normalmente, porto=, porto il, porto la, porto un, calzo, taglia abituale, mezzo numero, numero in piu, numero in meno, che taglia, che numero, quale taglia, veste piccolo, veste grande',
  healthPlan: 'assicuraz, mutua, asl=, cassa sanitaria, ricetta, rimbors, detra, prescri, ticket',
  doctor: 'medico, dottor, medicin, farmac, malatt, operazion, pacemaker, ostetric, veterinar, ricetta',
  reaction: 'allerg, intoller, reazion, puntur, sfogo, prurito, capogir, sensibil',
  hygiene: 'igien, sanitar, motivi di salute, disinfett, germi, steril',
  elderly: 'anzian, nonna, nonno, nonni, pension, terza eta, artros, deambulator',
  level:
    'troppo difficil, difficil, difficolt, livello, complicat, principiant, avanzat, anni di pratica, suono da, esperienz, facil, semplic',
  group: 'gruppo, con amici, con gli amici, amici, addio al, quante persone, collegh, partecip, posti=, compleann, in compagnia, a testa',
  away: 'in vacanza, in ferie, parto=, partiamo, sono via, siamo via, in viaggio, assente, fuori casa, fuori citta',
  accident: 'incident, urto, botta, cadut, collision, scontro, mi e cadut, ammacc, rovesc',
  frequency:
    'ogni quanto, quante volte, con che frequenza, quanto spesso, ogni giorno, ogni settimana, ogni mese, ogni anno, una volta al, una volta alla, volte al, volte alla, quotidian, settimanal, mensil, annual, regolarmente, spesso, ogni * anni, ogni * giorni, ogni * mesi',
  choosing:
    'quale fa per me, quale scegl, come scegl, quale mi serve, quale devo, adatto a me, adatta a me, quale prendo, quale modello, mi serve, va bene per me, che modello, quale mi',
  difference: 'differenz, confront, meglio di, uguale, rispetto a, distingu, divers',
  bulk: 'grande quantita, grandi quantita, all ingrosso, centinaia, bancale, ordine grande, dozzin, molti pezzi',
  freeFrom:
    'da che cifra, da quale cifra, da che importo, a partire da quanto, da quanto, da quanti euro, quanto devo spendere, quanto bisogna spendere, quanto devo ordinare, spesa minima, sopra i, sopra gli, oltre i, oltre gli, superiori a, superiore a, a partire da, spedizione gratis, spedizione gratuita, consegna gratuita, gratis da, gratuita da, compresa nel prezzo, spese incluse, non pago, non si paga, senza spese, offriamo noi, omaggio=, raggiung',
  sendOut:
    'fate partire, fate uscire, spediamo, spedite, prepar, esce=, escono, in che giorni, quali giorni, che giorni, affid, consegniamo al, in cammino, evad, partono, partire, partenz',
  nextDay:
    'domani, giorno dopo, giorno stesso, stesso giorno, oggi=, in giornata, entro le, entro mezzogiorno, fino a che ora, entro che ora, al piu tardi, ordini entro, prima delle, giorno successivo',
  stairs: 'scale=, piano=, al piano, marciapiede, bordo strada, ascensore, portare su, dentro casa, portone, salire',
  keptParcel:
    'giacenz, resta=, tenut, aspetta=, quanto tempo resta, torna indietro, torna a noi, rispedit, mai a casa, non sono a casa, non c e nessuno, fuori tutto il, al lavoro, vicin, portiner, portinaio',
  proof: 'scontrin, ricevut, prova d acquisto, fattura persa, perso lo, senza scontrino, numero d ordine',
  refundTime: 'miei soldi, i soldi, soldi=, rimbors, riaccredit, accredit, sul mio conto, sul conto, sulla carta, indietro i soldi, denaro',
};
