import type { DialogueWords } from '../../dialogue/shape.ts';

export const dialogue: DialogueWords = {
  phrases: {
    greeting: 'hoi hoi, heey, goeiedag, hallo, hoi, hi, hey, goedemorgen, goedemiddag, goedenavond, goedendag, dag, goeiemorgen',
    thanks: 'bedankt, dank je, dank u, dankjewel, dank je wel, dank u wel, dankuwel, hartelijk dank, thanks, bedankt he',
    acknowledged:
      'ok, oke, prima, top, goed, mooi, perfect, ja, duidelijk, begrepen, super, geweldig, is goed, nee bedankt, snap ik, fijn, okay',
    goodbye: 'doei, tot ziens, dag hoor, fijne dag, tot straks, tot snel, daag, fijne avond',
    person:
      'spreken, praten, mens, echt persoon, een persoon, medewerker*, klantenservice, jullie team, uw team, spreken met, praten met, iemand spreken, een echt mens, echte persoon, adviseur, bel me, iemand van',
    discount:
      'korting*, kortingscode*, actiecode*, coupon*, voucher*, aanbieding*, actie, acties, betere prijs, afdingen, waardebon, speciale aanbieding*, onderhandelen',
    gift: 'cadeau, cadeautje, kado, kadootje',
    seeking:
      'ik zocht, wij zochten, ik ben op zoek, hebben jullie, heeft u, heb je, hebt u, verkopen jullie, verkoopt u, wat heb ik nodig, ik zoek, zoek, op zoek naar, wij zoeken, laat zien, laat me zien, toon, ik heb nodig, nodig, ik wil, ik wil graag, ik zou graag, iets voor, zijn er, is er, bieden jullie, kan ik, graag een, verkoop je, mag ik, in de winkel, van alle, laat eens zien, laat maar zien, wat jullie aan, wat hebben jullie aan, zoeken, we zoeken, zoeken we, zoek ik, zocht, zochten, we zijn op zoek, zijn op zoek, ben op zoek, opzoek naar, heeft u ook, hebben jullie ook, heb je ook, heb jij, had je, had u, hadden jullie, zou u, zou je, mag ik zien, kun je me, kunt u mij, kunnen jullie mij, kunt u me, kan je me, laten zien, laat je zien, laat u zien, tonen, toont u, wij willen, we willen, we willen graag, wil graag, wil ik, willen we, zou graag, zouden graag, wij zouden, heb ik nodig, hebben we nodig, we hebben nodig, nodig heb, verkopen jullie ook, verkoopt u ook, bestaat er, bestaan er, zit er in het assortiment, in het assortiment, in huis, heeft u in huis, ik had graag, had ik graag, wij hadden graag, ik wou graag, wou graag, gezocht, interesse in, ik neem graag, geef me, doe mij maar, hebben jllie, hebben jlie',
    advice:
      'aanrad*, raad je aan, raden jullie aan, raadt u aan, adviseer*, adviser*, aanbevel*, aanbevol*, suggestie*, help me kiezen, wat zou je, tip, tips, populair*, bestseller*, advies, bevelen jullie aan, raad, wat gebruik ik, wat neem ik, welke neem ik, wat koop ik, welke koop ik, wat helpt, wat kan ik het beste, welke kan ik het beste',
    first: 'eerste, nummer een, nummer 1, 1e',
    second: 'tweede, nummer twee, nummer 2, 2e',
    third: 'derde, nummer drie, nummer 3, 3e',
    fourth: 'vierde, nummer 4, 4e',
    fifth: 'vijfde, nummer 5, 5e',
    last: 'laatste',
    it: 'dit product, dat product, het product, het artikel, hem, deze hier, ie, ervan, die ene, deze',
    them: 'daarvan, hiervan, ervan, ze, zij, hen, alle drie, deze producten',
    both: 'voor beide, voor allebei, van elk een, van allebei een, beide, allebei, de twee, die twee, deze twee, alle twee',
    one: 'een, eentje',
    others:
      'andere, ander, anders, nog meer, iets anders, wat anders, verder nog, alternatie*, nog een, overige, nog andere, meer opties, meer van, meer laten, de andere, die andere, het andere',
    cheaper:
      'goedkoper*, goedkopere, voordeliger*, te duur, minder duur, betaalbaarder, niet zo duur, kost minder, iets goedkopers, voor minder, minder kost, minder kosten, prijzig, iets duur, wat duur, vrij duur, betaalbaarders, betaalbaardere, minder geld, lagere prijs, lager geprijsd, zoveel geef ik, te veel geld, boven mijn budget, minder uitgeven, zoveel uitgeven, schappelijker*, budgetvriendelijk*',
    dearer:
      'was duurder, was het duurder, was hij duurder, was die duurder, was dat duurder, waren ze duurder, kostte meer, meer gekost, duurder*, duurdere, luxer*, luxere, kost meer, meer uitgeven, iets meer uitgeven, meer uitgeef, iets meer uitgeef, iets meer betaal, meer betalen',
    cheapest:
      'de goedkope, goedkoopste, voordeligste, laagste prijs, laagst geprijsde, het goedkoopst, goedkoopst, voordeligst, het voordeligst, van goedkoop naar duur, prijs oplopend, kost het minst, het minst kost, minst duur, minst dure, kosten het minst',
    dearest: 'duurste, hoogste prijs, het duurst, duurst',
    which: 'welke, welk, wat voor, van wat voor',
    some: 'iets voor, iets om, een ding, dingetje, een of ander, iets, wat, wat hebben jullie, wat heeft u, wat heb je',
    price:
      'wat is het bedrag, kwijt, ben ik kwijt, ben ik dan kwijt, kom ik op uit, kom ik uit, betaal ik, prijs, prijzen, kost, kosten, hoeveel kost, hoeveel, wat kost, wat kosten, hoe duur, geprijsd, kostte, kostprijs, komt op, op welk bedrag, kom ik dan uit, kom ik dan op uit, kom je dan uit, kom je uit, moet ik daarvoor betalen, moet ik ervoor betalen, moet ik hiervoor betalen, hoeveel moet ik betalen, wat moet ik betalen, hoeveel moeten we betalen, wat moeten we betalen, wat betaal je',
    formerly:
      'was duurder, was het duurder, was hij duurder, was die duurder, was dat duurder, waren ze duurder, kostte meer, eerst, vroeger, eerder, voorheen, vorige, ooit, daarvoor',
    saving:
      'eerder meer, vroeger meer, eerst meer, afgeprijsd, oude prijs, normale prijs, oorspronkelijk*, vanprijs, bespaar*, besparing, in de aanbieding, in de uitverkoop, uitverkoop, sale, was eerst, voorheen, adviesprijs, in plaats van, kostte eerst, kostte eerder, prijs eerst, prijs eerder, prijs vroeger, prijs voorheen, was de prijs, voor de korting, voor de aanbieding, korting op, in promotie, hoeveel korting, afgeprijst, wat kostte, hoe duur was, hoeveel kostte, prijs verlaagd, van hoeveel',
    size: 'maat, maten, welke maat, welke maten, schoenmaat, grootte',
    colour:
      'kleur, kleuren, welke kleur, welke kleuren, tint, tinten, kleurtje, kleurtjes, kleuroptie*, kleurvariant*, kleurkeuze*, kleurmogelijkhe*',
    material:
      'materiaal, materialen, gemaakt van, is het gemaakt, is die gemaakt, zijn ze gemaakt, stof, waarvan, bestaat uit, samenstelling',
    stock: 'op voorraad, voorradig, leverbaar, beschikbaar*, uitverkocht, nog te krijgen, verkrijgbaar, nog hebben',
    count: 'hoeveel soorten, hoeveel verschillende, aantal, hoeveel stuks',
    total:
      'wat wordt dat, wat wordt het, wat komt dat op, tezamen, alles bij mekaar, opgeteld, wat maakt dat, bij mekaar, totaal, in totaal, samen, bij elkaar, alles samen, voor beide, som, voor allebei, alles bij elkaar',
    byHowMuch:
      'hoeveel duurder, hoeveel goedkoper, hoeveel meer, hoeveel minder, hoeveel extra, hoeveel scheelt, meer dan, prijsverschil*, verschil in prijs',
    compare:
      'vergelijk*, verschil*, versus, vs, beter, beste van, zich tot elkaar, ten opzichte van elkaar, waarin zijn ze anders, zijn ze anders, anders aan, met elkaar, naast elkaar, het een van het ander, onderscheid*',
    details:
      'meer over, meer informatie, details, meer details, beschrijf*, beschrijving, vertel me meer, kenmerken, eigenschappen, vertel meer, info over, vertel, zit erin, zit er in, bevat, inhoud, in de doos, in het pakket, in de verpakking',
    time: 'hoe lang, hoelang, wanneer, hoe snel, hoeveel dagen, duurt, levertijd, binnen hoeveel dagen, hoe vlug, hoe rap, hoelang duurt, binnen welke tijd',
    without:
      'geen, zonder, allergisch voor, allergie voor, allergisch tegen, niet, behalve, maar geen, maar niet, niet van, liever niet, hou niet van, nergens, uitgezonderd, niets, niks, niets van, vergeet de, vergeet het, vergeet die, vergeet dat, vermijd*, mag geen, vrij van, anders dan, niet uit, niet met, wil geen, liever geen, in plaats van',
    with: 'bezorgd, geleverd, inc, voeg toe, doe erbij, voeg, erbij, daarbij, toevoegen, samen met, met, inclusief, incl, plus, inbegrepen',
    under: 'onder, minder dan, goedkoper dan, beneden, onder de',
    upTo: 'tot, maximaal, hoogstens, max, niet meer dan, budget, budget van, tot maximaal, ten hoogste, uitgeven',
    over: 'boven, meer dan, duurder dan, boven de',
    atLeast: 'minstens, minimaal, vanaf, ten minste, minimum',
    between: 'tussen, van',
    and: 'en, en hoe zit het met, hoe zit het met, wat dacht je van, ook, en wat, dan',
    to: 'naar, in, aan',
    currency: 'euro, euros, eur, dollar, dollars, pond, cent',
    weighs:
      'hoe zwaar, weegt, wegen, hoeveel weegt, lichter, lichters, lichtste, zwaarder, zwaarders, zwaarste, lichtere, lichtst, weegt minder, weegt het minst, minder zwaar, zwaardere, zwaarst, weegt meer, weegt het meest',
    long: 'hoe lang is, hoe lang zijn, langer, langers, langste, korter, korters, kortste, kortere, kortst, langere, langst',
    wide: 'hoe breed, breder, breders, breedste, smaller, smallers, smallere, smalste, smalst, bredere, breedst',
    tall: 'hoe hoog, hoger, hogers, hoogste, lager, lagers, lagere, laagste, hogere, hoogst',
    deep: 'hoe diep, dieper, ondieper, diepere, diepst',
    big: 'hoe groot, groter, groters, kleiners, grootste, afmeting*, welke maten heeft, hoe klein, kleiner, kleinere, kleinste, kleinst, compacter, grotere, grootst',
    holds:
      'hoeveel past, hoeveel gaat erin, wat past er, hoeveel liter, hoeveel kan erin, past erin, past er in, past minder in, past meer in, past het meest in',
    power: 'hoe sterk, hoeveel watt, hoe fel, sterker, zwakker, sterkste, feller, krachtiger',
    lasts:
      'hoe lang gaat, hoe lang brandt, hoe lang houdt, hoe lang doet, brandduur, accuduur, gaat korter mee, gaat langer mee, gaat het langst mee, brandt langer',
    least:
      'lichter, lichters, korters, smallers, lagers, kleiners, lichtere, lichtste, lichtst, weegt minder, weegt het minst, minder zwaar, korter, kortere, kortste, kortst, smaller, smallere, smalste, smalst, lager, lagere, laagste, ondieper, kleiner, kleinere, kleinste, kleinst, compacter, past minder in, zwakker, gaat korter mee',
    most: 'zwaarder, zwaarders, langers, breders, hogers, groters, sterkers, zwaardere, zwaarste, zwaarst, weegt meer, weegt het meest, langer, langere, langste, langst, breder, bredere, breedste, breedst, hoger, hogere, hoogste, hoogst, dieper, diepere, diepst, groter, grotere, grootste, grootst, past meer in, past het meest in, sterker, sterkste, feller, krachtiger, gaat langer mee, gaat het langst mee, brandt langer',
    filler:
      'precies, ff, aub, effe, eens, es, aan, af, al, alle, alles, als, altijd, artikel, artikelen, bedoel, ben, bent, bestel, bestellen, bestelling, bij, bijvoorbeeld, binnen, blijven, cadeau, cadeaus, cadeautje, collectie, da, daar, dan, dat, de, denk, der, deze, die, dit, doe, doen, door, dus, echt, een, eens, eigenlijk, elke, en, enkele, er, even, gaan, gaat, geef, geef, geen, goed, goede, graag, had, heb, hebben, hebt, heeft, heel, helpen, hele, hem, het, hier, hij, hoe, houden, hun, iemand, iets, ik, in, is, ja, je, jou, jouw, juiste, jullie, kan, keuze, kiezen, kijken, klein, komen, komt, koop, kopen, krijg, krijgen, kun, kunnen, kunt, leuk, leuke, liever, maak, maar, maken, man, me, meeste, mij, mijn, misschien, model, modellen, moet, mogelijk, mogen, mooi, mooie, na, naar, nee, nieuw, nieuwe, nog, nou, nu, of, om, ons, ook, op, over, paar, past, per, product, producten, shop, soort, soorten, staat, stuk, stuks, te, toch, toe, uit, uw, van, vanuit, vandaag, veel, verkoop, verkopen, vinden, voor, vraag, waar, waarom, wat, we, weet, wel, welke, wensen, wie, wij, wil, willen, winkel, winkelen, worden, wordt, zal, ze, zien, zijn, zit, zo, zoals, zou, zouden, ongeveer, circa, rond, dag, dagen, week, weken, werkt, accepteren, dezelfde, hetzelfde, dragen, precies, assortiment, doet, hulp, nemen, alleen, opties, optie, bieden, online, geven, zeggen, hoor, gewoon, maken, bestelt, neem, geschikt, mag, meer, meest, minder, enfin, maakt niet uit, nou ja, vergeet niet, erop, erin, eraan, ermee, eronder, erover, daarop, daarvoor, daarmee, daaraan, daarvan, daarin, m, n, laat, zelf, oh, ach, och, tja, goh, elkaar, waarin, vragen, noemen, vertellen',
    men: 'vader, papa, man, echtgenoot, vriend, broer, opa, grootvader, oom, schoonvader, pa',
    women: 'moeder, mama, vrouw, echtgenote, vriendin, zus, zusje, oma, grootmoeder, tante, schoonmoeder, ma',
    boys: 'zoontje, zoontjes, kleinzoontje, zoon, zoontje, neef, neefje, kleinzoon',
    girls: 'dochtertje, dochtertjes, kleindochtertje, dochter, dochtertje, nicht, nichtje, kleindochter',
    children: 'kleinkind*, petekind*, mijn kinderen, mijn kind, tiener*, kleuter*, peuter*',
    babies: 'pasgeboren*, mijn baby',
    delivery:
      'lever*, leveren, verzend*, verzenden, bezorg*, verzonden, verstuur*, versturen, pakket*, pakje, porto, opsturen, stuur, stuurt, stuurde, stuurden, sturen, aankomen, komt aan, aankomst, thuisbezorg*, bezorgd, geleverd',
    returns:
      'retour*, terugstur*, terugzend*, terugbetal*, teruggave, geld terug, ruil*, omruil*, teruggeven, herroep*, terugbreng*, niet past, past niet, niet bevalt, bevalt niet, terug sturen, terug, teruggestuurd, terugnemen',
    payment:
      'betaal*, betalen, betaling*, ideal, creditcard*, paypal, klarna, achteraf, bancontact, overschrij*, pinnen, in termijnen, apple pay, google pay, visa, mastercard, rembours',
    invoice: 'factuur, facturen, bon, kassabon, rekening',
    tracking: 'track and trace, volgen, waar is mijn bestelling, mijn bestelling, mijn pakket, mijn pakje, bestelstatus, tracking',
    cancelling: 'annuler*, bestelling wijzigen',
    warranty: 'garantie*, defect*, kapot*, beschadig*, reparatie*, reparer*, gedekt',
    account: 'account, inlog*, aanmeld*, registr*, wachtwoord, spaarpunten',
    hours: 'openingstijd*, open, geopend, gesloten, hoe laat',
    place:
      'adres, waar zitten jullie, waar zijn jullie, gevestigd, fysieke winkel, winkels, afhal*, ophal*, filiaal, filialen, showroom, langskomen, waar zit',
    contact:
      'wie kan ik bellen, wie bel ik, bij wie moet ik zijn, bij wie kan ik terecht, wie kan ik vragen, contact*, telefoon*, email, e mail, mailen, bellen, bereik*, whatsapp, mailadres, telefoonnummer',
    care: 'in de was, de was in, de was doen, wassen, wasmachine, wasbaar, schoonmaak*, reinig*, onderhoud*, strijk*, droger, vaatwasser*',
    origin: 'waar worden, gemaakt in, herkomst, geproduceerd, waar komen, waar komt, made in, vandaan',
    gifts: 'cadeauverpak*, cadeaubon*, cadeaukaart*, inpak*, ingepakt, cadeaupapier, verpak*',
    newsletter: 'nieuwsbrief, nieuwsbrieven, abonn*, afmeld*',
    privacy: 'privacy*, mijn gegevens, persoonsgegevens, avg',
    wholesale: 'groothandel*, grote aantallen, bulk, zakelijk*, wederverko*, b2b',
    taxes: 'btw, belasting*, douane*, invoerrecht*',
    company:
      'wie zijn jullie, wie bent u, wat verkopen jullie, wat doen jullie, jullie bedrijf, wat bieden jullie, over jullie, ben je een bot, ben je een robot, uw bedrijf',
  },
  numbers:
    'een/1 twee/tweemaal/twee_keer/2x drie/driemaal/drie_keer/3x vier/viermaal/vier_keer/4x vijf zes/half_dozijn zeven acht negen tien elf twaalf/dozijn vijftien=15 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90 honderd=100',
  budgetBehind: false,
  withoutBehind: false,
  deliveryCost: 'Wat kost de verzending?',
  returnPeriod: 'Hoeveel dagen heb ik om een product terug te sturen?',
  says: {
    cheaper: 'Dit is goedkoper:',
    nothingCheaper: 'Ik heb niets goedkopers van deze soort gevonden.',
    dearer: 'Dit is een stapje hoger:',
    nothingDearer: 'Ik heb niets duurders van deze soort gevonden.',
    others: 'Hier is nog meer:',
    noOthers: 'Dat is alles wat ik van deze soort heb.',
    count: (count) => (count === 1 ? 'Daarvan hebben we één product:' : `Daarvan hebben we ${count} producten, bijvoorbeeld:`),
    notAmong: (wanted) => `${wanted} zit er niet bij.`,
    notReduced: (title) => `Voor ${title} staat geen eerdere prijs vermeld.`,
    alternatives: 'Deze wel:',
    described: (title, sentence) => `In de beschrijving van ${title} staat: ${sentence}`,
    statedInstead: 'Dit staat er wel vermeld:',
  },
};
