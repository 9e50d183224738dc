import type { ShopWords } from '../../topics/shape.ts';

export const topics: ShopWords = {
  asking: `beschikbaar beschikbare toegestaan toegestane geaccepteerd geaccepteerde aanvragen vragen nagaan bekijken nakijken omstandigheid omstandigheden gevallen mn zn ff wrm idd evt tm svp groter grotere kleiner kleinere rest broer zus moeder vader mama papa vrouw man vriend vriendin zoon dochter kind kinderen oma opa ouders verjaardag bruiloft kerst pasen gebruiken gebruikt erop erin stuks bedrag bedragen som aan aangeboden aankoop accepteren accepteert al alle alleen alles als alstublieft alsjeblieft alvast ander andere anders antwoord artikel artikelen avond bedankt beetje begrijp behoefte ben benieuwd bent bepaalde beste bestaan bestaat bestel bestelde bestellen besteld bestelling bestellingen bezig bied bieden biedt bij bijvoorbeeld binnen bv daar daarna dag dank dan dat de deze die dingen dit doe doen doet door dus echt een eens eerst eigenlijk elk elke en er ergens even exact gaan gaat gaarne geef geen gegevens gekocht gebruik geldt gelden gemiddeld gewoon geven goed goede goedemiddag goedemorgen goedenavond graag had hallo heb hebben hebt heeft hele helpen help hen het hi hier hij hoe hoeveel hoi hulp hun iemand iets ieder iedere ik in info informatie ingeval inkoop interesse is ja jammer je jij jouw jullie kan kun kunnen kunt kon kopen koop koopt krijg krijgen krijgt laat laten later leg liever maak maar maken manier manieren me mee meer meestal meneer mensen met mezelf mij mijn minder misschien moet moeten mogelijk mogelijke mogelijkheden mogelijkheid mogen momenteel mooi morgen naam naar na natuurlijk nee neem nemen niet niets nieuw nieuwe niks nodig nog normaal normaliter nou nu of ofzo om omdat onder ons onze ook op optie opties over paar pak pakket per plaats plaatsen precies prijs prijzen probleem problemen procedure product producten regel regels rond s samen soms sommige soort soorten sta staan staat sturen stuur stuurt speciale te toch toe tot tussen u uit uitleg uitleggen uw vaak van vanaf vandaag veel verder verkocht verkoop verkopen verkoopt verschillende vinden vind voor voorwaarden vraag waar waarom wanneer waren was wat we weer weet weg wel welk welke weten wie wij wil willen wilt winkel winkels worden wordt wou zal ze zeg zeggen zelf zelfde zich zie zien zijn zit zo zoek zoeken zoals zonder zou zouden zullen webshop website site service klant klanten online ongeveer circa doorgaans hoelang mag geval situatie methode methoden methodes controleren aanmaken bewerken bijwerken downloaden herstellen status indienen laatste gebruiker mevrouw eraan ermee eronder erover daarop daarvoor daarmee daaraan daarvan daarin m n keer`,
  prepositions: 'naar in met per via door bij voor op uit van aan zonder over buiten binnen',
  determiners: 'de het een mijn mn jullie ons onze deze dit die',
  topicFirst: true,
  not: '\\bniet\\b|\\bgeen\\b|\\bnooit\\b',
  having:
    '\\b(?:hebben jullie|heeft u|is er|zijn er|verkopen jullie|verkoopt u|bieden jullie|doen jullie|accepteren jullie|geven jullie)\\b',
  whichDay: '\\bwelke dag(?:en)?\\b',
  only: 'alleen, uitsluitend, enkel, slechts',
  places: {
    world: 'wereldwijd, hele wereld, over de hele wereld, alle landen, elk land',
    europe: 'europa, europese landen, heel europa',
    union: 'eu=, europese unie, eu landen',
    gulf: 'golfstaten, golflanden, gcc',
    home: 'binnenland, binnen nederland, heel nederland, binnen belgie, landelijk',
    others:
      'GB: engeland, verenigd koninkrijk, groot brittannie, schotland, uk; US: usa, vs, amerika, verenigde staten; NL: holland, waddeneilanden; CZ: tsjechie; AE: dubai, emiraten; KR: korea; CN: china; TR: turkije; BE: vlaanderen, wallonie',
  },
  furniture:
    'recente berichten|recente reacties|meest recente|hallo wereld|geef een reactie|laat een reactie|plaats een reactie|reactie annuleren|je e-mailadres wordt niet|het e-mailadres wordt niet|vereiste velden zijn|zoeken naar|zoek naar|archieven|archief|categorieen|meta|inloggen|berichten feed|reacties feed|ga naar de inhoud|spring naar|menu|home|in winkelmand|toevoegen aan winkelwagen|winkelwagen|winkelmand|delen|een nieuwe wordpress site|voorbeeldpagina|welkom bij wordpress|mogelijk gemaakt door|alle rechten voorbehouden|alles accepteren|cookies accepteren|wij gebruiken cookies|we gebruiken cookies|deze website gebruikt|deze site gebruikt|cookie-instellingen|volg ons|lees verder|lees meer|vorig bericht|volgend bericht|geplaatst in|geen reacties|reactie plaatsen|mijn naam, e-mail|gerelateerde producten|misschien vind je|terug naar boven|geen categorie|bewerken|beantwoorden|algemene voorwaarden',
  topics: {
    delivery:
      'sturen * naar, stuur * naar, bezorg, verzend, verzonden, verstuur, verstur, lever, aflever, opsturen, opgestuurd, ~pakket, ~pakje, ~aankom, ~aangekom, ~komt aan, ~binnenkrijg, thuisbezorg, porto, laten bezorg, toestur, brievenbus, opstuur, verzendkosten betaal, betaal * verzendkosten, verzending betaal; post=, postnl',
    returns:
      'retour, terugsturen, terug sturen, teruggestuurd, stuur terug, terugbreng, teruggeven, terug geven, herroep, bevalt niet, past niet, niet bevalt, niet past, bedenktijd, terugnemen, terug=, terugkrijg, terug krijgen, te klein, te groot, te krap, wil het niet meer, niet tevreden, terug doen, terugdoen, retourneren, staat me niet, bedenk',
    refund:
      'terugbetal, terugbetaal, geld terug, mijn geld, restitutie, je geld, teruggestort, geld wanneer, centen terug, geld retour, terugstort, krijg ik mijn geld, op mijn rekening, op mn rekening, bedrag weer, bedrag terug, geld terug; het geld, het bedrag',
    exchange: 'ruilen, omruil, geruild, inruilen, andere maat omruilen, omwissel, andere maat, andere kleur, in plaats van',
    payment: 'betaal, betalen, betaling, betaald, ideal=, paypal, klarna, bancontact, apple pay, google pay, afrekenen',
    invoice: 'factuur, facturen, bonnetje, kassabon, aankoopbewijs, rekening=, bon=',
    tracking:
      'volgen, track, waar is mijn, waar blijft, status van mijn, bestelstatus, traceer, trackingcode, nog niet binnen, niet aangekomen, nog steeds niet, niet gekregen, nog niet ontvangen, status van * bestelling, status van * pakket',
    ordering: 'hoe bestel, hoe kan ik bestellen, bestelling plaatsen, telefonisch bestellen, bestelproces',
    cancelling: 'annuleer, annuler, afzeggen, opzeggen',
    changing:
      'wijzig, aanpass, aangepast, veranderen, adres fout, verkeerd adres, corriger, bewerk, bezorgadres, afleveradres, verzendadres',
    warranty: 'garantie, fabricagefout, productiefout, fabrieksfout',
    damaged:
      '~kapot, ~beschadigd, ~stuk=, ~defect, ~gebrek, klacht, ~gebroken, ~gescheurd, ~stuk, ~aan diggelen, ~gebarsten, ~deuk, ~geplet, ~verbogen, ~bedorven, ~gekreukt, ~lek aangekomen, doet het niet, werkt niet, ~afgebroken, ~versleten, ~losgelaten, ~barst',
    repair: 'reparatie, reparer, repareer, maken laten, herstel',
    spareParts: 'onderdelen, onderdeel, reserveonderdeel, navul',
    account: 'account, inlog, registr, aanmeld, profiel',
    deleting: 'verwijder, wissen, account sluiten, account opheffen, opheffen, account opzeggen, account annuleren, account beeindig',
    password: 'wachtwoord',
    guest: 'gast=, als gast, zonder account, zonder registr, zonder aan te melden, zonder in te loggen',
    hours:
      'openingstijd, openingsuren, open=, wanneer open, geopend, hoe laat, sluiten jullie, sluitingsdag, vrije dag, gesloten op, wanneer zijn jullie er, wanneer dicht, tot hoe laat, zijn jullie open, welke uren, op welke tijden, welke tijden; gesloten, maandag, uur',
    place:
      'waar zitten jullie, waar zit, waar vind ik jullie, waar zijn jullie, waar is jullie, fysieke winkel, vestiging, filiaal, filialen, showroom, jullie adres, passen in de winkel, winkel in, gevestigd, locatie, langskomen, waar vind ik, welke straat, welke stad, waar ligt, ~langskom, ~langs kom, ~langsgaan, ~binnenlop, ~even langs, ~binnen lopen, ergens bekijken, ergens zien, in het echt, winkel waar, komen kijken, komen passen, in de winkel, ergens passen, ergens komen, ergens proberen, ergens uitproberen, komen proberen, waar kan ik * passen, waar kan ik * proberen; adres, straat, plein, vind je ons, vindt ons, vindt u ons, laan, in onze winkel, onze winkel, kom langs',
    contact:
      'contact, bereik, bellen, klantenservice, spreken met, spreken, klantendienst, klantenondersteuning, helpdesk, support; telefoon, mail, schrijf',
    phone: 'telefoon, telefoonnummer, bellen; tel=, bel=',
    email: 'e mail, email, mailadres, mailen; mail',
    size: 'maat, maten, maattabel, matentabel, pasvorm, afmeting, hoe groot, hoe breed, ~hoe hoog, valt groot, valt klein, vallen ze, valt het, formaat; valt, borst, taille',
    care: 'wassen, was=, wasmachine, wasvoorschrift, onderhoud, reinig, schoonmak, droger, strijken, vaatwasser, ontkalk, gewassen, schoon, schoonmaak, hoe krijg ik, wasbaar; machine, afspoel',
    keeping:
      'houdba, bewaren=, bewaar, hoe lang blijft, hoe lang kan je * bewaren, over de datum, houdbaar, bederf, tht, hoe lang is * goed',
    material: 'materiaal, stof=, stoffen, gemaakt van, waarvan gemaakt, waarvan is, waarvan zijn; katoen, wol, leer, linnen, hout, staal',
    ingredients: 'ingredient, bevat, bevatten, samenstelling, wat zit er in, wat zit erin; bestaat uit, alleen uit, gemaakt met',
    allergens: 'allerg, gluten, lactose, noten, hypoallergeen, intoleran',
    origin:
      'waar * gemaakt, waar * vandaan, geproduceerd, produceer, productie, herkomst, made in, waar komen, waar komt, vandaan, gemaakt in, afkomstig, vervaardig; werkplaats, atelier, gebrand, geteeld',
    giftWrap:
      'cadeauverpakking, inpakken, ingepakt, cadeaupapier, als cadeau, cadeaudoos, wenskaart, kaartje, cadeauservice, als kado, mooi ingepakt, strik, cadeautje',
    giftCard: 'cadeaubon, cadeaukaart, tegoedbon, giftcard, waardebon, kadobon',
    newsletter: 'nieuwsbrief, uitschrijven, afmelden, aanmelden voor * nieuwsbrief, inschrijven * nieuwsbrief',
    privacy: 'privacy, mijn gegevens, persoonsgegevens, avg=, gegevensbescherming',
    wholesale:
      'groothandel, wederverkop, zakelijk, b2b, grote aantallen, grote hoeveel, bulk, doorverkopen, voor mijn winkel, inkopen, wederverko',
    taxes: 'btw, belasting',
    customs: 'douane, invoer, invoerrecht, importkosten',
    company:
      'wie zijn jullie, wie bent u, wat verkopen jullie, wat doen jullie, wat bieden jullie, jullie bedrijf, jullie verhaal, over jullie, wie zit erachter, sinds wanneer best, opgericht, familiebedrijf; sinds=',
    jobs: 'zoeken jullie, zoekt u, vacature, werken bij, solliciter, baan=, stage=, stageplek, carriere, personeel gezocht',
    partners: 'affiliate, influencer, sponsor, samenwerk, pers=, ambassadeur',
    express:
      '~voor morgen, express, spoed, volgende dag, dezelfde dag, morgen in huis, sneller, met voorrang, binnen 24 uur leveren, vandaag nog, meer betalen, haast, morgen al, met spoed, eerder hebben, dringend',
    pickup:
      'ophalen, afhalen, opgehaald, afgehaald, click and collect, oppikken, afhaal, zelf halen, komen halen, zelf ophalen, langskomen om, haal ik, kom het halen, meenemen',
    weekend: 'zaterdag, zondag, weekend, feestdag',
    locker: 'pakketautomaat, afhaalpunt, ophaalpunt, postbus, postkantoor, servicepunt, dhl punt, postnl punt',
    carrier: 'bezorgdienst, vervoerder, pakketdienst, koerier, wie bezorgt, postnl, bpost, dhl, ups=, dpd, gls, welke bezorger',
    abroad: 'buitenland, internationaal, welke landen, andere landen, buiten nederland, buiten belgie; wereldwijd, landen, europa',
    packaging: 'verpakk, verpakt, ~doos, ~dozen, ~karton, plasticvrij, opvulmateriaal; verpak',
    insurance: 'verzeker, kwijtgeraakt, kwijt, verloren, zoekgeraakt',
    label: 'retourlabel, verzendlabel, etiket, label, retourformulier',
    sale: 'afgeprijsd, sale=, uitverkoop, aanbieding, korting artikelen, outlet, solden; afgeprijs',
    used: 'gedragen, gebruikt, geopend, opengemaakt, zonder verpakking, originele verpakking, zonder kaartje, zonder label; ongedragen, ongebruikt, origin, geopend, ongeopend',
    card: 'creditcard, visa=, mastercard, pinpas, amex, betaalpas, maestro, met kaart; kaart',
    transfer: 'overschrijving, overboek, overmaken, vooruitbetal, bankoverschrijving; overschrijv, overboek',
    onAccount: 'achteraf betal, op rekening, op factuur, later betal, achteraf',
    instalments: 'termijn, gespreid, in delen betal, in drie delen, afbetal, financier, in 3 delen',
    cashOnDelivery: 'rembours, bij levering betal, bij aflevering betal, aan de deur betal, betalen bij levering, betalen aan de deur',
    cash: 'contant, cash=',
    crypto: 'crypto, bitcoin, btc, ethereum',
    currency: 'valuta, in dollar, in euro, in pond, wisselkoers',
    discount: 'korting, kortingscode, actiecode, couponcode, coupon, promotie, black friday, goedkoper als, afgeprijsd, actieprijs',
    student: 'student, studenten, senioren, leraar, scholier, 65plus, militair',
    loyalty:
      'spaarkaart, spaarprogramma, spaarpunten, spaaractie, punten sparen, spaar * punten, spaart * punten, sparen * punten, mijn punten, loyaliteit, klantenkaart, vaste klant, club',
    priceMatch: 'laagste prijs, prijsgarantie, goedkoper ergens, elders goedkoper, goedkoper gezien, prijs matchen, prijsverschil',
    stock:
      'op voorraad, voorraad, uitverkocht, weer beschikbaar, leverbaar, weer binnen, terug op voorraad, komt weer, weer op voorraad, nog leverbaar, weer verkrijgbaar',
    preorder: 'reserver, pre order, vooruit bestel, opzij leggen, vooraf bestel',
    minimumOrder: 'minimum bestel, minimale bestel, minimumbedrag, minimale afname, minimum bedrag, minimaal bestel, bestelminimum; minim',
    samples: 'sample, staal=, stalen=, stofstaal, proefmonster, proefpakket, proberen voor, monster',
    custom:
      'met naam, graver, gravure, personalis, gepersonaliseerd, op maat, borduur, borduren, eigen ontwerp, maatwerk, bedruk, mijn naam, naam erop, naam op, initialen, eigen tekst, eigen logo, personaliseer, opdruk, naam erin, tekst op, de naam van, naam * op',
    assembly: 'montage, monteren, in elkaar, installer, installatie, oude apparaat, op de verdieping, naar boven, aansluiten',
    rental: 'huur=, huren, verhuur, lenen, leasen, uitlenen, te leen',
    secondHand: 'tweedehands, tweede hands, inruil, inkoop van, kopen jullie * op=, kopen jullie oude, kopen jullie gebruikte',
    subscription: 'abonnement, abonner, maandelijks automatisch, pauzer, maandbox',
    reviews: 'review, beoordeling, ervaringen, recensie, trustpilot, feedback, mijn mening, beoordelen',
    events: 'cursus, workshop, evenement, proeverij, rondleiding, les=, lessen, training',
    sustainability: 'duurza, milieu, recycl, klimaat, co2, fairtrade, eerlijk, ethisch, klimaatneutraal; duurz, eerlijk',
    vegan: 'vegan, dierlijk, plantaardig, vegetari',
    organic: 'biologisch, bio=, pesticid, gots, ekologisch',
    animalTesting: 'dierproef, dierproeven, getest op dieren, op dieren getest, mulesing, dierenwelzijn; dieren',
  },
  time: {
    asked:
      'hoe lang, hoelang, wanneer, hoe snel, hoeveel dagen, tot wanneer, hoe laat, levertijd, duurt, duur=, termijn, bezorgtijd, tot hoe laat, ~aankom, sinds wanneer, hoe vaak, binnen hoeveel, hoeveel tijd',
    given:
      'dag=, dagen, dagelijks, werkdag, week=, weken, uur, uren, maand, jaar, jaren, morgen=, meteen, direct=, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, januari, februari, maart, april, mei=, juni, juli, augustus, september, oktober, november, december, kerst, minuten, sinds=',
  },
  money: {
    asked:
      'wat kost, kost=, kosten, hoeveel kost, tarief, gratis, prijs van, prijs voor, duur=, wie betaalt, hoeveel moet ik betalen, bijbetalen, rekenen jullie, porto, toeslag',
    given:
      'eur, euro, dollar, usd, cent, gratis, kosteloos, kosten, kost=, tarief, voor eigen rekening, voor onze rekening, voor rekening, betaal je zelf, betaalt u zelf, betalen wij, procent, inbegrepen, kost niets, kost niks, zonder meerprijs, zonder toeslag, rekenen we niets, betaal je niets, betaalt u niets, van het huis, bij de prijs inbegrepen',
  },
  free: {
    asked: 'gratis, kosteloos',
    given:
      'gratis, kosteloos, kost niets, kost niks, zonder meerprijs, zonder toeslag, rekenen we niets, betaal je niets, betaalt u niets, van het huis, bij de prijs inbegrepen',
  },
};
