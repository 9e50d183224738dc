/** What shops are asked, in the words of visitors and of owners: 'reimbursed' finds what stands under 'refund'. English and German. */
import { wordsOf } from '../../recommendation/index.ts';

/**
 * `asked`: how visitors begin to ask for it; `said`: what owners call it. Beginnings of folded words; several words are a phrase, the last
 * of which is a beginning. What is asked counts as said too.
 */
export interface Topic {
  name: string;
  asked: readonly string[];
  said: readonly string[];
  /** Sharpens a question, and answers none by itself. */
  aspect?: true;
}

const topic = (name: string, asked: string, said = ''): Topic => ({ name, asked: list(asked), said: list(said) });
const aspect = (name: string, asked: string, said: string): Topic => ({ ...topic(name, asked, said), aspect: true });
const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const allTopics: readonly Topic[] = [
  topic(
    'delivery',
    'deliver, shipment, shipping, ship, dispatch, parcel, package, postage, courier, arriv, how soon, can i expect, versand, verschick, verschifft, liefer, zustell, paket, sendung, porto, ankomm, kommt an, ankunft',
    'express, post, dhl, ups, hermes',
  ),
  topic(
    'returns',
    'return, refund, reimburs, restitution, money back, send back, sending back, give back, send it back, exchange, withdraw, ruckgabe, zuruckgeb, zuruckschick, zurucksend, zuruckgeben, ruckerstatt, erstatt, geld zuruck, umtausch, umtauschen, widerruf, retour, rucksend',
    'send anything back, ruckgaberecht',
  ),
  topic(
    'payment',
    'pay, payment, payed, paid, credit card, debit card, paypal, klarna, apple pay, google pay, installment, instalment, bezahl, zahl, zahlung, kreditkarte, lastschrift, vorkasse, ratenzahlung, kauf auf rechnung',
    'card, visa, mastercard, sofort',
  ),
  topic('invoice', 'invoice, bill, bills, receipt, rechnung, rechnungen, quittung, beleg, kassenbon'),
  topic(
    'tracking',
    'track my, track the, track an, track order, tracking, where is my order, where s my order, order status, status of my order, sendungsverfolg, bestellstatus, wo ist meine bestellung, wo bleibt',
    'verfolgen',
  ),
  topic('cancelling', 'cancel, storn, abbestell', 'widerruf'),
  topic(
    'warranty',
    'warrant, guarant, garantie, gewahrleist, defect, broken, damaged, faulty, repair, defekt, kaputt, beschadigt, reparatur, reparier',
  ),
  topic(
    'account',
    'account, log in, login, sign in, sign up, register, registration, password, konto, kundenkonto, anmeld, registrier, passwort, einlogg',
  ),
  topic(
    'hours',
    'opening hours, opening times, are you open, when do you open, open on, offnungszeit, geoffnet, wann offnet, habt ihr auf',
    'open, hours, closed, geschlossen',
  ),
  topic(
    'place',
    'located, location, are you based, where are you, your address, showroom, visit you, branch, filiale, standort, wo seid ihr, wo sind sie, ladengeschaft, eure adresse, ihre adresse',
    'address, adresse, strasse, street, store in',
  ),
  topic(
    'contact',
    'contact, phone, telephone, email, e mail, reach you, reach the, call you, kontakt, telefon, telefonnummer, erreich, anrufen',
    'call, mail, whatsapp, xcontact',
  ),
  topic('size', 'size, sizing, what size, measurement, size chart, grosse, grossen, passform, masse, grossentabelle', 'fit, fits, fallt'),
  topic('care', 'wash, care for, take care, clean, laundry, waschen, wasch, pflege, pflegen, reinig', 'machine, dry, hand, maschine'),
  topic(
    'material',
    'material, fabric, made of, organic, vegan, sustainab, recycled, stoff, woraus, bio, nachhaltig',
    'cotton, wool, leather, baumwolle, wolle, leder',
  ),
  topic(
    'origin',
    'where are your, where is it made, where are they made, made in, manufactur, produced, produktion, hergestellt, herkunft, produziert',
    'made, workshop, factory',
  ),
  topic('gifts', 'gift, gift wrap, present, gift card, voucher, geschenk, geschenkverpackung, gutschein, geschenkkarte'),
  topic('newsletter', 'newsletter, subscri, unsubscrib, abonn, abo'),
  topic('privacy', 'privacy, my data, personal data, gdpr, datenschutz, meine daten, dsgvo'),
  topic('wholesale', 'wholesale, bulk, b2b, reseller, grosshandel, mengenrabatt, wiederverkauf, grossbestell'),
  topic('taxes', 'vat, tax, customs, duty, duties, import fee, zoll, mwst, mehrwertsteuer, steuer'),
  topic(
    'company',
    'who are you, about you, what do you do, what do you sell, what do you offer, what can you do, your company, your shop, your store, your services, wer seid ihr, wer sind sie, was macht ihr, was verkauft ihr, was verkaufen sie, was bietet ihr, was bieten sie, eure firma, ihr unternehmen, euer shop',
    'xservices',
  ),
  aspect(
    'time',
    'how long, when, how soon, how fast, how quick, period, duration, days, arriv, expect, wie lange, wann, wie schnell, dauer, dauert',
    'day, days, week, weeks, hour, hours, month, working, takes, within, tag, tage, tagen, werktag, woche, wochen, stunde, monat, innerhalb',
  ),
  aspect(
    'money',
    'cost, costs, how much, fee, fees, charge, free, expensive, kosten, kostet, wie viel, wieviel, gebuhr, preis, kostenlos, teuer',
    'xmoney, eur, euro, euros, gratis',
  ),
];

/** Words in which visitors wrap what they ask. */
const wrapping = new Set(
  `accept accepted access acceptable allowed assist assistance case cases check checking circumstance circumstances condition conditions detail details different exist existing explain exact exactly expect gotta gonna guys hear idea info information issue item items kind list listing locate method methods modality modalities mode modes obtain offered option options policy policies problem problems procedure process question questions quick rather request requesting require required rule rules seeing service situation situations soon term terms time try trying type understand ur usually view viewing wait waiting whether wonder wondering
  angebotene arten art bedingung bedingungen erfahre erfahren erklaren fall fallen frage fragen gerade geht hilfe helfen info infos information informationen methode methoden moglich moglichkeit moglichkeiten option optionen problem probleme prufen regel regeln richtlinie richtlinien sagen schauen sehen uberprufen umstanden voraussetzungen weiss wissen`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a folded word only wraps a question. */
export const isWrapping = (word: string): boolean => wrapping.has(word);

/** The topics that a question is about, and the folded words of it that say so. */
export function topicsIn(question: string): { topics: Topic[]; words: Set<string> } {
  const words = wordsOf(question);
  const text = ` ${words.join(' ')}`;
  const said = new Set<string>();
  const topics = allTopics.filter((one) => {
    const found = one.asked.filter(
      (phrase) => text.includes(` ${phrase}`) && (phrase.length > 3 || text.concat(' ').includes(` ${phrase} `)),
    );
    for (const phrase of found) for (const part of phrase.split(' ')) for (const word of words) if (word.startsWith(part)) said.add(word);
    return found.length > 0;
  });
  return { topics, words: said };
}

/** Every word of every topic: what a misspelt word may have been meant to be. */
export const topicWords: readonly string[] = [
  ...new Set(allTopics.flatMap(({ asked }) => asked.filter((phrase) => !phrase.includes(' ') && phrase.length >= 4))),
];
