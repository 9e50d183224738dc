import type { TestShop } from './shape.ts';

/** A Spanish ceramics workshop. */
const barro: TestShop = {
  language: 'es',
  name: 'Barro Vivo',
  services: 'Vendemos platos, tazas y jarrones de cerámica hechos a mano.',
  contact: 'Escríbenos a hola@barro.example.',
  faqs: `¿Cuánto tarda el envío?
Entre 3 y 5 días laborables en la península.

¿Las piezas van al microondas?
Sí, todas menos las que llevan oro.`,
  products: ['Plato Luna', 'Taza Nube', 'Jarrón Duna', 'Cuenco Mar', 'Bandeja Sol'],
  pages: [
    {
      path: '/envios',
      title: 'Envíos',
      text: `Envíos

El envío cuesta 6 € y es gratis a partir de 80 €.

Islas
A Baleares y Canarias enviamos por 14 €; tarda unos diez días.

Portugal
También enviamos a Portugal por 9 €. Solo enviamos a España y Portugal.

Recogida
Puedes recoger tu pedido en el taller sin coste.`,
    },
    {
      path: '/devoluciones',
      title: 'Devoluciones',
      text: `Devoluciones

Tienes 15 días para devolver cualquier pieza sin usar. El transporte de la devolución lo pagas tú.

Piezas rotas
Si algo llega roto, mándanos una foto en 48 horas y te enviamos otra sin coste.`,
    },
    {
      path: '/pago',
      title: 'Formas de pago',
      text: `Formas de pago

Se puede pagar con tarjeta, Bizum o transferencia bancaria.`,
    },
    {
      path: '/taller',
      title: 'El taller',
      text: `El taller

Todo se hace a mano en nuestro taller de Talavera desde 1998.

Horario
Abrimos de lunes a viernes de 10 a 14 y de 17 a 20 h.

Dirección
Calle del Alfar 8, Talavera de la Reina.

Cursos
Los sábados damos clases de torno: 40 € la sesión.

Cuidado
Las piezas se pueden lavar en el lavavajillas a baja temperatura.

Encargos
Personalizamos vajillas con iniciales; tardamos unas cuatro semanas.`,
    },
  ],
  questions: [
    ['¿Cuándo llega mi pedido?', '3 y 5 días'],
    ['¿cuánto cuestan los gastos de envío?', '6 €'],
    ['¿El envío es gratuito a partir de cuánto?', 'gratis a partir'],
    ['¿Enviáis a Canarias?', 'Canarias'],
    ['¿Hacen envíos a México?', 'Solo enviamos'],
    ['¿Puedo pasar a buscarlo por la tienda?', 'recoger tu pedido'],
    ['quiero devolver un plato', '15 días'],
    ['¿Quién paga el transporte si devuelvo algo?', 'lo pagas tú'],
    ['Me ha llegado una taza rota', 'mándanos una foto'],
    ['¿Se puede pagar con Bizum?', 'Bizum'],
    ['¿Aceptan transferencia?', 'transferencia'],
    ['¿Dónde se fabrican las piezas?', 'taller de Talavera'],
    ['¿A qué hora abrís?', '10 a 14'],
    ['¿Cuál es la dirección del taller?', 'Calle del Alfar'],
    ['¿Dais clases de cerámica?', 'clases de torno'],
    ['¿Puedo meter los platos en el lavavajillas?', 'lavavajillas'],
    ['¿Se puede usar en el microndas?', 'menos las que llevan oro'],
    ['¿Hacéis piezas personalizadas con iniciales?', 'con iniciales'],
    ['¿Desde cuándo existe el taller?', '1998'],
    ['plazo de devolucion', '15 días'],
    ['¿cómo os puedo contactar por correo electrónico?', 'hola@barro'],
    ['how long is delivery?', '3 y 5 días'],
  ],
  unanswered: [
    '¿Tenéis tarjetas regalo?',
    '¿Puedo pagar contra reembolso?',
    '¿Cuál es vuestro teléfono?',
    '¿Hacéis envíos urgentes?',
    '¿Hay descuento para estudiantes?',
    '¿Puedo cancelar mi pedido?',
    '¿Envolvéis para regalo?',
    '¿Tenéis ofertas de empleo?',
    '¿Vendéis al por mayor?',
    '¿Cómo borro mi cuenta?',
    '¿Con qué empresa de transporte enviáis?',
    '¿El esmalte contiene plomo?',
    '¿Tenéis tienda en Madrid?',
    '¿Se puede pagar a plazos?',
  ],
};

