import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting: 'ciao, salve, buongiorno, buonasera, buon giorno, buona sera, buon pomeriggio, hey',
    thanks: 'grazie, grazie mille, molte grazie, ti ringrazio, la ringrazio, vi ringrazio',
    acknowledged: 'ok, okay, va bene, perfetto, ottimo, bene, si, capito, d accordo, certo, benissimo, chiaro, capisco, no grazie, bello',
    goodbye: 'arrivederci, a presto, addio, buona giornata, buona serata, ci vediamo, alla prossima',
    person:
      'parlare, umano, persona reale, una persona, operatore, operatrice, un agente, assistenza clienti, servizio clienti, il vostro team, parlare con, commesso, commessa, un consulente, consulente, qualcuno di reale, richiamatemi, chiamatemi',
    discount:
      'sconto, sconti, coupon, buono sconto, codice sconto, codice promozionale, promozion*, offerta speciale, offerte, prezzo migliore, promo, trattare sul prezzo, negoziare',
    gift: 'regalo, regali, regalino',
    seeking:
      'mi serve, mi servono, ci serve, servirebbe, mi servirebbe, sto cercando, cercavo, mi servirebbe, vorremmo, avete, ne avete uno, ne avete una, ne avete di, hai, ha, vendete, vendi, cosa serve, cosa mi serve, che mi serve, cosa ci vuole, cerco, sto cercando, cerchiamo, cercavo, mostrami, mi mostri, fammi vedere, mostratemi, ho bisogno, mi serve, mi servono, voglio, vorrei, mi piacerebbe, qualcosa per, c e, ci sono, ce n e, ce ne sono, disponete, offrite, trovare, desidero, del negozio, di tutti, avreste, avresti, avrebbe, avrebbero, avete per caso, ne avreste, ci sarebbe, ci sarebbero, ce ne sarebbe, vorrei vedere, volevo, volevamo, vogliamo, desidererei, desideriamo, mi occorre, mi occorrono, ci occorre, mi servirebbero, ci servirebbe, ci servono, serve un, serve una, avrei bisogno, avremmo bisogno, ci vorrebbe, mi ci vorrebbe, cercavamo, stiamo cercando, sono alla ricerca, alla ricerca, mi interessa, mi interessano, mi interesserebbe, mi mostrerebbe, mi mostra, mi mostrate, mi potete mostrare, potete mostrarmi, potrebbe mostrarmi, puo mostrarmi, mi fate vedere, mi fa vedere, mi faccia vedere, potrei vedere, posso vedere, vedere, fatemi vedere, preferirei, prenderei, vendete anche, tenete, trattate, esiste, esistono, mi trovate, comprare, volevo comprare, devo prendere, non avete, non avreste, non vendete, ne avete, ne vendete, ne vorrei, ne vorremmo, ne cerco, me ne serve, me ne servirebbe, mi fai vedere, ci fate vedere, possiamo vedere, potremmo vedere, posso avere, potrei avere, si puo avere, avrei voluto',
    advice:
      'consigli*, raccomand*, sugger*, aiutami a scegliere, mi aiuti a scegliere, cosa prenderesti, piu venduti, piu venduto, piu popolar*, cosa uso, che uso, cosa prendo, che prendo, quale prendo, cosa compro, che compro, cosa mi proponete, cosa proponete, cosa scelgo, quale scelgo, qualche idea, cosa va bene',
    first: 'primo, prima, numero uno, numero 1, n 1',
    second: 'secondo, seconda, numero due, numero 2, n 2',
    third: 'terzo, terza, numero tre, numero 3, n 3',
    fourth: 'quarto, quarta, numero 4',
    fifth: 'quinto, quinta, numero 5',
    last: 'ultimo, ultima',
    it: 'questo, questa, quello, quella, quel, esso, essa, questo prodotto, questo articolo, il prodotto, l articolo, questo modello, cio',
    them: 'questi, queste, quelli, quelle, loro, tutti e tre, essi, esse',
    both: 'per entrambi, per tutti e due, uno di ciascuno, uno per tipo, una di ciascuna, dei due, delle due, fra i due, tra i due, fra le due, tra le due, entrambi, entrambe, tutti e due, tutte e due, i due, le due, ambedue, questi due',
    one: 'uno, una',
    others:
      'altro, altra, altri, altre, qualcos altro, qualcosa di diverso, alternativa, alternative, piu scelta, cos altro, degli altri, ancora altri, ancora altre, l altro, l altra',
    cheaper:
      'piu economic*, meno caro, meno cara, meno cari, meno care, meno costos*, troppo caro, troppo cara, troppo costos*, costa meno, costano meno, piu conveniente, qualcosa di economico, meno costoso, troppo cari, costi meno, costino meno, per meno, un po caro, un po cara, meno costosa, meno costose, costi di meno, costa di meno, a meno, a un prezzo piu basso, prezzo piu basso, prezzo inferiore, spendere meno, spendere cosi tanto, spendere tanto, fuori budget, fuori dal mio budget, un po tanti, un po tanto, piu abbordabil*, piu accessibil*, di prezzo inferiore, meno costosetto, a prezzo piu basso, a prezzo migliore, a un prezzo migliore, prezzo piu contenuto, a buon mercato, piu a buon mercato, caruccio, caruccia, troppi soldi, tanti soldi, alla mia portata, spendere di meno, pagare meno',
    dearer:
      'era piu caro, era piu cara, erano piu cari, erano piu care, costava di piu, costavano di piu, piu caro, piu cara, piu cari, piu care, piu costos*, di fascia alta, piu lussuos*, costa di piu, spendo di piu, spendo un po di piu, spendere di piu, spendere un po di piu, spendessi di piu, spendessi un po di piu, pago un po di piu, pagare un po di piu',
    cheapest:
      'quello economico, quella economica, il piu economico, la piu economica, i piu economici, le piu economiche, il meno caro, la meno cara, prezzo piu basso, il meno costoso, costa di meno, piu economico di tutti, dal piu economico, dalla piu economica, dal meno caro, dal piu economico al piu caro, in ordine di prezzo, prezzo crescente, prima i meno cari, prima i piu economici, il piu conveniente, la piu conveniente, la meno costosa, al prezzo piu basso, spendere il meno possibile, spendere il minimo, il meno possibile, spendere meno possibile, spendere il meno, piu economico che avete, piu economica che avete, meno caro di tutti, meno cara di tutte, meno caro che avete, meno cara che avete, prezzo minimo',
    dearest: 'il piu caro, la piu cara, i piu cari, le piu care, il piu costoso, la piu costosa, prezzo piu alto',
    which: 'quale, quali, qual',
    some: 'qlc di, qlc, qlcosa, qcs, qualcosa per, qualcosa da, qualche cosa, qlcs, qualcosa, qualcuno, qualche, che cosa avete, cosa avete, che avete',
    price:
      'qual e l importo, quanto spendo, quanto spenderei, quanto pago, quanto pagherei, quanto mi viene, prezzo, prezzi, quanto costa, quanto costano, costa, costano, quanto, quanto viene, quanto vengono, costo, costi, costare, costera, costeranno, costerebbe, costerebbero, costava, costavano, costerei, verrebbe*, verrebbero, a quanto, a quanto sta, a quanto stanno, a quanto lo vendete, a quanto la vendete, a quanto li vendete, a quanto le vendete, a quanto viene, a quanto ammonta, a quanto ammonterebbe, a quanto arriviamo, a quanto si arriva, quanto lo pago, quanto la pago, quanto si paga, quanto devo pagare, quanto dovrei pagare, quanto mi costa, quanto mi costerebbe, quanto mi verrebbe, quanto chiedete, quanto lo fate, quanto la fate, quanto lo vendete, quanto la vendete, quant e, che prezzo, a che prezzo, importo',
    formerly:
      'era piu caro, era piu cara, erano piu cari, erano piu care, costava di piu, costavano di piu, prima, in precedenza, una volta, in passato, precedentemente',
    saving:
      'scontato, scontata, scontati, scontate, prezzo originale, prezzo precedente, prezzo pieno, prezzo normale, risparmi*, in offerta, in saldo, saldi, ribassat*, invece di, prezzo iniziale, costava, in promozione, in sconto, prima dello sconto, a quanto ammonta lo sconto, di quanto e lo sconto, quanto e sceso, di quanto e sceso, prima della promozione, prima dei saldi, quanto costava',
    size: 'taglia, taglie, misura, misure, che taglia, quali taglie, numero di scarpe, che numeri',
    colour: 'colore, colori, che colore, che colori, quali colori, tonalita',
    material: 'materiale, materiali, fatto di, fatta di, fatti di, di cosa e, tessuto, composizione, di che materiale, di cosa sono',
    stock:
      'disponibil*, in magazzino, esaurit*, in stock, ne avete, ancora disponibile, ce l avete, rimast*, pronta consegna, c e ancora, ce n e ancora, ce ne sono ancora, si puo ordinare, posso ordinarlo, posso ordinarla, ordinabil*, l avete, lo avete, la avete, ce le avete, ce li avete, ce l avete in casa',
    count: 'quanti, quante, numero di',
    total:
      'tutti insieme, fa in tutto, quanto fa, sommati, viene tutto, totale, in totale, insieme, in tutto, per entrambi, per tutti e due, somma, complessivamente, tutto insieme, tutto incluso, tutto compreso, tutto sommato, quanto sarebbe in tutto',
    byHowMuch:
      'quanto in meno, costa in meno, quanto costa in meno, quanto costa meno, quanto piu, quanto in piu, quanto e piu, costa in piu, costa di piu, di quanto, quanto costa di piu, quanto costa in piu, differenza di prezzo',
    compare:
      'confront*, differenz*, versus, vs, meglio, migliore, paragon*, differisc*, distingue*, che cambia, cosa cambia, cambia tra, rispetto all altro, rispetto all altra, rispetto al secondo, ha di diverso, di diverso, tra l uno e l altro, tra l una e l altra, a confronto, diversi tra loro, diverse tra loro',
    details:
      'maggiori informazioni, piu informazioni, dettagli, piu dettagli, dimmi di piu, descrizione, descrivi*, caratteristiche, informazioni su, parlami, contiene, cosa c e dentro, contenuto',
    time: 'quanto tempo, quando, tempi, in quanto tempo, quanti giorni, ci vuole, ci mette, quanto ci, entro quando, per quanto, per quanto tempo, tempistiche, tempistica, quanto ci mette, quanto ci mettete, entro quanto, entro quanti giorni, quanto devo aspettare, quanto si aspetta, quanto bisogna aspettare, per quando, quanto impiega, quanto impiegate, quanto ci vuole',
    without:
      'senza, no, allergico a, allergica a, allergico al, allergica al, allergico alla, allergica alla, allergico ai, allergica ai, allergico alle, allergica alle, allergia a, allergia al, allergia alla, allergia ai, intollerante al, intollerante alla, non, tranne, eccetto, ma non, niente, nessun, nessuna, non voglio, non mi piace, non mi piacciono, a parte, salvo, invece che, al posto di, lascia perdere, lasci perdere, dimentica, dimentichi, che non sia, che non siano, che non abbia, evitare, evito, evitiamo, privo di, priva di, che non usi, che non contenga, diverso da, diversa da, anziche, piuttosto che, invece che in, invece che di, di un altro materiale che non sia, altro materiale che non sia, di un materiale diverso da, di un materiale diverso dalla, un materiale diverso da, diverso dalla, diverso dal, diversa dalla, che non sia di, che non sia in',
    with: 'aggiungi, aggiungimi, aggiungici, aggiungete, aggiungiamo, aggiungere, aggiungo, in aggiunta, insieme a, con, incluso, inclusa, inclusi, incluse, compreso, compresa, comprese, piu, spedizione inclusa, spedizione compresa, consegna inclusa, consegna compresa, con spedizione, con la spedizione, con consegna, con la consegna, spese incluse, spese comprese, spese di spedizione incluse, spese di spedizione comprese, trasporto incluso, trasporto compreso, con il trasporto, col trasporto, con le spese di spedizione',
    under: 'sotto, meno di, al di sotto di, inferiore a, sotto i, sotto ai, inferiori a',
    upTo: 'fino a, massimo, al massimo, non piu di, budget, budget di, max, entro, entro i, spendere',
    over: 'sopra, piu di, oltre, superiore a, sopra i, oltre i',
    atLeast: 'almeno, a partire da, minimo, come minimo, da',
    between: 'tra, fra, da',
    and: 'e, e per, anche, e invece, che mi dici di, che ne dici di, e in, allora, ed',
    to: 'a, in, verso, per, negli, nel, fino in',
    currency: 'euro, eur, dollaro, dollari, franchi, franco, sterlin*, centesimi',
    weighs:
      'pesa, pesano, quanto pesa, quanto pesano, che peso, piu leggero, piu leggera, piu pesante, piu leggeri, piu leggere, pesa meno, pesa di meno, meno pesante, pesa di piu, quanti chili, quanti kg, quanti grammi, e pesante, sono pesanti, pesa tanto, pesa molto',
    long: 'quanto e lungo, quanto e lunga, che lunghezza, piu lungo, piu lunga, piu corto, piu corta',
    wide: 'quanto e largo, quanto e larga, che larghezza, piu largo, piu larga, piu stretto, piu stretta',
    tall: 'quanto e alto, quanto e alta, che altezza, piu alto, piu alta, piu basso, piu bassa',
    deep: 'quanto e profondo, quanto e profonda, che profondita, piu profondo, meno profondo, piu profonda',
    big: 'quanto e grande, quanto sono grandi, che dimensioni, che misure ha, quanto misura, piu grande, piu piccolo, piu piccola, piu piccoli, piu compatto, piu grandi, piu piccole, piu grossa, piu grosso',
    holds:
      'quanto contiene, quanto tiene, quanto ne tiene, quanti litri, che capacita, quanto ci sta, ci stanno, ci sta, contiene meno, contiene di piu, piu capiente',
    power: 'che potenza, quanti watt, piu potente, meno potente',
    lasts: 'quanto dura, quanto durano, quante ore dura, che autonomia, dura meno, dura di piu',
    least:
      'piu leggero, piu leggera, piu leggeri, piu leggere, pesa meno, pesa di meno, meno pesante, piu corto, piu corta, piu stretto, piu stretta, piu basso, piu bassa, meno profondo, piu piccolo, piu piccola, piu piccoli, piu compatto, contiene meno, meno potente, dura meno',
    most: 'piu pesante, pesa di piu, piu lungo, piu lunga, piu largo, piu larga, piu alto, piu alta, piu profondo, piu profonda, piu grande, piu grandi, contiene di piu, piu capiente, piu potente, dura di piu',
    filler:
      'ogni quanto, ogni quanto tempo, esattamente, di preciso, piuttosto, na, un po, po, magari, dai, cmq, a, abbiamo, acquistare, acquisto, ad, adatta, adatto, adatte, adatti, ai, al, alcun, alcuna, alcuni, alcune, alla, alle, allo, anche, ancora, articoli, articolo, avere, avrei, avrebbe, bella, belle, belli, bello, bel, bisogno, buon, buona, buone, buoni, cerca, che, chi, ci, circa, come, comprare, con, cosa, cose, cui, da, dai, dal, dalla, de, degli, dei, del, della, delle, dello, desidero, devo, deve, di, dire, dite, dove, e, ecco, ed, era, esiste, esistono, essere, fa, fai, fanno, fare, fate, favore, forse, fra, gamma, genere, gia, gli, ha, hai, hanno, ho, i, idea, il, in, io, l, la, le, lei, li, lo, ma, me, mi, mia, mie, miei, mio, modelli, modello, modo, molto, molti, ne, negozio, nei, nel, nella, noi, nostri, nostro, nuova, nuove, nuovi, nuovo, o, oggi, ogni, oppure, ora, ordinare, ordine, parte, per, perche, pero, piacciono, piace, piacerebbe, piu, po, poco, poi, possibile, posso, possono, potete, potrei, potrebbe, potresti, prendere, presso, prodotti, prodotto, puo, puoi, qual, quale, quali, qualche, qualcosa, qualcuno, quindi, qui, regalo, regali, sa, sapere, se, sei, sempre, serve, si, sia, siamo, siete, solo, sono, sto, sua, sue, sugli, sui, sul, sulla, suo, suoi, tanto, te, ti, tipi, tipo, tra, troppo, trova, tu, tua, tuo, tutte, tutti, tutto, un, una, uno, va, vedere, vi, viene, vengono, voi, vostra, vostre, vostri, vostro, vuole, domanda, giorni, giorno, settimana, settimane, funziona, accettate, accetta, stesso, stessa, indossare, scelta, scegliere, scelte, davvero, proprio, mettere, usare, opzioni, opzione, sarebbe, vende, tiene, tenete, arriva, prendo, prenderei, andrebbe, vanno, sta, stanno, mette, usa, vabbe, comunque, lasciamo stare, non dimenticare, non dimentichi, vorrei sapere, volevo sapere, vorremmo sapere, volevamo sapere, mi piacerebbe sapere, sapere se, mi sa dire, mi sapete dire, mi sai dire, mi puo dire, mi potete dire, mi puoi dire, mi dite, mi dica, dimmi, potrebbe dirmi, potreste dirmi, potete dirmi, puo dirmi, sapreste dirmi, saprebbe dirmi, scusa, scusi, scusate, senta, senti, ah, oh, eh, mmm, mmh, hmm, uffa, accidenti, wow, carino, carina, carini, carine, peccato, qualsiasi, qualunque, va bene qualsiasi, va bene tutto, fa lo stesso, non importa, non importa quale, versione, versioni, variante, varianti, un altra volta, altra volta, altra domanda, un altra domanda, un altra cosa, subito, adesso, un sacco, a posto, cosi, a casa, a casa mia, nella confezione, nella scatola',
    men: 'padre, papa, babbo, marito, fidanzato, ragazzo, fratello, nonno, zio, suocero, compagno',
    women: 'madre, mamma, moglie, fidanzata, ragazza, sorella, nonna, zia, suocera, compagna',
    boys: 'nipotino, figlio, figlioletto, figlio piccolo',
    girls: 'nipotina, figlia, figlioletta',
    children: 'nipotini, miei figli, miei bambini, mio bambino, adolescent*, nipote, nipoti',
    babies: 'neonat*, mio bebe',
    delivery:
      'spedi*, spedizion*, consegn*, spese di spedizione, corriere*, pacco, pacchi, invio, inviate, arrivare, arrivano, mandate, ricevere, express, arriva, arrivera, arrivo, spedizione inclusa, spedizione compresa, consegna inclusa, consegna compresa, con spedizione, con la spedizione, con consegna, con la consegna, spese incluse, spese comprese, spese di spedizione incluse, spese di spedizione comprese, trasporto incluso, trasporto compreso, con il trasporto, col trasporto, con le spese di spedizione, spese di trasporto, il trasporto, arriverebbe, arriverebbero, arriveranno',
    returns:
      'reso, resi, restitu*, rimbors*, rendere, cambio, cambiar*, recesso, sostitu*, rimandare, non va bene, non mi sta, non mi va, renderl*, rendervi, mi pento, pentissi, cambio idea, cambiassi idea, cambiamo idea, ripensamento, riprendete, rispedirl*, rimandarl*, ridarvel*',
    payment:
      'pagar*, pagament*, pago, carta di credito, carte, carta, paypal, klarna, satispay, bonifico, contrassegno, a rate, rate, apple pay, google pay, visa, mastercard, contanti',
    invoice: 'fattura*, fatture, ricevuta, scontrino',
    tracking: 'tracciar*, tracking, dov e il mio ordine, il mio ordine, mio ordine, mio pacco, stato dell ordine, tracciabil*',
    cancelling: 'annull*, cancell*, disdire, modificare l ordine',
    warranty: 'garanzi*, difett*, rotto, rotta, danneggiat*, ripar*, guast*, garantit*',
    account: 'account, registr*, accedere, password, punti fedelta, iscriver*',
    hours: 'orari, orario, aperti, aperto, aprite, chiudete, siete aperti, apertura, orari di apertura',
    place: 'indirizzo, dove siete, dove vi trovate, negozio fisico, sede, ritir*, ritiro, punto vendita, showroom, dove si trova',
    contact:
      'a chi mi rivolgo, a chi posso rivolgermi, chi posso chiamare, a chi scrivo, chi chiamo, contatt*, telefono, email, e mail, mail, chiamare, chiamarvi, whatsapp, numero di telefono, scrivervi',
    care: 'lava, lavo, lavano, lavi, lavarl*, lavabil*, lavat*, lavar*, lavare, lavaggio, pulir*, pulizia, stirar*, asciugatrice, lavastoviglie, cura, lavatrice',
    origin:
      'dove sono prodotti, dove e prodotto, prodotti in, fatto in, origine, provenienza, da dove, provengono, proviene, made in, fabbricat*',
    gifts:
      'confezione regalo, pacco regalo, carta regalo, impacchett*, buono regalo, gift card, incartare, incart*, confezionare, confezionate, confezionat*, confezionamento',
    newsletter: 'newsletter, iscrizione, disiscriv*, abbon*',
    privacy: 'dati personali, miei dati, privacy, gdpr',
    wholesale: 'ingrosso, all ingrosso, grandi quantita, rivendit*, b2b, aziendali',
    taxes: 'iva, tasse, dogana, dazi, doganal*',
    company:
      'chi siete, cosa vendete, cosa fate, di cosa vi occupate, la vostra azienda, cosa offrite, sei un robot, sei un bot, i vostri servizi, la vostra storia',
  },
  numbers: 'un/uno/una due/due_volte/2x tre/tre_volte/3x quattro/4x cinque sei/mezza_dozzina sette otto nove dieci undici dodici/dozzina',
  budgetBehind: false,
  withoutBehind: false,
  deliveryCost: 'Quanto costa la spedizione?',
  returnPeriod: 'Quanti giorni ho per restituire un prodotto?',
  says: {
    cheaper: 'Questi costano meno:',
    nothingCheaper: 'Non ho trovato nulla di più economico di questo tipo.',
    dearer: 'Questi sono di fascia superiore:',
    nothingDearer: 'Non ho trovato nulla di più caro di questo tipo.',
    others: 'Eccone altri:',
    noOthers: 'È tutto quello che ho di questo tipo.',
    count: (count) => (count === 1 ? 'Ne abbiamo uno:' : `Ne abbiamo ${count}, per esempio:`),
    notAmong: (wanted) => `${wanted} non è tra questi.`,
    notReduced: (title) => `Per ${title} non è indicato un prezzo precedente.`,
    alternatives: 'Questi invece sì:',
    described: (title, sentence) => `La descrizione di ${title} dice: ${sentence}`,
    statedInstead: 'Ecco che cosa è indicato:',
  },
};
