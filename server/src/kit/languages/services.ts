/**
 * What a shop does besides selling and may charge for: 'with gift wrap and express delivery, how much is that?'. One line for each language; the same
 * words find a service in a message and in the shop's own texts. Words are folded; `*` leaves the end of a word open. Pure.
 */
import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage } from './dialogue/index.ts';

/** What is done to the goods. */
const extras = ['wrapping', 'lettering', 'alteration', 'assembly', 'cashOnDelivery'] as const;
/** Ways of delivery, of which each has a rate of its own. */
const ways = ['express', 'pickupPoint', 'courier'] as const;
export type Service = (typeof extras)[number] | (typeof ways)[number];

/** Whether a service is a way of delivery. */
export const isWay = (service: Service): boolean => (ways as readonly string[]).includes(service);

const words: Readonly<Record<DialogueLanguage, Readonly<Record<Service, string>>>> = {
  en: {
    wrapping: 'gift wrap*, giftwrap*, wrapped, wrapping, wrap it, wrap them, wrap your, wrap presents, gift packag*, wrap each, as a gift',
    lettering:
      'engrav*, lettering, monogram*, personalis*, personaliz*, embroider*, name on it, names on it, with a name, with his name, with her name, with their names, with my name, initials',
    alteration: 'hemmed, hemming, shortened, shortening, taken in, alteration*, cut to size, cut to length',
    assembly: 'assembly, assembled, fitting service, fitted, put together for you, installation, installed',
    cashOnDelivery: 'cash on delivery, pay on delivery, cod',
    express: 'express, next day, next working day, overnight, same day, expedited, priority, 24 hour, 24h',
    pickupPoint: 'parcel shop, pickup point, pick up point, collection point, parcel locker, locker, click and collect, drop off point',
    courier: 'courier',
  },
  de: {
    wrapping:
      'geschenkverpack*, geschenkpapier, einpack*, eingepackt, verpackt als geschenk, als geschenk, geschenke ein, packt ihr, geschenkservice, geschenkbox, geschenktute',
    lettering:
      'gravur*, gravier*, beschrift*, personalis*, bestick*, mit namen, mit dem namen, mit seinem namen, mit ihrem namen, namen drauf, einen namen, einbrenn*, monogramm*, initialen, wunschtext',
    alteration: 'gekurzt, kurzung, kurzer machen, umnahen, umgenaht, zuschnitt, zugeschnitten, anderungsschneider*',
    assembly: 'montage*, montier*, aufbauservice, aufbau, aufgebaut, einbau, eingebaut',
    cashOnDelivery: 'nachnahme, per nachnahme',
    express: 'express*, eilversand, am nachsten tag, nachster tag, uber nacht, overnight',
    pickupPoint: 'packstation, paketshop, abholstation, abholpunkt',
    courier: 'kurier',
  },
  fr: {
    wrapping: 'emballage cadeau, papier cadeau, paquet cadeau, paquets cadeaux, emball*, pochette cadeau, pochette en tissu',
    lettering:
      'grav*, brod*, personnalis*, avec son prenom, avec un prenom, avec le prenom, avec son nom, avec le nom, initiales, marquage, monogramm*',
    alteration: 'ourlet*, raccourc*, retouche*, recoup*, coupe sur mesure',
    assembly: 'montage, monte a domicile, installation, pose a domicile',
    cashOnDelivery: 'contre remboursement',
    express: 'express, chronopost, en 24 h, en 24h, le lendemain',
    pickupPoint: 'point relais, points relais, relais colis, mondial relay, relais, consigne',
    courier: 'colissimo, a domicile',
  },
  es: {
    wrapping: 'papel de regalo, envoltorio*, envolv*, envuelv*, envuelt*, para regalo, empaquet*',
    lettering:
      'grabad*, grabamos, grabar, bordad*, personaliz*, con su nombre, con el nombre, con un nombre, con nombre, iniciales, rotul*',
    alteration: 'dobladillo*, acortad*, acortar, arreglo de costura, cortado a medida, cortada a medida',
    assembly: 'montaje, montad*, instalacion, instalad*',
    cashOnDelivery: 'contra reembolso, contrarreembolso',
    express: 'expres, express, urgente, 24 horas, 24 h, al dia siguiente',
    pickupPoint: 'punto de recogida, punto de entrega, puntos de recogida, taquilla',
    courier: 'mensajeria, mensajero, a domicilio',
  },
  it: {
    wrapping: 'confezione regalo, pacchetto regalo, pacchetti regalo, pacco regalo, carta regalo, impacchett*, incart*, confezion* regalo',
    lettering: 'incision*, incis*, ricam*, personalizz*, con il nome, con il suo nome, con nome, inizial*, monogramm*',
    alteration: 'orlo, accorci*, modifica sartoriale, taglio su misura',
    assembly: 'montaggio, montat*, installazione, installat*',
    cashOnDelivery: 'contrassegno, in contrassegno',
    express: 'espress*, express, in 24 ore, il giorno dopo',
    pickupPoint: 'punto di ritiro, punti di ritiro, locker, fermopoint, fermo point',
    courier: 'a domicilio, con corriere, con il corriere',
  },
  nl: {
    wrapping: 'cadeauverpak*, inpak*, ingepakt, pakken jullie, pakken we het in, cadeaupapier, geschenkverpak*, als cadeau',
    lettering:
      'graver*, gegraveer*, gravur*, borduur*, geborduur*, personali*, gepersonali*, met naam, met een naam, met zijn naam, met haar naam, met de naam, initialen, opdruk',
    alteration: 'inkort*, ingekort, zomen, gezoomd, vermaken, vermaakt, op maat gesneden',
    assembly: 'montage*, gemonteerd, in elkaar gezet, opbouw',
    cashOnDelivery: 'rembours, onder rembours',
    express: 'express*, spoed*, volgende dag, avondlevering',
    pickupPoint: 'afhaalpunt*, pakketpunt*, postnl punt, ophaalpunt*, pakketautomaat',
    courier: 'koerier',
  },
  pl: {
    wrapping:
      'zapakuj*, spakuj*, zapakow*, pakowani* na prezent, pakowani* prezent*, zapakow*, zapakuj*, pakujecie, pakowaniem, opakowanie prezentowe, na prezent, papier ozdobny, ozdobny papier',
    lettering: 'grawer*, haft*, personaliz*, z imieniem, imie, z nazwiskiem, z napisem, nadruk*, inicjal*',
    alteration: 'skroceni*, skrocic, podwiniec*, obszyci*, przerobk*, dociec*, dociecia',
    assembly: 'montaz*, zmontow*, zlozen*, instalacj*',
    cashOnDelivery: 'za pobraniem, pobranie, przy odbiorze',
    express: 'ekspres*, nastepnego dnia, na jutro, priorytet*',
    pickupPoint: 'paczkomat*, punkt odbioru, punktu odbioru, automat*',
    courier: 'kurier*',
  },
  tr: {
    wrapping: 'hediye paket*, paketli, paketleme*, paketliyor*, hediye kutu*, hediye ambalaj*',
    lettering: 'isim, isimle, isimli, ismi*, isim yazdirma, gravur*, kisiye ozel*, nakis*, bas harf*, lazer*',
    alteration: 'kisaltma*, paca yapimi, tadilat*, olcuye kesim',
    assembly: 'montaj*, kurulum*',
    cashOnDelivery: 'kapida odeme*, kapida',
    express: 'ekspres*, express, ertesi gun, ayni gun, hizli kargo, acil',
    pickupPoint: 'teslimat noktasi*, kargo noktasi*, gel al',
    courier: 'kurye*',
  },
  ar: {
    wrapping: 'تغليف*, التغليف, مغلف*, مغلفه, ورق هدايا',
    lettering: 'نقش*, النقش, حفر*, الحفر, تطريز*, التطريز, باسمه, باسمها, مع الاسم, كتابه الاسم, الاحرف الاولي',
    alteration: 'تقصير*, التقصير, تعديل المقاس',
    assembly: 'تركيب*, التركيب, تجميع*, التجميع',
    cashOnDelivery: 'الدفع عند الاستلام, عند الاستلام',
    express: 'سريع*, السريع, عاجل*, العاجل, اليوم التالي, اكسبريس',
    pickupPoint: 'نقطه استلام, نقاط الاستلام, نقطه الاستلام',
    courier: 'مندوب*, المندوب',
  },
  ja: {
    wrapping: 'ラッピング, ギフト包装, 包装, のし, 熨斗',
    lettering: '名入れ, 刻印, 刺繍, 彫刻, イニシャル',
    alteration: '裾上げ, 丈詰め, 丈直し',
    assembly: '組み立て, 組立, 設置, 取り付け, 取付',
    cashOnDelivery: '代引き, 代引, 代金引換',
    express: '速達, お急ぎ便, 翌日, 即日, 当日',
    pickupPoint: 'コンビニ受取, コンビニ受け取り, 店頭受取, 店頭受け取り',
    courier: '宅配便, ネコポス, メール便, レターパック, ゆうパック',
  },
};