/** An Italian shop for cyclists. */
const pedale: TestShop = {
  language: 'it',
  name: 'Il Pedale',
  services: 'Vendiamo abbigliamento e accessori per ciclisti.',
  contact: 'Scrivici a ciao@pedale.example oppure chiama lo 051 555 0190.',
  faqs: `Quanto ci vuole per la consegna?
Di solito 2-4 giorni lavorativi in tutta Italia.

Posso provare una maglia in negozio?
Certo, vieni a trovarci senza appuntamento.`,
  products: ['Maglia Stelvio', 'Pantaloncini Gara', 'Casco Vento', 'Guanti Inverno', 'Borraccia'],
  pages: [
    {
      path: '/spedizioni',
      title: 'Spedizioni',
      text: `Spedizioni

La spedizione costa 5,50 € ed è gratuita sopra i 70 €.

Isole
Per Sicilia e Sardegna servono due giorni in più.

Estero
Spediamo in tutta l'Unione Europea con un costo di 15 €.

Corriere
Affidiamo i pacchi a GLS.

Espresso
Con il servizio espresso da 11 € ricevi il pacco il giorno dopo.`,
    },
    {
      path: '/resi',
      title: 'Resi e cambi',
      text: `Resi e cambi

Hai 30 giorni per rendere i capi non indossati, con l'etichetta. Il reso è gratuito.

Cambio taglia
Il cambio taglia è gratuito la prima volta.

Rimborso
Il rimborso arriva entro 10 giorni sullo stesso metodo di pagamento.`,
    },
    {
      path: '/pagamenti',
      title: 'Pagamenti',
      text: `Pagamenti

Accettiamo carte di credito, PayPal, Satispay e contrassegno (supplemento di 4 €).

Fattura
Se ti serve la fattura, inserisci la partita IVA nel carrello.`,
    },
    {
      path: '/taglie',
      title: 'Guida alle taglie',
      text: `Guida alle taglie

Taglia: S · Torace: 88-92 cm · Vita: 74-78 cm
Taglia: M · Torace: 93-97 cm · Vita: 79-83 cm
Taglia: L · Torace: 98-102 cm · Vita: 84-88 cm`,
    },
    {
      path: '/negozio',
      title: 'Il negozio',
      text: `Il negozio

Siamo in via Saragozza 77 a Bologna.

Orari
Aperti dal martedì al sabato, 9.30-13 e 15.30-19.30.

Officina
La nostra officina ripara biciclette di ogni marca, su appuntamento.

Lavaggio
Le maglie si lavano in lavatrice a 30 gradi, senza ammorbidente.

Le maglie sono prodotte a Treviso con tessuti riciclati.`,
    },
  ],
  questions: [
    ['Quando arriva il mio ordine?', '2-4 giorni'],
    ['quanto costa la spedizione', '5,50'],
    ['Da quanto la spedizione è gratis?', 'gratuita sopra'],
    ['Spedite in Sardegna?', 'Sardegna'],
    ['Consegnate in Francia?', 'Unione Europea'],
    ['Con quale corriere spedite?', 'GLS'],
    ['Mi serve per domani, avete la spedizione veloce?', 'giorno dopo'],
    ['Posso restituire un paio di guanti?', '30 giorni'],
    ['Quanto costa il reso?', 'Il reso è gratuito'],
    ['ho sbagliato taglia, posso cambiarla', 'cambio taglia'],
    ['Entro quando ricevo il rimborso?', 'entro 10 giorni'],
    ['Si può pagare alla consegna?', 'contrassegno'],
    ['Accettate Satispay?', 'Satispay'],
    ['Mi serve la fattura, come faccio?', 'partita IVA'],
    ['Che misura di torace ha la M?', '93-97'],
    ['Dove siete?', 'via Saragozza'],
    ['Siete aperti il sabato?', 'martedì al sabato'],
    ['Riparate anche biciclette?', 'ripara biciclette'],
    ['Come si lavano le maglie?', 'lavatrice a 30'],
    ['Dove vengono prodotte le maglie?', 'Treviso'],
    ['Si possono provare le maglie in negozio?', 'senza appuntamento'],
    ['qual è il vostro numero di telefono', '051'],
  ],
  unanswered: [
    'Spedite in Svizzera?',
    'Avete buoni regalo?',
    'Posso pagare a rate?',
    'Fate sconti per studenti?',
    'Posso ritirare l’ordine in negozio?',
    'Fate confezioni regalo?',
    'Cercate personale?',
    'Che garanzia hanno i caschi?',
    'Consegnate anche la domenica?',
    'Come cancello il mio account?',
    'Avete un programma fedeltà?',
    'Si può pagare con bonifico?',
    'Noleggiate biciclette?',
    'Stampate il nome sulla maglia?',
  ],
};

