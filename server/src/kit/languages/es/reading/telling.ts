import { secondThoughts } from '../../openings.ts';
import type { Telling } from '../../shapes/telling.ts';

export const telling: Telling = {
  verbs: /(?:[aei]r(?:l[aoe]s?|me|nos)?|ría(?:mos)?)$/u,
  pieces:
    'saco sacos par pares pieza piezas unidad unidades caja cajas juego juegos paquete paquetes bolsa bolsas botella botellas bote botes lata latas frasco frascos tubo tubos rollo rollos lote lotes ovillo ovillos madeja madejas',
  pointing: {
    isNounFirst: true,
    demonstratives: 'del',
    small: 'pequeno_ pequena_ chico chica chicos chicas',
    large: 'grande grandes',
    light: 'ligero ligera',
    heavy: 'pesado pesada',
    other: /\b(?:el otro|la otra)\b/u,
  },
  definiteComparatives: undefined,
  comparing: { most: 'mas mayor', least: 'menos menor' },
  endingAlike: undefined,
  utmost: /\b(?:el|la|los|las)\s(?:m[aá]s|menos)\b/iu,
  beyond: undefined,
  bearing: 'peso|pesa|pesando|aguante|aguanta|aguantar|soporte|soporta|soportar',
  polite: /\b(?:por favor|porfa|gracias)\b/u,
  rather: {
    no: 'no',
    behind: 'mejor prefiero entonces espera perdona perdon el casi vale bueno',
    rather: new RegExp(`\\b(?:prefiero|casi)\\b|${secondThoughts}mejor\\b|\\bmejor$`, 'u'),
  },
  preferring: 'prefiero casi mejor preferiblemente preferentemente idealmente',
  best: /^(?:preferiblemente|preferentemente|idealmente|a poder ser|a ser posible|si puede ser)\b/u,
  or: { words: 'o u' },
  failing: [
    'no',
    'entiend\\w*|entend\\w*|oy\\w*|oig\\w*|oimos|escuch\\w*|ve|ven|veo|vemos|encuentr\\w*|alcanz\\w*|sabe\\w*|recuerd\\w*|consig\\w*|logr\\w*',
  ],
  shortened:
    'xq porque, pq porque, x por, tb tambien, tmb tambien, tbn tambien, cto cuanto, kuanto cuanto, pa para, xa para, finde fin de semana, dnd donde, cdo cuando, grax gracias, porfa por favor, pls por favor, kiero quiero, ay hay, hai hay, m me, bn bien, dto descuento',
  basket: {
    takes: /\b(?:me (?:lo|la|los|las)? ?(?:llevo|quedo)|ponme|pongame|quiero|dame|deme|cojo|querria|me llevo|me quedo)\b/u,
    adds: /\b(?:tambien|ademas|anad\p{L}*|agreg\p{L}*)\b/u,
    leaves: /\b(?:quita\p{L}*|quite\p{L}*|elimina\p{L}*|saca\p{L}*|olvida\p{L}*|deja fuera|dejamos fuera)\b/u,
    changes: /\b(?:mejor|en su lugar|cambi\p{L}*|prefiero|en realidad|al final)\b/u,
    single: /\b(?:sol[oa]|solamente) (?:un[oa]?|1)\b|\bun[oa]? sol[oa]\b/u,
    insteadOf: /(?<!\p{L})(?:en (?:vez|lugar) de(?:l)?)(?!\p{L})/iu,
    insteadBehind: null,
  },
  together: /\b(?:junt[oa]s|l[oa]s dos|ambos|ambas)\b/u,
  services: {
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
  partsOfSum: {
    goods: 'artículos',
    delivery: 'envío',
    wrapping: 'envoltorio de regalo',
    lettering: 'personalización',
    alteration: 'arreglo',
    assembly: 'montaje',
    cashOnDelivery: 'contra reembolso',
  },
  everyDay: 'todos los dias',
  partsOfDay: 'manana mananas mediodia tarde tardes noche temprano',
  calendar: { weekdays: 'cut', isRead: true },
  load: undefined,
  unspaced: undefined,
};