/** What a reply calls each, in the list behind a sum. */
const names: Readonly<Record<DialogueLanguage, Readonly<Record<Exclude<Service, (typeof ways)[number]> | 'goods' | 'delivery', string>>>> =
  {
    en: {
      goods: 'goods',
      delivery: 'delivery',
      wrapping: 'gift wrapping',
      lettering: 'personalisation',
      alteration: 'alteration',
      assembly: 'assembly',
      cashOnDelivery: 'cash on delivery',
    },
    de: {
      goods: 'Ware',
      delivery: 'Versand',
      wrapping: 'Geschenkverpackung',
      lettering: 'Beschriftung',
      alteration: 'Änderung',
      assembly: 'Montage',
      cashOnDelivery: 'Nachnahme',
    },
    fr: {
      goods: 'articles',
      delivery: 'livraison',
      wrapping: 'emballage cadeau',
      lettering: 'personnalisation',
      alteration: 'retouche',
      assembly: 'montage',
      cashOnDelivery: 'contre remboursement',
    },
    es: {
      goods: 'artículos',
      delivery: 'envío',
      wrapping: 'envoltorio de regalo',
      lettering: 'personalización',
      alteration: 'arreglo',
      assembly: 'montaje',
      cashOnDelivery: 'contra reembolso',
    },
    it: {
      goods: 'articoli',
      delivery: 'spedizione',
      wrapping: 'confezione regalo',
      lettering: 'personalizzazione',
      alteration: 'modifica',
      assembly: 'montaggio',
      cashOnDelivery: 'contrassegno',
    },
    nl: {
      goods: 'artikelen',
      delivery: 'verzending',
      wrapping: 'cadeauverpakking',
      lettering: 'personalisatie',
      alteration: 'vermaken',
      assembly: 'montage',
      cashOnDelivery: 'rembours',
    },
    pl: {
      goods: 'towar',
      delivery: 'dostawa',
      wrapping: 'pakowanie na prezent',
      lettering: 'personalizacja',
      alteration: 'przeróbka',
      assembly: 'montaż',
      cashOnDelivery: 'pobranie',
    },
    tr: {
      goods: 'ürünler',
      delivery: 'kargo',
      wrapping: 'hediye paketi',
      lettering: 'kişiselleştirme',
      alteration: 'tadilat',
      assembly: 'montaj',
      cashOnDelivery: 'kapıda ödeme',
    },
    ar: {
      goods: 'المنتجات',
      delivery: 'التوصيل',
      wrapping: 'تغليف الهدايا',
      lettering: 'كتابة الاسم',
      alteration: 'التعديل',
      assembly: 'التركيب',
      cashOnDelivery: 'الدفع عند الاستلام',
    },
    ja: {
      goods: '商品',
      delivery: '送料',
      wrapping: 'ギフト包装',
      lettering: '名入れ',
      alteration: 'お直し',
      assembly: '組み立て',
      cashOnDelivery: '代引き手数料',
    },
  };