/** A Dutch shop for plants. */
const groen: TestShop = {
  language: 'nl',
  name: 'Groenhoek',
  services: 'Wij verkopen kamerplanten, potten en potgrond.',
  contact: 'Mail naar hoi@groenhoek.example of app naar 06 12345678.',
  faqs: `Wat is de levertijd?
Voor 16.00 uur besteld is binnen twee werkdagen in huis.

Leveren jullie planten ook in de winter?
Ja, bij vorst verpakken we ze extra warm.`,
  products: ['Monstera Deliciosa', 'Sanseveria', 'Terracotta Bloempot', 'Potgrond 10 liter', 'Plantenspuit', 'Hangmand'],
  pages: [
    {
      path: '/bezorging',
      title: 'Bezorging',
      text: `Bezorging

Verzending kost € 4,95. Boven € 50 bezorgen we gratis.

België
Naar België verzenden we voor € 6,95. Buiten Nederland en België leveren we niet.

Afhalen
Je kunt je bestelling gratis afhalen in onze kas in Aalsmeer.

Track & trace
Zodra je pakket onderweg is krijg je een trackingcode van PostNL.`,
    },
    {
      path: '/retour',
      title: 'Retourneren',
      text: `Retourneren

Potten en accessoires kun je binnen 30 dagen terugsturen. Planten kunnen we niet terugnemen.

Plant beschadigd
Komt je plant beschadigd aan? Stuur binnen 24 uur een foto, dan krijg je een nieuwe.

Terugbetaling
Je geld staat binnen een week weer op je rekening.`,
    },
    {
      path: '/betalen',
      title: 'Betalen',
      text: `Betalen

Je betaalt met iDEAL, Bancontact of creditcard. Achteraf betalen kan met Klarna.

Cadeaubon
Onze cadeaubonnen zijn drie jaar geldig.`,
    },
    {
      path: '/verzorging',
      title: 'Verzorging',
      text: `Verzorging

Water geven
Geef de Monstera één keer per week water. De Sanseveria heeft genoeg aan één keer per maand.

Licht
Zet je plant niet in de volle zon.

Verpotten
Verpot kamerplanten elke twee jaar, het liefst in het voorjaar.

Giftig
De Monstera is giftig voor katten en honden.`,
    },
    {
      path: '/kas',
      title: 'Onze kas',
      text: `Onze kas

Je vindt ons aan de Hornweg 200 in Aalsmeer.

Openingstijden
Open van donderdag tot en met zaterdag, 10.00 tot 17.00 uur.

Duurzaam
We kweken zonder pesticiden en verpakken zonder plastic.

Workshop
Elke maand geven we een workshop terrarium maken, € 39 per persoon.`,
    },
  ],
  questions: [
    ['Hoe lang duurt de bezorging?', 'binnen twee werkdagen'],
    ['wat zijn de verzendkosten', '€ 4,95'],
    ['Vanaf welk bedrag is verzenden gratis?', 'Boven € 50'],
    ['Verzenden jullie naar België?', 'België'],
    ['Leveren jullie in Duitsland?', 'leveren we niet'],
    ['Kan ik mijn bestelling ophalen?', 'afhalen in onze kas'],
    ['Hoe kan ik mijn pakket volgen?', 'trackingcode'],
    ['Kan ik een bloempot terugsturen?', '30 dagen'],
    ['Mag ik een plant retourneren?', 'niet terugnemen'],
    ['Mijn plant is kapot aangekomen', 'binnen 24 uur een foto'],
    ['Wanneer krijg ik mijn geld terug?', 'binnen een week'],
    ['Kan ik met iDEAL betalen?', 'iDEAL'],
    ['Kan ik achteraf betalen?', 'Achteraf betalen kan'],
    ['Hoe lang is een cadeaubon geldig?', 'drie jaar'],
    ['Hoe vaak moet ik de Monstera water geven?', 'per week'],
    ['Wanneer moet ik verpotten?', 'elke twee jaar'],
    ['Is de monstera giftig voor mijn kat?', 'giftig'],
    ['Waar zitten jullie?', 'Hornweg'],
    ['Zijn jullie zaterdag open?', 'tot en met zaterdag'],
    ['Gebruiken jullie bestrijdingsmiddelen of pesticiden?', 'zonder pesticiden'],
    ['Geven jullie workshops?', 'terrarium'],
    ['bezorgkosten kamerplanten', '€ 4,95'],
  ],
  unanswered: [
    'Bezorgen jullie op zondag?',
    'Kan ik in termijnen betalen?',
    'Hebben jullie vacatures?',
    'Is er studentenkorting?',
    'Kan ik mijn bestelling annuleren?',
    'Pakken jullie het in als cadeau?',
    'Kan ik contant betalen?',
    'Hoe verwijder ik mijn account?',
    'Leveren jullie aan bedrijven, hebben jullie groothandelsprijzen?',
    'Hebben jullie een winkel in Utrecht?',
    'Kan ik de plant met spoed krijgen?',
    'Waar is factuur 2024118?',
    'Hebben jullie een spaarprogramma?',
    'Wie is de koning?',
  ],
};

