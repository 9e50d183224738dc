import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `disponibile disponibili accettato accettati accettate accettano consentito consentiti richiedere richiedo chiedere controllare verificare circostanza circostanze scoprire nn cmq xke roba pls grande piccola resto fratello sorella madre padre mamma papa moglie marito amico amica figlio figlia bambino bambini ragazzo ragazza nonna nonno genitori compleanno matrimonio natale pasqua primo prima paio importo cifra serve servono servirebbe somma a abbia abbiamo acquistare acquistato acquisti acquisto ad adesso ai aiutare aiutarmi aiuto al alcun alcuna alcune alcuni all alla alle allo altra altre altri altro anche ancora appena aperto articoli articolo avere avete avrei avremmo avro base bene bisogno buona buonasera buongiorno c capire capito casi caso c'e ce cerco cercando che chi ci ciao cio circa cliente clienti coi col come comprare comprato con conoscere consigliate consigli cosa cosi cui d da dagli dai dal dall dalla dalle dei del dell della delle dello dentro deve devo di dire dirmi diverso diversi domanda domande dopo dove dovrei dovro due dunque durante e ecco ed effettuare effettuate era esattamente esempio esiste esistono essere estate favore fa faccio fai fanno far fare fate fatto fin fino fosse fra funziona funzionano generale generalmente genere gia gli gradirei grazie ha hai hanno ho i il importa in indicare indicarmi info informazione informazioni informarmi inoltre insieme interessa interessato invece io l la le lei li lo loro ma mai maniera me meglio meno mentre mettere mi mia mie miei mille mio modalita modo modi molta molte molto momento n ne necessario negli negozi negozio nei nel nell nella nelle nessun nessuna niente no noi nome non normalmente nostra nostro nulla nuova nuovo o od offrite offre oggi ogni opzione opzioni oppure or ora ordinare ordinato ordini ordine ottenere ovvero pacco parlare parte particolare pensavo per perche perfavore perfetto persona piu piccolo po poco poi possiamo possibile possibilita posso possono potete potrei potremmo potreste potrebbe prego prendere prendete presso prezzi prezzo problema problemi procedura procedere prodotti prodotto proprio puo puoi pure qual quale quali qualche qualcosa qualcuno quando quanta quante quanti quanto quel quella quelle quelli quello questa queste questi questo qui quindi regola regole relative ricevere ricevo ricevero ricevuto riguarda riguardo riuscite risposta s salve sapere sapete sara sarebbe sareste sbaglio scusate scusi se sei sempre sembra senza servizio servizi si sia siamo siete simile sito situazione sono sopra sta stato stare stesso su sua sue sui sul sull sulla sulle suo suoi tale tanto te tempo ti tipi tipo tra trovare trovo tu tua tue tuo tuoi tutta tutte tutti tutto un una uno usare va vari vedere vedo vendete vende vendere venire vero verso vi via viene voglio voi volevo volete volta vorrei vostra vostre vostri vostro web internet online chiedo spiegare spiegarmi spiegazione solito solitamente di'solito farmi avrete fornite fornire creare modificare aggiornare scaricare recuperare inviare presentare consultare metodo metodi ultimo ultima ultimi utente signor signora so`,
  prepositions: 'a ad al alla ai in nel nella con per tramite via verso di da dal presso su senza fuori negli alle',
  determiners: 'il lo la i gli le l un uno una mio mia miei mie suo sua questo questa questi queste',
  topicFirst: true,
  not: '\\bnon\\b|\\bnessun',
  having: '\\b(?:avete|c e|ci sono|vendete|offrite|fate|accettate|organizzate|esiste)\\b',
  whichDay: '\\b(?:quali giorni|che giorn[oi]|in che giorn[oi])\\b',
  only: 'solo, soltanto, solamente, esclusivamente, unicamente',
  places: {
    world: 'tutto il mondo, mondiale, tutti i paesi, qualsiasi paese, ogni paese',
    europe: 'europa, paesi europei, tutta europa',
    union: 'ue=, unione europea, paesi ue',
    gulf: 'paesi del golfo, stati del golfo, ccg',
    home: 'territorio nazionale, tutta italia, tutta l italia, nazionale=, sul territorio italiano',
    others:
      'GB: inghilterra, regno unito, gran bretagna, scozia, uk; US: usa, stati uniti, america; NL: olanda, paesi bassi; IT: sicilia, sardegna, isole, isole minori; CZ: repubblica ceca; AE: dubai, emirati; KR: corea; CN: cina; TR: turchia',
  },
  furniture:
    'articoli recenti|commenti recenti|ciao mondo|lascia un commento|lascia una risposta|annulla risposta|il tuo indirizzo email non sara|i campi obbligatori sono|cerca|ricerca per|archivi|categorie|meta|accedi|feed dei contenuti|feed dei commenti|vai al contenuto|salta al contenuto|menu|home|aggiungi al carrello|carrello|condividi|un altro sito wordpress|pagina di esempio|benvenuto in wordpress|benvenuti in wordpress|proudly powered|tutti i diritti riservati|accetta tutti|accetta tutto|accetta i cookie|utilizziamo i cookie|usiamo i cookie|questo sito utilizza|questo sito usa|impostazioni cookie|seguici|leggi tutto|continua a leggere|articolo precedente|articolo successivo|pubblicato in|nessun commento|invia commento|salva il mio nome|prodotti correlati|potrebbe interessarti|torna su|senza categoria|modifica|rispondi|note legali',
  topics: {
    delivery:
      'mandate, spedi, spedizion, consegn, inviate, invio, recapit, ~pacco, ~arriva, ~arrivo, ~ricevero, ~ricevere, spese di spedizione, fate partire, mandarmi, mandarmelo, spedirm, pago la spedizione, pagare la spedizione, paga la spedizione, pago il corriere, pagare il corriere, pago le spese; poste=, corriere',
    returns:
      'reso=, resi=, restitu, rendere, rimandare indietro, rispedire, recesso, recedere, non mi piace, non mi va, non va bene, indietro, ripensamento, troppo piccol, troppo grand, troppo strett, non lo voglio piu, non mi va bene, ridare, restitui, rimand, ridar, dare indietro, ripensat, non mi sta',
    refund:
      'rimbors, soldi indietro, riavere i soldi, miei soldi, riaccredit, i miei soldi, ridate i soldi, restituite i soldi, ridare i soldi, sul mio conto, sulla mia carta, riaccredita, riavere * soldi, indietro * soldi, recuperare * soldi; il denaro, i soldi, l importo',
    exchange:
      'cambiare taglia, cambio taglia, cambio merce, sostitu, cambiarlo, cambiarla, scambi, fare un cambio, cambiare con, altra taglia, altro colore, al posto di, cambio con; cambio',
    payment: 'pagare, pagament, paga=, pago=, pagano, paypal, klarna, satispay, apple pay, google pay, metodi di pagamento, saldare',
    invoice: 'fattura, ricevuta, scontrino, fatturazione',
    tracking:
      'tracci, tracking, dov e il mio ordine, dove si trova il mio, dove il mio pacco, dov e il mio pacco, stato del mio ordine, stato dell ordine, stato ordine, seguire il mio, numero di tracking, non e ancora arrivat, non e arrivat, ancora niente, dov e il mio, a che punto, sto ancora aspett, mai arrivat, stato del * ordine, stato della spedizione, localizzare * pacco, localizzare * ordine',
    ordering: 'come ordin, come si ordina, fare un ordine, come faccio a ordinare, effettuare un ordine, ordinare per telefono',
    cancelling: 'annull, disdi, cancellare l ordine, cancellare un ordine, cancellare il mio ordine',
    changing:
      'modific, cambiare l indirizzo, cambiare indirizzo, cambiare il mio ordine, cambiare l ordine, corregg, indirizzo sbagliato, indirizzo errato, aggiornare il, aggiornare i, indirizzo di consegna, indirizzo di spedizione',
    warranty: 'garanzi, difetto di fabbric, difetti di fabbric, difetto di produzione, difetti di produzione, difetti di fabbricazione',
    damaged:
      '~rotto, ~rotta, ~rotti, ~danneggia, ~difett, ~guast, non funziona, ~rovina, ~strappa, ~a pezzi, ~rott, ~spaccat, ~frantum, ~scheggiat, ~ammaccat, ~strappat, ~schiacciat, ~bucat, ~graffiat, non si accende, ~andato a male, ~piegat, ~si e rotto, ~si e staccat, ~consumat, ~mal ridott',
    repair: 'ripar, aggiust',
    spareParts: 'ricambi, pezzi di ricambio, ricarica',
    account: 'account, conto=, registr, accedere, login, profilo, iscriv',
    deleting:
      'elimina, cancellare il mio account, cancellare l account, chiudere l account, chiudere il mio, cancellazione, rimuovere, disattiv, cancellare i miei, annullare il mio account, annullare l account, chiudere un account, disdire * account',
    password: 'password, parola chiave',
    guest: 'ospite, senza account, senza registr, senza iscriv',
    hours:
      'orari, orario, quando aprite, aprite, siete aperti, a che ora, apertura, chiudete, giorno di chiusura, giorno di riposo, fino a che ora, a che ore, quali ore, che orari; aperto, aperti, chius, lunedi, ore',
    place:
      'dove siete, dove si trova, dove vi trovate, dove sono i vostri, dov e il vostro, sede=, negozio fisico, negozi fisici, punto vendita, punti vendita, vostro indirizzo, showroom, provare in negozio, negozio a, di persona, dove trovarvi, dove vi trovo, in che via, che citta, ubicat, ~passare da voi, ~passo da voi, ~venire da voi, ~passare a trovar, ~venirvi a trovare, ~posso passare, ~fare un salto, dal vivo, in negozio, negozio dove, venire a veder, vederlo da qualche, vederla da qualche, venire a provar, venire a vederl, passare a vederl, passare a provarl, dove posso provar, vedere da qualche parte, provare da qualche parte; indirizzo, piazza, corso, via=, viale=, siamo in, siamo a, ci trovi, ci trovate, nel nostro negozio, il nostro negozio, venite',
    contact:
      'contatt, parlare con, chiamar, servizio clienti, assistenza clienti, raggiung, servizio client, assistenza client, supporto client, centralino; telefono, mail, scriv',
    phone: 'telefono, numero di telefono, telefonar, chiamar; tel=',
    email: 'email, e mail, mail, posta elettronica; scriv',
    size: 'taglia, taglie, guida alle taglie, misur, dimension, vestibil, quanto e grand, quanto e larg, quanto e alt, ingombr; torace, petto, vita=',
    care: 'lavare, lava, lavaggi, lavatrice, puli, cura=, curare, manuten, asciugatrice, stirar, lavastoviglie, decalcific, pul, lav, come tolgo, lavabil; sciacqu',
    keeping: 'conserv, scadenza, scade=, quanto dura, quanto si conserv, scad, va a male, si conserv, conserva',
    material:
      'material, tessuto, stoffa, di che cosa e fatt, di cosa e fatt, di cosa sono fatt, fatto di, fatti di, fatta di; cotone, lana, pelle, cuoio, lino, legno, acciaio',
    ingredients: 'ingredient, contien, contengono, composizion, cosa c e dentro; conteng, fatto con, fatti con, solo con, compost',
    allergens: 'allerg, glutine, lattosio, frutta a guscio, ipoallergenic, intolleran, celiac, noci',
    origin:
      'dove * fatt, dove * prodott, dove vengono, dove viene, dove produce, ~prodott, produzione, origine, provien, provengono, provenienza, made in, fabbrica, coltiva, realizzat; laborator, artigian, tosta',
    giftWrap:
      'confezione regalo, pacchetto regalo, carta regalo, incarta, per regalo, biglietto d auguri, bigliett, scatola regalo, messaggio regalo, impacchett, bel pacchetto, fiocco, da regalare, incartat, incart',
    giftCard: 'buono regalo, buoni regalo, carta regalo, gift card, voucher, buono acquisto',
    newsletter: 'newsletter, disiscriv, mailing list, iscrizione alla newsletter, iscriv * newsletter',
    privacy: 'privacy, miei dati, dati personali, gdpr, protezione dei dati',
    wholesale: 'ingrosso, grossist, rivend, b2b, grandi quantita, aziende, ordini grandi, per il mio negozio, all ingrosso, rivenditor',
    taxes: 'iva=, tassa, tasse, imposta',
    customs: 'dogan, dazi, importazion',
    company:
      'chi siete, cosa vendete, cosa fate, che cosa vendete, cosa offrite, vostra azienda, vostra storia, su di voi, chi c e dietro, da quanto esist, fondat, azienda di famiglia, azienda familiare; dal=',
    jobs: 'cercate, state cercando, lavorare con, lavorare per, lavoro=, assum, posizioni aperte, tirocinio, stage, candidatura, curriculum, carriera',
    partners: 'affilia, influencer, sponsor, collabora, stampa=, ambassador',
    express:
      '~domani, espress, express, in 24 ore, veloce, giorno dopo, giorno successivo, stesso giorno, in giornata, urgent, piu veloce, entro domani, prioritari, rapida, piu in fretta, pagare di piu per, urgen, di fretta, prima possibile, accelerar, rapid',
    pickup:
      'ritir, ritiro, click and collect, passare a prendere, venire a prendere, ritirare, venire a prender, passare a prender, vengo a prender, ritirar, prenderlo io, passo io, di persona a prender',
    weekend: 'sabato, domenica, fine settimana, weekend, festivi, festivo',
    locker: 'locker, punto di ritiro, punti di ritiro, casella postale, fermoposta, fermo posta, ufficio postale, punto poste',
    carrier: 'corriere, corrieri, chi consegna, vettore, bartolini, brt=, sda, dhl, ups=, gls, fedex, quale corriere',
    abroad: 'estero, internazional, quali paesi, in che paesi, altri paesi, fuori dall italia, fuori italia; mondo, paesi, europa',
    packaging: 'imballagg, imballo, confezion, ~scatola, plastic free, senza plastica, ~cartone; imball',
    insurance: 'assicura, smarri, perso=, perde, va perso, si perde',
    label: 'etichetta di reso, etichetta, etichetta prepagata',
    sale: 'saldo, saldi, scontat, in offerta, outlet, svendita; scont, sald',
    used: 'usato, indossat, aperto reso, gia apert, senza etichett, confezione originale, imballo originale, provat; mai usat, non indossat, origin',
    card: 'carta di credito, carte di credito, visa=, mastercard, bancomat, amex, carta di debito, postepay, con carta, con la carta; carta, carte',
    transfer: 'bonifico, anticipato, conto corrente; bonifico',
    onAccount: 'pagare con fattura, pagare dopo, pagare piu tardi, a 30 giorni, pagamento posticipato',
    instalments: 'a rate, rate=, rateal, rateizza, finanzia, in 3 rate, dilazion, pagare in tre',
    cashOnDelivery: 'contrassegno, alla consegna pag, pagare alla consegna, pagamento alla consegna, pagare al corriere',
    cash: 'contanti',
    crypto: 'cripto, bitcoin, btc, ethereum, criptovalut',
    currency: 'valuta, in dollari, in euro, in franchi, in sterline, tasso di cambio',
    discount: 'sconto, sconti, coupon, codice promo, codice sconto, promozion, black friday, meno caro se, scont, ribass, riduzion',
    student: 'student, pensionat, insegnant, militar, over 65',
    loyalty: 'fedelta, raccolta punti, punti fedelta, accumul * punti, i miei punti, punti per, club, tessera',
    priceMatch:
      'prezzo migliore, prezzo piu basso, piu basso altrove, adegua, pareggi, eguagl, differenza di prezzo, trovo a meno, costa meno da',
    stock:
      'disponibilita, magazzino, esaurit, torna disponibile, tornera, di nuovo disponibil, scorte, riassorti, in stock, torna disponibil, di nuovo, riassort, arriva ancora',
    preorder: 'preordin, prenota, riserv, mettere da parte, prevendita',
    minimumOrder: 'ordine minimo, spesa minima, importo minimo, acquisto minimo, minimo d ordine, quantita minima; minim',
    samples: 'campion, tester, provare prima',
    custom:
      'personalizz, incision, incid, su misura, ricam, inizial, mio disegno, su ordinazione, mio nome, il nome, un nome, iniziali, scritta, nostro logo, stampat, scrivere sopra, mettere il nome, nome di mi, nome sopra',
    assembly: 'montaggi, montare, montate, installa, ritiro dell usato, al piano, assembl',
    rental: 'noleggi, affitt, prestito, leasing, prestit, prestate',
    secondHand: 'seconda mano, di seconda, permuta, comprate usat, comprate * usat, ritirate * usat, ritirate * vecchi',
    subscription: 'abbonament, abbonar, box mensile, ogni mese automatic, sospendere',
    reviews: 'recension, opinion, valutazion, trustpilot, testimonianz, feedback, mia opinione, lasciare un commento, valutare',
    events: 'corso=, corsi, laboratorio creativo, workshop, evento, eventi, degustazion, visita guidata, lezion, formazione',
    sustainability: 'sostenib, ecolog, ambient, ricicl, carbonio, clima, co2, equo, equosolidal, etic, fairtrade; sosten, equo',
    vegan: 'vegan, origine animale, vegetal, vegetarian',
    organic: 'biologic, bio=, pesticid, gots, organic',
    animalTesting: 'testat, sugli animali, crudelta, cruelty, mulesing, benessere animal; animali',
  },
  time: {
    asked:
      'quanto tempo, quando, quanto ci vuole, quanto ci mette, entro quando, quanti giorni, fino a quando, a che ora, durata, in quanto tempo, tempi, tempistic, quanto impiega, ~arriva, dura=, da quanto tempo, ogni quanto, termine, scadenza, quanto dura',
    given:
      'giorn, settiman, ora=, ore=, mese, mesi, anno, anni, domani, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, 24h, 48h, 72h, immediat, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, natale, minuti, dal=',
  },
  money: {
    asked:
      'quanto costa, quanto costano, costa=, costano, costo, costi, spese, prezzo del, prezzo della, tariff, gratis, gratuit, quanto pago, quanto si paga, chi paga, a carico, caro=, quanto viene, quanto vengono, si paga, si pagano, spese=, costo=, supplement, sovrapprezzo',
    given:
      'eur, euro, dollar, dollari, usd, centesimi, gratis, gratuit, costo, costi, spese, a carico, a nostro carico, a vostro carico, a tuo carico, paghi, paghiamo, tariff, omaggio, per cento, senza costi, senza spese, non costa nulla, non costa niente, non paghi, offriamo noi, incluso nel prezzo, compreso nel prezzo, senza supplemento',
  },
  free: {
    asked: 'gratis, gratuit, omaggio',
    given:
      'gratis, gratuit, omaggio, senza costi, senza spese, non costa nulla, non costa niente, non paghi, offriamo noi, incluso nel prezzo, compreso nel prezzo, senza supplemento',
  },
};