/** What a reply calls a part of a sum. */
export const nameOfPart = (part: Service | 'goods' | 'delivery', language: DialogueLanguage): string =>
  names[language][part === 'express' || part === 'pickupPoint' || part === 'courier' ? 'delivery' : part];

interface Form {
  service: Service;
  words: readonly string[];
  isOpen: boolean;
}

const formsOf = new Map<DialogueLanguage, readonly Form[]>(
  (Object.keys(words) as DialogueLanguage[]).map((language) => [
    language,
    (Object.entries(words[language]) as [Service, string][]).flatMap(([service, list]) =>
      list.split(',').map((form) => ({
        service,
        words:
          language === 'ja'
            ? [foldText(form.trim())]
            : form
                .replace('*', '')
                .trim()
                .split(' ')
                .map((word) => comparable(foldText(word))),
        isOpen: form.trim().endsWith('*'),
      })),
    ),
  ]),
);

/** The services that a text names, each once, with the folded words that name it. */
export function servicesIn(text: string, language: DialogueLanguage): { service: Service; words: readonly string[] }[] {
  const said = language === 'ja' ? [foldText(text.normalize('NFKC'))] : foldedWords(text).map(comparable);
  const found = new Map<Service, string[]>();
  for (const { service, words: form, isOpen } of formsOf.get(language) ?? [])
    for (let from = 0; from + form.length <= said.length; from++) {
      const isHere = form.every((word, at) => {
        const own = said[from + at] ?? '';
        return language === 'ja' ? own.includes(word) : isOpen && at === form.length - 1 ? own.startsWith(word) : own === word;
      });
      if (isHere) found.set(service, [...(found.get(service) ?? []), ...(language === 'ja' ? form : said.slice(from, from + form.length))]);
    }
  return [...found].map(([service, named]) => ({ service, words: named }));
}

/** The word for a service by which the shop's texts are searched. */
export const wordForService = (service: Service, language: DialogueLanguage): string =>
  words[language][service].split(',')[0]?.replace('*', '') ?? '';