/** A Polish shop for children's clothes. */
const maluch: TestShop = {
  language: 'pl',
  name: 'Maluch',
  services: 'Szyjemy ubranka dla dzieci z bawełny organicznej.',
  contact: 'Napisz do nas: czesc@maluch.example lub zadzwoń 22 555 01 43.',
  faqs: `Ile trwa dostawa?
Paczki docierają w ciągu 2-3 dni roboczych.

Czy ubranka się kurczą?
Nie, dzianina jest wstępnie prana.`,
  products: ['Body Chmurka', 'Śpioszki Miś', 'Czapka Listek', 'Kocyk Minky', 'Sukienka Malina'],
  pages: [
    {
      path: '/dostawa',
      title: 'Dostawa',
      text: `Dostawa

Kurier kosztuje 15 zł, paczkomat 12 zł. Od 200 zł wysyłka jest darmowa.

Zagranica
Wysyłamy do Czech, Niemiec i na Słowację za 49 zł. Do innych krajów nie wysyłamy.

Odbiór osobisty
Zamówienie można odebrać w naszej pracowni w Łodzi.`,
    },
    {
      path: '/zwroty',
      title: 'Zwroty i reklamacje',
      text: `Zwroty i reklamacje

Na zwrot masz 30 dni. Ubranka muszą mieć metki i nie mogą być noszone. Koszt odesłania ponosi kupujący.

Zwrot pieniędzy
Pieniądze oddajemy w ciągu 7 dni.

Reklamacje
Wadliwy produkt wymienimy lub naprawimy w ciągu 14 dni.`,
    },
    {
      path: '/platnosci',
      title: 'Płatności',
      text: `Płatności

Zapłacisz BLIKIEM, kartą lub szybkim przelewem. Możliwa jest też płatność za pobraniem, dopłata 5 zł.

Faktura
Fakturę wystawiamy na życzenie, podaj NIP w zamówieniu.`,
    },
    {
      path: '/rozmiary',
      title: 'Tabela rozmiarów',
      text: `Tabela rozmiarów

Rozmiar: 62 · Wiek: 0–3 miesiące · Wzrost: do 62 cm
Rozmiar: 68 · Wiek: 3–6 miesięcy · Wzrost: do 68 cm
Rozmiar: 74 · Wiek: 6–9 miesięcy · Wzrost: do 74 cm`,
    },
    {
      path: '/pracownia',
      title: 'Pracownia',
      text: `Pracownia

Szyjemy w Łodzi, przy ulicy Piotrkowskiej 101.

Godziny otwarcia
Od poniedziałku do piątku 9–17.

Pranie
Pierz w 40 stopniach na lewej stronie, nie używaj suszarki.

Certyfikaty
Bawełna ma certyfikat GOTS.

Prezent
Pakujemy na prezent za 8 zł i dołączamy bilecik.`,
    },
  ],
  questions: [
    ['Kiedy dotrze moja paczka?', '2-3 dni'],
    ['ile kosztuje wysylka', '15 zł'],
    ['Od jakiej kwoty dostawa jest darmowa?', 'darmowa'],
    ['Czy wysyłacie do Niemiec?', 'Niemiec'],
    ['Czy wysyłacie do Norwegii?', 'innych krajów'],
    ['Czy dostarczacie do paczkomatu?', 'paczkomat'],
    ['Czy mogę odebrać zamówienie osobiście?', 'odebrać w naszej pracowni'],
    ['Chcę zwrócić sukienkę, ile mam czasu?', '30 dni'],
    ['Kto płaci za odesłanie?', 'ponosi kupujący'],
    ['Kiedy dostanę zwrot pieniędzy?', '7 dni'],
    ['Body ma wadę, co robić?', 'Wadliwy'],
    ['Czy można zapłacić blikiem?', 'BLIK'],
    ['czy jest platnosc za pobraniem', 'za pobraniem'],
    ['Czy wystawiacie faktury?', 'NIP'],
    ['Jaki rozmiar dla dziecka w wieku 6 miesięcy?', '3–6'],
    ['Gdzie jest wasza pracownia?', 'Piotrkowskiej'],
    ['W jakich godzinach jesteście otwarci?', '9–17'],
    ['W ilu stopniach prać śpioszki?', '40 stopniach'],
    ['Czy bawełna ma certyfikat?', 'GOTS'],
    ['Czy pakujecie na prezent?', '8 zł'],
    ['Czy ubranka kurczą się w praniu?', 'wstępnie prana'],
    ['jaki macie numer telefonu?', '22 555'],
  ],
  unanswered: [
    'Czy można płacić na raty?',
    'Czy macie karty podarunkowe?',
    'Czy dostarczacie w sobotę?',
    'Czy mogę anulować zamówienie?',
    'Jak usunąć konto?',
    'Czy szukacie pracowników?',
    'Czy jest zniżka dla studentów?',
    'Czy macie program lojalnościowy?',
    'Czy haftujecie imiona?',
    'Czy prowadzicie sprzedaż hurtową?',
    'Czy macie sklep w Krakowie?',
    'Gdzie znajdę fakturę 10293?',
    'Czy jest przesyłka ekspresowa?',
    'Kto wygrał mecz?',
  ],
};

export const secondShops: readonly TestShop[] = [barro, pedale, groen, maluch];
