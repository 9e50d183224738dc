import type { Shop } from '../../../lib/shop.ts';

/** Pottery for the kitchen, in Spanish. */
export const alfar: Shop = {
  key: 'alfar',
  language: 'es',
  currency: 'EUR',
  url: 'https://alfarluna.example',
  quiz: { question: '¿Para qué lo necesita?', answers: ['Para la mesa', 'Otra cosa'] },
  profile: {
    companyName: 'Alfar Luna',
    whatServicesDoYouOfferToClients:
      'Hacemos cerámica a mano en Úbeda. Aceptamos encargos de vajillas a partir de 12 piezas; un encargo tarda unas seis semanas.',
    moreInformationAboutYourProducts:
      'Toda nuestra cerámica está libre de plomo. Solo las cazuelas son aptas para el horno. Las piezas con oro no se pueden meter en el microondas.',
    howCanCustomersReachYouOrYourTeam: 'taller@alfarluna.example o 953 100 200',
    whatAreFAQs: `¿Cuánto tarda el envío?
En la península entregamos en 3 a 5 días laborables. A Baleares y Canarias tarda de 7 a 10 días laborables.

¿Cuánto cuesta el envío?
El envío a la península cuesta 6,50 € y es gratis a partir de 75 €. A Baleares y Canarias cuesta 14 €.

¿Envían fuera de España?
Solo enviamos a España y Portugal.

¿Puedo devolver una pieza?
Puede devolver las piezas sin usar en un plazo de 20 días. Los encargos no se pueden devolver.

¿Qué pasa si llega rota?
Si una pieza llega rota, la reemplazamos gratis; envíenos una foto en las primeras 48 horas.

¿Cómo se puede pagar?
Se puede pagar con tarjeta, Bizum o transferencia. No aceptamos pagos contra reembolso.`,
    howMuchDiscountCanYouDoMaximum: '12 % a partir de 10 piezas',
  },
  pages: [],
  products: [
    {
      title: 'Plato llano Luna',
      price: 18,
      categories: ['Platos'],
      attributes: { Diámetro: ['26 cm'], Color: ['Blanco', 'Azul'], Lavavajillas: ['Sí'] },
    },
    {
      title: 'Plato hondo Luna',
      price: 17,
      categories: ['Platos'],
      attributes: { Diámetro: ['22 cm'], Color: ['Blanco'], Lavavajillas: ['Sí'] },
    },
    { title: 'Taza Olivar', price: 12.5, categories: ['Tazas'], attributes: { Capacidad: ['300 ml'], Color: ['Verde'] } },
    { title: 'Taza Olivar con oro', price: 21, categories: ['Tazas'], attributes: { Capacidad: ['300 ml'], Color: ['Verde', 'Oro'] } },
    { title: 'Cazuela Sierra', price: 39, was: 46, categories: ['Cazuelas'], attributes: { Capacidad: ['2 litros'], Color: ['Marrón'] } },
    { title: 'Cazuela Sierra grande', price: 55, categories: ['Cazuelas'], attributes: { Capacidad: ['4 litros'], Color: ['Marrón'] } },
    {
      title: 'Jarra Fuente',
      price: 28,
      inStock: false,
      categories: ['Jarras'],
      attributes: { Capacidad: ['1,5 litros'], Color: ['Azul'] },
    },
    { title: 'Ensaladera Campo', price: 34, categories: ['Ensaladeras'], attributes: { Diámetro: ['30 cm'], Color: ['Amarillo'] } },
    { title: 'Aceitera Gota', price: 16, was: 20, categories: ['Aceiteras'], attributes: { Capacidad: ['250 ml'] } },
    { title: 'Macetero Patio', price: 24, categories: ['Maceteros'], attributes: { Diámetro: ['18 cm'], Color: ['Azul', 'Blanco'] } },
  ],
};
